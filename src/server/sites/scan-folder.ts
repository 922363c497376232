import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What a folder of merchants holds: a mark of size and time by file, and the folders to watch. */
export type FolderScan = {
  /** Path below the root with `/`, e.g. `aurora/pages/home.json` → mark. */
  readonly marks: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** Links of an `assets` folder that lead out of it: what stands there is not the merchant's to show. */
  readonly refused: readonly string[];
};

/** What desktops leave in folders that somebody looked into. */
const ofSystems =
  /^(?:thumbs\.db(?::encryptable)?|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|__macosx|\$recycle\.bin)$/i;

/** Lists every file of `root` but hidden ones. A folder or file that disappears meanwhile is left out. */
export async function scanFolder(root: string): Promise<FolderScan> {
  const marks = new Map<string, string>();
  const folders: string[] = [];
  const refused: string[] = [];
  async function visit(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    folders.push(join(root, folder));
    await Promise.all(
      entries.map(async (entry) => {
        if (entry.name.startsWith('.') || entry.name.endsWith('~') || ofSystems.test(entry.name)) return;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isSymbolicLink() && (await leadsOut(root, path))) return void refused.push(path);
        const found = await stat(join(root, path)).catch(() => undefined);
        if (found?.isDirectory()) await visit(path);
        else if (found?.isFile()) marks.set(path, `${found.size} ${found.mtimeMs} ${found.ino}`);
      }),
    );
  }
  await visit('');
  return { marks: new Map([...marks].sort(([first], [second]) => (first < second ? -1 : 1))), folders, refused };
}

/** Whether a link of an `assets` folder leads elsewhere: what is in it is given to every visitor. A merchant's own folder may be a link. */
async function leadsOut(root: string, path: string): Promise<boolean> {
  const [merchant = '', place, ...rest] = path.split('/');
  if (place !== 'assets') return false;
  const home = rest.length === 0 ? join(root, merchant) : join(root, merchant, 'assets');
  const [target, inside] = await Promise.all(
    [join(root, path), home].map((one) => realpath(one).catch(() => undefined)),
  );
  return target !== undefined && !target.startsWith(`${inside}${sep}`);
}

/** Paths whose mark differs between two scans, removed ones included. */
export function changedPaths(before: FolderScan['marks'], after: FolderScan['marks']): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
