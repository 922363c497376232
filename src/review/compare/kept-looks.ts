import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../messages';
import { compareLooks, type Look } from './compare-looks';
import type { LooksReport } from './looks-report';

/** Compares two folders of kept pages. Throws an `Error` for ops if one has none. */
export function compareKept(from: string, to: string): LooksReport {
  const [before, after] = [looksIn(from), looksIn(to)];
  const pages = new Set([...before.keys(), ...after.keys()]).size;
  return { from, to, pages, changes: compareLooks(before, after) };
}

/** The kept pages of a folder, by name. */
function looksIn(folder: string): ReadonlyMap<string, Look> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  if (files.length === 0) throw new Error(messages.noLooks(folder));
  return new Map(
    files.map((file) => {
      const name = file.slice(0, -'.txt'.length);
      const picture = join(folder, `${name}.png`);
      return [
        name,
        {
          outline: readFileSync(join(folder, file), 'utf8'),
          picture: existsSync(picture) ? createHash('sha256').update(readFileSync(picture)).digest('hex') : undefined,
        },
      ] as const;
    }),
  );
}

/** The picture of a kept page, as a data URL; undefined if none was kept. */
export function pictureIn(folder: string, name: string): string | undefined {
  const file = join(folder, `${name}.png`);
  return existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString('base64')}` : undefined;
}
