import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigFile } from '@/engine';
import { hashOf } from '../assets/encode-body';
import { pictureFile, textFile } from './config-files';
import { chainOf, merchantOf, type Parents, parentIn } from './merchant-chain';
import { changedPaths, type FolderScan, scanFolder } from './scan-folder';
import type { Asset } from './site-source';

/** A folder of merchants, kept in memory: only changed files are read again. */
export type FolderFiles = {
  /** Looks at the folder: all its files where one changed, `undefined` where none did. */
  readonly update: () => Promise<readonly ConfigFile[] | undefined>;
  readonly merchants: () => readonly string[];
  /** Every folder below the root, for watchers. */
  readonly folders: () => readonly string[];
  /** Links in `assets` that lead out of it and are left out. */
  readonly refused: () => readonly string[];
  /** Assets of a merchant, its ancestors' where it has none of that name. */
  readonly assetsOf: (merchant: string) => ReadonlyMap<string, Asset>;
};

/** Opens the folder at `root`, or these merchants of it; nothing is read before the first `update`. */
export function createFolderFiles(root: string, only?: readonly string[]): FolderFiles {
  let scan: FolderScan = { marks: new Map(), folders: [], refused: [] };
  let parents: Parents = new Map();
  const files = new Map<string, ConfigFile>();
  const assets = new Map<string, Asset>();

  async function take(path: string): Promise<void> {
    const content = await readFile(join(root, path)).catch(() => undefined);
    files.delete(path);
    assets.delete(path);
    if (content === undefined || !path.includes('/')) return;
    if (isAsset(path)) {
      files.set(path, pictureFile(path, content));
      assets.set(path, { hash: hashOf(content), read: () => readFile(join(root, path)) });
    } else files.set(path, isRead(path) ? textFile(path, content) : { path, text: '' });
  }

  async function update(): Promise<readonly ConfigFile[] | undefined> {
    const next = await scanFolder(root, only);
    const changed = changedPaths(scan.marks, next.marks);
    scan = next;
    if (changed.length === 0) return undefined;
    await inTurns(changed, take);
    parents = readParents(files);
    return [...files.values()].sort((first, second) => (first.path < second.path ? -1 : 1));
  }

  function assetsOf(merchant: string): ReadonlyMap<string, Asset> {
    const found = new Map<string, Asset>();
    for (const link of [...chainOf(merchant, parents)].reverse()) {
      const prefix = `${link}/assets/`;
      for (const [path, asset] of assets) if (path.startsWith(prefix)) found.set(path.slice(prefix.length), asset);
    }
    return found;
  }

  return {
    update,
    merchants: () => [...parents.keys()].sort(),
    folders: () => scan.folders,
    refused: () => scan.refused,
    assetsOf,
  };
}

/** Of other files only that they are there is told: one by nearly the right name would be missed in silence. */
const isRead = (path: string) => path.endsWith('.json');

const isAsset = (path: string) => path.split('/')[1] === 'assets';

function readParents(files: ReadonlyMap<string, ConfigFile>): Parents {
  const merchants = new Set([...files.keys()].filter((path) => isRead(path) || isAsset(path)).map(merchantOf));
  return new Map([...merchants].map((merchant) => [merchant, parentIn(files.get(`${merchant}/merchant.json`)?.text)]));
}

/** Reads many files without opening all of them at once. */
async function inTurns(paths: readonly string[], take: (path: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < paths.length; start += 64) {
    await Promise.all(paths.slice(start, start + 64).map(take));
  }
}
