import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Whether a path names a JSON file of a merchant, such as `aurora/pages/home.json`. No path leads out of the folder,
 * and none names a hidden file.
 */
export function isConfigPath(path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length >= 2 &&
    parts.length <= 4 &&
    path.endsWith('.json') &&
    parts.every((part) => /^[^./\\\0:*?"<>|][^/\\\0:*?"<>|]*$/.test(part))
  );
}

/** The text of a file; undefined if there is none. */
export function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file in one step: whoever reads meanwhile gets the old text or the new one. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    writeFileSync(temporary, text, mode === undefined ? {} : { mode });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Paths of all files below a folder, with `/`; none if it does not exist. */
export function filesBelow(folder: string): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
