import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sha256Of } from '../content-hash';
import { publishMessages } from './messages';
import { type PointerAt, pointerFile, type Target } from './target';

/** How long to wait for the lock of another process, and between two tries. */
const lockMs = 10_000;
const retryMs = 50;

/** A folder, such as one that nginx serves. A lock file lets one process at a time compare and write the pointer. */
export function createFolderTarget(name: string, patienceMs = lockMs): Target {
  const root = resolve(name);
  const lock = join(root, `${pointerFile}.lock`);

  async function pointer(): Promise<PointerAt | undefined> {
    const content = await readOptionalFile(join(root, pointerFile));
    if (content === undefined) return undefined;
    return { text: new TextDecoder().decode(content), etag: sha256Of(content) };
  }

  async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    await takeLock(lock, patienceMs);
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }

  return {
    name,
    async has(file, size) {
      const stats = await stat(join(root, file)).catch(() => undefined);
      return stats?.isFile() === true && stats.size === size;
    },
    read: (file) => readOptionalFile(join(root, file)),
    put: ({ file, content }) => writeWhole(join(root, file), content),
    pointer,
    movePointer: (text, etag) =>
      withLock(async () => {
        if ((await pointer())?.etag !== etag) return false;
        await writeWhole(join(root, pointerFile), text);
        return true;
      }),
    forcePointer: (text) => withLock(() => writeWhole(join(root, pointerFile), text)),
    keepsConditions: async () => true,
  };
}

/** The lock of a process that was killed is not broken: two who break it at once would both publish. */
async function takeLock(lock: string, patienceMs: number): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const handle = await open(lock, 'wx').catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
      return undefined;
    });
    if (handle !== undefined) return handle.close();
    if (Date.now() > deadline) throw new Error(publishMessages.locked(lock));
    await wait(retryMs);
  }
}

/** Writes a file so that a reader gets the old content or the new one, never a part. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporaryPath = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporaryPath, content, { flush: true });
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

async function readOptionalFile(path: string): Promise<Uint8Array | undefined> {
  return readFile(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
