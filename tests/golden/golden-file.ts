import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const folder = 'tests/golden/files';
const isUpdate = process.env.GOLDEN === 'write';
const used = new Set<string>();

/** What the golden file holds, nothing where there is none; with `npm run golden` the text is written first. */
export function golden(path: string, text: string): string {
  const file = join(folder, path);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    if (text === '') rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
  if (text !== '') used.add(path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Golden files below `below` that nothing has asked for; with `npm run golden` they are removed. */
export function obsoleteGolden(below: string): readonly string[] {
  const root = join(folder, below);
  if (!existsSync(root)) return [];
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const obsolete = files.filter((path) => !used.has(path));
  if (!isUpdate) return obsolete;
  for (const path of obsolete) rmSync(join(folder, path));
  return [];
}
