/** Decides when to scan a folder: after a change that the system reports, and at times before a navigation. */
export type FolderReload = {
  /** Call it when the system reports a change. */
  readonly touch: () => void;
  /** Call it before a navigation: waits for a running scan, and scans where the interval has passed. */
  readonly refresh: () => Promise<void>;
  /** Scans now, or waits for the scan that is running. */
  readonly reload: () => Promise<void>;
};

/** The scan, and the clock in epoch ms. */
export type FolderReloadInput = {
  /** Scans the folder and applies what changed. Must not reject. */
  readonly take: () => Promise<void>;
  readonly clock: () => number;
};

/** Scans use at most a twentieth of the time: every 100 ms for a small folder, less often for a large one. */
const scanEveryMs = 100;
const pauseFactor = 20;
/** A file that changed less than this long ago may be half written. */
const quietMs = 20;
/** The longest time that a navigation waits for a scan and for the compiling after it. */
const patienceMs = 1_500;

/** One scan at a time. A change that is reported during a scan leads to another scan. */
export function createFolderReload({ take, clock }: FolderReloadInput): FolderReload {
  let isDirty = false;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let scannedAt = Number.NEGATIVE_INFINITY;
  let scanMs = 0;
  let running: Promise<void> | undefined;

  async function scan(): Promise<void> {
    do {
      while (performance.now() - touchedAt < quietMs) await sleep(quietMs);
      isDirty = false;
      scannedAt = clock();
      const startedAt = performance.now();
      await take();
      scanMs = performance.now() - startedAt;
    } while (isDirty);
  }

  function reload(): Promise<void> {
    running ??= scan().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    reload,
    touch() {
      touchedAt = performance.now();
      isDirty = true;
      void reload();
    },
    async refresh() {
      await nextTurn();
      const isScanDue = clock() - scannedAt >= Math.max(scanEveryMs, scanMs * pauseFactor);
      if (running !== undefined || isDirty || isScanDue) await Promise.race([reload(), sleep(patienceMs)]);
    },
  };
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

/** Lets pending file system events run first, so that a change before the request is noticed. */
const nextTurn = () => new Promise<void>((done) => setImmediate(done));
