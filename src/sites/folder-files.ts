import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigFile } from '@/engine';
import { pictureFile, textFile } from './config-files';
import { contentHash } from './content-hash';
import { FileChanged, type LastGood, type StateFile, type StateFiles } from './last-good';
import { chainOf, isAbstractIn, merchantOf, type Parents, parentIn } from './merchant-chain';
import { readRetired, retiredFile } from './retired';
import { changedPaths, type FolderScan, type FolderToWatch, type LeftOutLink, scanFolder } from './scan-folder';
import type { Asset } from './site-source';

/** A folder of merchants, kept in memory: only changed files are read again. */
export type FolderFiles = {
  /**
   * Scans the folder. Gives all its files if one changed, else `undefined`. A file that cannot be read is read again by
   * the next update.
   */
  readonly update: () => Promise<readonly ConfigFile[] | undefined>;
  readonly merchants: () => readonly string[];
  /** Whether a merchant is only a parent of others, so that it has no hosts. */
  readonly isAbstract: (merchant: string) => boolean;
  /** Every folder below the root and the links that lead there, for watchers. */
  readonly folders: () => readonly FolderToWatch[];
  /** Links that are not followed. */
  readonly leftOut: () => readonly LeftOutLink[];
  /**
   * JSON files and assets of a merchant and its ancestors, by folder. A list stays the same object until something in
   * its folder changes.
   */
  readonly stateOf: (merchant: string) => StateFiles;
  /** Merchants of `retired.json`, none without it; `undefined` where its content is not such a list. */
  readonly retired: () => readonly string[] | undefined;
  /** Assets of a merchant by name. A name that it lacks comes from its nearest ancestor. */
  readonly assetsOf: (merchant: string) => ReadonlyMap<string, Asset>;
};

/**
 * Opens the folder at `root`, or only the folders in `onlyFolders`. Nothing is read before the first `update`.
 * `storedCopy` gives the picture of an earlier state by its hash, where the folder has another one by now.
 */
export function createFolderFiles(
  root: string,
  onlyFolders?: readonly string[],
  storedCopy?: LastGood['contentOf'],
): FolderFiles {
  let scan: FolderScan = { marks: new Map(), folders: [], leftOut: [] };
  let parents: Parents = new Map();
  let retired: readonly string[] | undefined = [];
  const hashes = new Map<string, string>();
  const states = new Map<string, readonly StateFile[]>();
  const files = new Map<string, ConfigFile>();
  const assets = new Map<string, Asset>();

  /** Reads a file. False if it cannot be read although it is there: then what was read before stays. */
  async function take(path: string): Promise<boolean> {
    const content = await readFile(join(root, path)).catch(() => undefined);
    if (content === undefined && scan.marks.has(path)) return false;
    for (const cache of [files, assets, hashes]) cache.delete(path);
    states.delete(merchantOf(path));
    if (path === retiredFile) retired = readRetired(content);
    if (content === undefined || !path.includes('/')) return true;
    const hash = contentHash(content);
    if (isJson(path) || isAsset(path)) hashes.set(path, hash);
    if (isAsset(path)) {
      files.set(path, pictureFile(path, content));
      assets.set(path, { hash, read: () => readPicture(path, hash) });
    } else files.set(path, isJson(path) ? textFile(path, content) : { path, text: '' });
    return true;
  }

  /** Never gives content of another hash: browsers and caches keep a picture for good under its hash. */
  async function readPicture(path: string, hash: string): Promise<Uint8Array> {
    const content = await readFile(join(root, path)).catch(() => undefined);
    if (content !== undefined && contentHash(content) === hash) return content;
    const copy = await storedCopy?.(hash).catch(() => undefined);
    if (copy === undefined) throw new FileChanged(path);
    return copy;
  }

  /** The files of a merchant's folder. Texts come from memory, pictures from disk. */
  function stateOfFolder(folder: string): readonly StateFile[] {
    const cached = states.get(folder);
    if (cached !== undefined) return cached;
    const folderHashes = [...hashes].filter(([path]) => path.startsWith(`${folder}/`)).sort();
    const state = folderHashes.map(([path, hash]) => ({
      path,
      hash,
      read: async () => assets.get(path)?.read() ?? new TextEncoder().encode(files.get(path)?.text),
    }));
    states.set(folder, state);
    return state;
  }

  async function update(): Promise<readonly ConfigFile[] | undefined> {
    const nextScan = await scanFolder(root, onlyFolders);
    const changed = changedPaths(scan.marks, nextScan.marks);
    scan = nextScan;
    if (changed.length === 0) return undefined;
    const unreadPaths = await takeAll(changed, take);
    // No scan gives this mark, so the next update reads these files again.
    scan = { ...scan, marks: new Map([...scan.marks, ...unreadPaths.map((path) => [path, 'unread'] as const)]) };
    if (unreadPaths.length === changed.length) return undefined;
    parents = readParents(files);
    return [...files.values()].sort((first, second) => (first.path < second.path ? -1 : 1));
  }

  return {
    update,
    merchants: () => [...parents.keys()].sort(),
    isAbstract: (merchant) => isAbstractIn(files.get(`${merchant}/merchant.json`)?.text),
    folders: () => scan.folders,
    leftOut: () => scan.leftOut,
    stateOf: (merchant) => new Map(chainOf(merchant, parents).map((folder) => [folder, stateOfFolder(folder)])),
    retired: () => retired,
    assetsOf: (merchant) => assetsIn(assets, chainOf(merchant, parents)),
  };
}

/** The assets of a merchant and its ancestors by name. A merchant's own file wins over its parent's. */
export function assetsIn(assets: ReadonlyMap<string, Asset>, chain: readonly string[]): ReadonlyMap<string, Asset> {
  const assetsByName = new Map<string, Asset>();
  for (const merchant of chain.toReversed()) {
    const prefix = `${merchant}/assets/`;
    for (const [path, asset] of assets) if (path.startsWith(prefix)) assetsByName.set(path.slice(prefix.length), asset);
  }
  return assetsByName;
}

/** Beside assets only JSON counts. Others are passed on without content, so that a check can report their names. */
const isJson = (path: string) => path.endsWith('.json');

/** Whether a file is in the `assets` folder of a merchant. */
export const isAsset = (path: string) => path.split('/')[1] === 'assets';

function readParents(files: ReadonlyMap<string, ConfigFile>): Parents {
  const merchants = new Set([...files.keys()].filter((path) => isJson(path) || isAsset(path)).map(merchantOf));
  return new Map([...merchants].map((merchant) => [merchant, parentIn(files.get(`${merchant}/merchant.json`)?.text)]));
}

/** At most this many files are read at once: a system limits the open files of a process. */
const mostAtOnce = 64;

/** Gives the paths of which `take` is false. */
async function takeAll(paths: readonly string[], take: (path: string) => Promise<boolean>): Promise<readonly string[]> {
  const unreadPaths: string[] = [];
  for (let start = 0; start < paths.length; start += mostAtOnce) {
    const portion = paths.slice(start, start + mostAtOnce);
    const areRead = await Promise.all(portion.map(take));
    unreadPaths.push(...portion.filter((_, index) => areRead[index] === false));
  }
  return unreadPaths;
}
