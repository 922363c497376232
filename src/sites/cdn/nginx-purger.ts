import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cdnMessages } from './messages';
import type { Purger } from './purger';

/** The answer's headers stand within these first bytes of a file of the cache. */
const headBytes = 16 * 1024;

/**
 * The folder of an nginx's cache, on this machine. nginx has no keys and no command to forget. It asks again for a file
 * that is gone from its disk, and each file holds the headers of its answer.
 */
export function createNginxPurger(folder: string): Purger {
  const name = `the cache of nginx in ${folder}`;
  return {
    names: [name],
    async forget(keys) {
      const keysToForget = new Set(keys);
      try {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const entry of entries) {
          const path = join(entry.parentPath, entry.name);
          if (entry.isFile() && (await keysOf(path)).some((key) => keysToForget.has(key)))
            await rm(path, { force: true });
        }
        return [];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return [cdnMessages.notForgotten(name, reason)];
      }
    },
  };
}

/** The keys of a file; none if nginx has just removed it. */
async function keysOf(path: string): Promise<readonly string[]> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return [];
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1);
    return /\r\nsurrogate-key: *([^\r\n]*)/i.exec(head)?.[1]?.split(' ') ?? [];
  } finally {
    await file.close();
  }
}
