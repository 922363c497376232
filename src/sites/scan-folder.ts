import { lstat, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, parse, resolve, sep } from 'node:path';

/** A folder to watch, or one name in it. `id` (device and inode) changes when a link leads to another folder. */
export type FolderToWatch = { readonly path: string; readonly id: string; readonly name?: string };

/** A link that is not followed: it leaves its `assets` folder, leads into a folder that contains it, or to nothing. */
export type LeftOutLink = { readonly path: string; readonly why: 'leads out' | 'leads round' | 'leads nowhere' };

/** The content of a folder of merchants: a mark of size and time for each file, and the folders to watch. */
export type FolderScan = {
  /** Path below the root, such as `aurora/pages/home.json`, → mark. */
  readonly marks: ReadonlyMap<string, string>;
  readonly folders: readonly FolderToWatch[];
  readonly leftOut: readonly LeftOutLink[];
};

/** Lists the files of `root`, or of these folders in it. Skips litter, and files that disappear meanwhile. */
export async function scanFolder(root: string, onlyFolders: readonly string[] = ['']): Promise<FolderScan> {
  const marks = new Map<string, string>();
  const folders: FolderToWatch[] = [];
  const links = new Set([root]);
  const leftOut: LeftOutLink[] = [];
  async function visit(folder: string, ancestorIds: readonly string[]): Promise<void> {
    const path = join(root, folder);
    const [entries, id] = await Promise.all([readdir(path, { withFileTypes: true }).catch(() => []), idOf(path)]);
    if (id === undefined) return;
    if (ancestorIds.includes(id)) return void leftOut.push({ path: folder, why: 'leads round' });
    folders.push({ path, id });
    await Promise.all(
      entries.map(async (entry) => {
        if (isLitter(entry.name)) return;
        const entryPath = folder === '' ? entry.name : `${folder}/${entry.name}`;
        const isLink = entry.isSymbolicLink();
        if (isLink && (await leadsOut(root, entryPath)))
          return void leftOut.push({ path: entryPath, why: 'leads out' });
        const stats = await stat(join(root, entryPath)).catch(() => undefined);
        if (isLink && stats === undefined) leftOut.push({ path: entryPath, why: 'leads nowhere' });
        if (isLink && stats?.isDirectory()) links.add(join(root, entryPath));
        if (stats?.isDirectory()) await visit(entryPath, [...ancestorIds, id]);
        else if (stats?.isFile()) marks.set(entryPath, `${stats.size} ${stats.mtimeMs} ${stats.ino}`);
      }),
    );
  }
  await Promise.all(onlyFolders.map((folder) => visit(folder, [])));
  const linksOnPaths = (await Promise.all([...links].map((path) => linksTo(path)))).flat();
  const watchedPaths = new Set(folders.map(({ path }) => path));
  for (const link of new Set(linksOnPaths.filter((path) => !watchedPaths.has(dirname(path)))))
    folders.push({ path: dirname(link), id: (await idOf(dirname(link))) ?? '', name: basename(link) });
  return { marks: new Map([...marks].sort(([first], [second]) => (first < second ? -1 : 1))), folders, leftOut };
}

async function idOf(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats && `${stats.dev}:${stats.ino}`;
}

/** A longer chain of links is taken for a circle. */
const mostLinksInARow = 8;

/** Links on the way to a path. git-sync and Kubernetes replace such a link and leave the old folder as it was. */
async function linksTo(path: string, depth = 0): Promise<readonly string[]> {
  const absolutePath = resolve(path);
  const { root } = parse(absolutePath);
  const links: string[] = [];
  for (let part = absolutePath; part !== root; part = dirname(part)) {
    if ((await lstat(part).catch(() => undefined))?.isSymbolicLink() !== true) continue;
    links.push(part);
    const target = await readlink(part).catch(() => undefined);
    if (target !== undefined && depth < mostLinksInARow)
      links.push(...(await linksTo(resolve(dirname(part), target), depth + 1)));
  }
  return links;
}

/** Files that systems and archive programs leave in any folder. They belong to no merchant. */
const systemFileName =
  /^(?:thumbs\.db(?::encryptable)?|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|\$recycle\.bin|system volume information|__macosx|@eadir|~\$.*)$/i;

/** Whether a name is a hidden file, an editor's backup, or a system file. */
export function isLitter(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~') || systemFileName.test(name);
}

/**
 * Whether a link in an `assets` folder leads outside of it, or a link named `assets` outside of its merchant: every
 * visitor can read what it leads to. The merchant's folder itself may be a link.
 */
async function leadsOut(root: string, path: string): Promise<boolean> {
  const [merchant = '', subfolder, ...rest] = path.split('/');
  if (subfolder !== 'assets') return false;
  const allowedFolder = rest.length === 0 ? join(root, merchant) : join(root, merchant, 'assets');
  const [target, allowedPath] = await Promise.all(
    [join(root, path), allowedFolder].map((linkPath) => realpath(linkPath).catch(() => undefined)),
  );
  return target !== undefined && !target.startsWith(`${allowedPath}${sep}`);
}

/** Paths whose mark differs between two scans, with new and removed files. */
export function changedPaths(before: FolderScan['marks'], after: FolderScan['marks']): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
