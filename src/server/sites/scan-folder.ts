import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a folder of merchants holds: a mark of size and time by file, and the folders to watch. */
export type FolderScan = {
  /** Path below the root with `/`, e.g. `aurora/pages/home.json` → mark. */
  readonly marks: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
};

/** Lists every file of `root` but hidden ones. A folder or file that disappears meanwhile is left out. */
export async function scanFolder(root: string): Promise<FolderScan> {
  const marks = new Map<string, string>();
  const folders: string[] = [];
  async function visit(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    folders.push(join(root, folder));
    await Promise.all(
      entries.map(async (entry) => {
        if (entry.name.startsWith('.') || entry.name.endsWith('~')) return;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        const found = await stat(join(root, path)).catch(() => undefined);
        if (found?.isDirectory()) await visit(path);
        else if (found?.isFile()) marks.set(path, `${found.size} ${found.mtimeMs} ${found.ino}`);
      }),
    );
  }
  await visit('');
  return { marks: new Map([...marks].sort(([first], [second]) => (first < second ? -1 : 1))), folders };
}

/** Paths whose mark differs between two scans, removed ones included. */
export function changedPaths(before: FolderScan['marks'], after: FolderScan['marks']): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
