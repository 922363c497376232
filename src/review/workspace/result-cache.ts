import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from '@/sites/content-hash';

/** Results of earlier commands, by everything they were computed from. Losing them does no harm. */
export type ResultCache = {
  readonly read: (input: string) => unknown;
  readonly keep: (input: string, answer: unknown) => void;
};

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Keeps results in a folder. The first one that is kept removes those that are older than a day. `codeVersion`
 * identifies the code: other code may give other results.
 */
export function createResultCache(folder: string, codeVersion: string): ResultCache {
  let areOldRemoved = false;
  const fileOf = (input: string) => join(folder, `${contentHash(`${codeVersion}\0${input}`)}.json`);
  return {
    read: (input) => {
      try {
        return JSON.parse(readFileSync(fileOf(input), 'utf8'));
      } catch {
        return undefined; // The result was never kept, or was deleted.
      }
    },
    keep: (input, answer) => {
      try {
        mkdirSync(folder, { recursive: true });
        const temporary = `${fileOf(input)}.${process.pid}`;
        writeFileSync(temporary, JSON.stringify(answer));
        renameSync(temporary, fileOf(input));
        if (!areOldRemoved) removeOld(folder);
        areOldRemoved = true;
      } catch {
        // If the folder is read-only, results are computed each time.
      }
    },
  };
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { force: true });
  }
}

const noCache: ResultCache = { read: () => undefined, keep: () => undefined };

/**
 * The cache of this command, in a folder beside its built code. It keeps nothing where a command runs from sources, as
 * in tests: they may change while it runs.
 */
export const resultCache = cacheBeside(fileURLToPath(import.meta.url));

/** Built code is in `.livery/ops/<command>/<hash of its code and libraries>`. */
function cacheBeside(file: string): ResultCache {
  const codeFolder = dirname(file);
  const folder = resolve(codeFolder, '../..');
  return folder.endsWith(join('.livery', 'ops'))
    ? createResultCache(join(folder, 'answers'), `${basename(codeFolder)} ${process.version}`)
    : noCache;
}
