import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Claims, isObject, tryParseJson } from '@/engine';
import { contentHash } from './content-hash';

/** A file of a brand's state. `hash` is the hash of its content. */
export type StateFile = { readonly path: string; readonly hash: string; readonly read: () => Promise<Uint8Array> };

/** The files of a brand and its ancestors, by folder. The same list object means that nothing changed. */
export type StateFiles = ReadonlyMap<string, readonly StateFile[]>;

/** A brand's last good state, without its files. */
export type StoredBrand = {
  readonly claims: Claims;
  /** When the state was taken, epoch ms. */
  readonly takenAt: number;
  /** The folder is gone; the brand is served until this time, epoch ms. */
  readonly goneUntil?: number;
};

/** A brand's last good state with its files, ready to be stored. */
export type BrandToStore = StoredBrand & { readonly files: StateFiles };

/** The last good states of all brands of a folder, on disk. A restart serves them, and `check` compares with them. */
export type LastGood = {
  readonly brands: ReadonlyMap<string, StoredBrand>;
  /** The files of a brand's last good state. Rejects where a file is missing or does not match its hash. */
  readonly filesOf: (brand: string) => Promise<readonly StateFile[]>;
  /** The stored file that has this hash. Rejects where there is none. */
  readonly contentOf: (hash: string) => Promise<Uint8Array>;
  /**
   * Stores these brands and drops all others. What is stored of the brands in `unreadable` stays as it is. Files that
   * are stored already are not written again.
   */
  readonly keep: (brands: ReadonlyMap<string, BrandToStore>, unreadable?: ReadonlySet<string>) => Promise<void>;
};

/** A file is not what it was when its state was taken. The change brings a state of its own, which is stored next. */
export class FileChanged extends Error {
  constructor(path: string) {
    super(`${path} changed while it was read`);
  }
}

type IndexEntry = StoredBrand & { readonly folders: { readonly [folder: string]: string } };

/**
 * Opens what is kept below `place` of the merchants in `source`:
 *
 *     <place>/<hash of the source's path>/index.json    each brand: its claims, and by folder the hash of a list
 *     <place>/<hash of the source's path>/files/<hash>  a list of files as [path, hash], or a file
 *
 * Files are named by the hash of their content, so what brands share is there once, and a cut-off file is never taken.
 */
export async function openLastGood(place: string, source: string): Promise<LastGood> {
  const folder = join(place, contentHash(resolve(source)));
  const contents = join(folder, 'files');
  let entries = await readIndex(join(folder, 'index.json'));
  let storedHashes: Set<string> | undefined;
  const hashByList = new WeakMap<readonly StateFile[], string>();

  async function keep(
    brands: ReadonlyMap<string, BrandToStore>,
    unreadable: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    await mkdir(contents, { recursive: true });
    storedHashes ??= new Set(await readdir(contents));
    const nextEntries = new Map([...entries].filter(([id]) => unreadable.has(id)));
    const failures: unknown[] = [];
    for (const [id, brand] of brands) {
      const entry = await entryOf(brand).catch((error: unknown) => {
        failures.push(error);
        return entries.get(id);
      });
      if (entry !== undefined) nextEntries.set(id, entry);
    }
    const text = indexText(source, nextEntries);
    if (text !== indexText(source, entries)) {
      await writeWhole(join(folder, 'index.json'), text);
      entries = nextEntries;
      // Which files a state uses that cannot be read may not be known.
      if (unreadable.size === 0) await removeUnused(storedHashes);
    }
    // The other brands are stored by now, so the failure can be thrown.
    if (failures.length > 0) throw failures.find((one) => !(one instanceof FileChanged)) ?? failures[0];
  }

  async function entryOf({ files, ...brand }: BrandToStore): Promise<IndexEntry> {
    const folders = new Map<string, string>();
    for (const [name, list] of files) folders.set(name, await keepList(list));
    return { ...brand, folders: Object.fromEntries(folders) };
  }

  async function keepList(files: readonly StateFile[]): Promise<string> {
    const knownHash = hashByList.get(files);
    if (knownHash !== undefined) return knownHash;
    for (const { path, hash, read } of files) {
      if (storedHashes?.has(hash) === true) continue;
      const content = await read();
      if (contentHash(content) !== hash) throw new FileChanged(path);
      await keepContent(hash, content);
    }
    const text = JSON.stringify(files.map(({ path, hash }) => [path, hash]));
    const hash = contentHash(text);
    if (storedHashes?.has(hash) !== true) await keepContent(hash, text);
    hashByList.set(files, hash);
    return hash;
  }

  async function keepContent(hash: string, content: string | Uint8Array): Promise<void> {
    await writeWhole(join(contents, hash), content);
    storedHashes?.add(hash);
  }

  async function readContent(hash: string): Promise<Uint8Array> {
    const content = await readFile(join(contents, hash));
    if (contentHash(content) !== hash) throw new Error(`${join(contents, hash)} does not match its name`);
    return content;
  }

  async function readList(hash: string): Promise<readonly StateFile[]> {
    const list: unknown = JSON.parse(new TextDecoder().decode(await readContent(hash)));
    if (!isList(list)) throw new Error(`${join(contents, hash)} is not a list of files`);
    return list.map(([path, fileHash]) => ({ path, hash: fileHash, read: () => readContent(fileHash) }));
  }

  /** Removes files that no brand uses and that are older than a day: another server may be about to use a newer one. */
  async function removeUnused(storedNames: Set<string>): Promise<void> {
    const listHashes = [...new Set([...entries.values()].flatMap(({ folders }) => Object.values(folders)))];
    const files = (await Promise.all(listHashes.map(readList))).flat();
    const usedNames = new Set([...listHashes, ...files.map(({ hash }) => hash)]);
    for (const name of storedNames) {
      if (usedNames.has(name)) continue;
      const stats = await stat(join(contents, name)).catch(() => undefined);
      if (stats !== undefined && Date.now() - stats.mtimeMs < dayMs) continue;
      await rm(join(contents, name), { force: true });
      storedNames.delete(name);
    }
  }

  return {
    get brands() {
      return entries;
    },
    filesOf: async (brand) =>
      (await Promise.all(Object.values(entries.get(brand)?.folders ?? {}).map(readList))).flat(),
    contentOf: readContent,
    keep,
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Writes a file so that a reader gets the old content or the new one, never a part. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.part`;
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, path);
}

function indexText(source: string, entries: ReadonlyMap<string, IndexEntry>): string {
  return `${JSON.stringify({ format: 1, source: resolve(source), brands: Object.fromEntries(entries) }, null, 1)}\n`;
}

/** An index that cannot be read counts as empty. */
async function readIndex(path: string): Promise<ReadonlyMap<string, IndexEntry>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const index = tryParseJson(text);
  const brands = isObject(index) && index.format === 1 && isObject(index.brands) ? index.brands : {};
  return new Map(Object.entries(brands).flatMap(([id, entry]) => (isEntry(entry) ? [[id, entry] as const] : [])));
}

function isEntry(value: unknown): value is IndexEntry {
  if (!isObject(value) || !isObject(value.claims) || !isObject(value.folders)) return false;
  const { codes, domains } = value.claims;
  const isTimed = typeof value.takenAt === 'number' && ['number', 'undefined'].includes(typeof value.goneUntil);
  return isTimed && isTexts(codes) && isTexts(domains) && isTexts(Object.values(value.folders));
}

function isList(value: unknown): value is readonly (readonly [string, string])[] {
  return Array.isArray(value) && value.every((entry) => isTexts(entry) && entry.length === 2);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
