/** When a folder is looked at: after a change that the system told of, and now and then for those it did not. */
export type FolderReload = {
  /** The system says that something changed. */
  readonly touch: () => void;
  /** Before a navigation: waits for what is under way, and looks where it is time. */
  readonly refresh: () => Promise<void>;
  /** Looks at once. */
  readonly reload: () => Promise<void>;
};

/** How often, and what a look is. */
export type FolderReloadInput = {
  /** Looks at the folder and takes what changed. Must not reject. */
  readonly take: () => Promise<void>;
  readonly clock: () => number;
};

/** Looks take a twentieth of the time at most: every 100 ms for a small folder, seldom for a large one. */
const lookEveryMs = 100;
const lookShare = 20;
/** A file that was touched just now may be half written. */
const quietMs = 20;
/** A navigation waits for a look and for what it finds to compile, but not without end. */
const patienceMs = 1_500;

/** One look at a time; a change told of during a look is looked at again. */
export function createFolderReload({ take, clock }: FolderReloadInput): FolderReload {
  let isDirty = false;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let lookMs = 0;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    do {
      while (performance.now() - touchedAt < quietMs) await sleep(quietMs);
      isDirty = false;
      lookedAt = clock();
      const startedAt = performance.now();
      await take();
      lookMs = performance.now() - startedAt;
    } while (isDirty);
  }

  function reload(): Promise<void> {
    running ??= look().finally(() => {
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
      const isTime = clock() - lookedAt >= Math.max(lookEveryMs, lookMs * lookShare);
      if (running !== undefined || isDirty || isTime) await Promise.race([reload(), sleep(patienceMs)]);
    },
  };
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

/** Lets what the system told of before the request be heard before it. */
const nextTurn = () => new Promise<void>((done) => setImmediate(done));
