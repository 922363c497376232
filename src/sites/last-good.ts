import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Claims } from '@/engine';
import { hashOf } from './hash-of';

/** A file of a brand's state. `hash` is the hash of its content. */
export type StateFile = { readonly path: string; readonly hash: string; readonly read: () => Promise<Uint8Array> };

/** The files of a brand and its ancestors, by folder. The same list object means that nothing changed. */
export type StateFiles = ReadonlyMap<string, readonly StateFile[]>;

/** A brand's last good state, without its files. */
export type KeptBrand = {
  readonly claims: Claims;
  /** When the state was taken, epoch ms. */
  readonly takenAt: number;
  /** The folder is gone; the brand is served until this time, epoch ms. */
  readonly goneUntil?: number;
};

/** A brand's last good state with its files, ready to be stored. */
export type GoodBrand = KeptBrand & { readonly files: StateFiles };

/** The last good states of all brands of a folder, on disk. A restart serves them, and `check` compares with them. */
export type LastGood = {
  readonly brands: ReadonlyMap<string, KeptBrand>;
  /** The files of a brand's last good state. Rejects where a file is missing or does not match its hash. */
  readonly filesOf: (brand: string) => Promise<readonly StateFile[]>;
  /** Stores these brands and drops all others. Files that are stored already are not written again. */
  readonly keep: (brands: ReadonlyMap<string, GoodBrand>) => Promise<void>;
};

type Entry = KeptBrand & { readonly folders: { readonly [folder: string]: string } };

/**
 * Opens what is kept below `place` of the merchants in `source`:
 *
 *     <place>/<hash of the source's path>/index.json    each brand: its claims, and by folder the hash of a list
 *     <place>/<hash of the source's path>/files/<hash>  a list of files as [path, hash], or a file
 *
 * Files stand by their content, so what brands share is there once, and one that was cut off is never taken.
 */
export async function openLastGood(place: string, source: string): Promise<LastGood> {
  const folder = join(place, hashOf(resolve(source)));
  const contents = join(folder, 'files');
  let entries = await readIndex(join(folder, 'index.json'));
  let present: Set<string> | undefined;
  const lists = new WeakMap<readonly StateFile[], string>();

  async function keep(brands: ReadonlyMap<string, GoodBrand>): Promise<void> {
    await mkdir(contents, { recursive: true });
    present ??= new Set(await readdir(contents));
    const next = new Map<string, Entry>();
    const failures: unknown[] = [];
    for (const [id, brand] of brands) {
      const entry = await entryOf(brand).catch((error: unknown) => {
        failures.push(error);
        return entries.get(id);
      });
      if (entry !== undefined) next.set(id, entry);
    }
    const text = indexText(source, next);
    if (text !== indexText(source, entries)) {
      await writeWhole(join(folder, 'index.json'), text);
      entries = next;
      await removeUnused(present);
    }
    // The other brands are stored by now, so the failure can be thrown.
    if (failures.length > 0) throw failures[0];
  }

  async function entryOf({ files, ...brand }: GoodBrand): Promise<Entry> {
    const folders = new Map<string, string>();
    for (const [name, list] of files) folders.set(name, await keepList(list));
    return { ...brand, folders: Object.fromEntries(folders) };
  }

  async function keepList(files: readonly StateFile[]): Promise<string> {
    const known = lists.get(files);
    if (known !== undefined) return known;
    for (const { path, hash, read } of files) {
      if (present?.has(hash) === true) continue;
      const content = await read();
      if (hashOf(content) !== hash) throw new Error(`${path} changed while it was read`);
      await keepContent(hash, content);
    }
    const text = JSON.stringify(files.map(({ path, hash }) => [path, hash]));
    const hash = hashOf(text);
    if (present?.has(hash) !== true) await keepContent(hash, text);
    lists.set(files, hash);
    return hash;
  }

  async function keepContent(hash: string, content: string | Uint8Array): Promise<void> {
    await writeWhole(join(contents, hash), content);
    present?.add(hash);
  }

  async function content(hash: string): Promise<Uint8Array> {
    const found = await readFile(join(contents, hash));
    if (hashOf(found) !== hash) throw new Error(`${join(contents, hash)} does not match its name`);
    return found;
  }

  async function listed(hash: string): Promise<readonly StateFile[]> {
    const list: unknown = JSON.parse(new TextDecoder().decode(await content(hash)));
    if (!isList(list)) throw new Error(`${join(contents, hash)} is no list of files`);
    return list.map(([path, own]) => ({ path, hash: own, read: () => content(own) }));
  }

  /** Removes files that no brand uses and that are older than a day: another server may be about to use a newer one. */
  async function removeUnused(all: Set<string>): Promise<void> {
    const named = [...new Set([...entries.values()].flatMap(({ folders }) => Object.values(folders)))];
    const files = (await Promise.all(named.map(listed))).flat();
    const used = new Set([...named, ...files.map(({ hash }) => hash)]);
    for (const name of all) {
      if (used.has(name)) continue;
      const found = await stat(join(contents, name)).catch(() => undefined);
      if (found !== undefined && Date.now() - found.mtimeMs < dayMs) continue;
      await rm(join(contents, name), { force: true });
      all.delete(name);
    }
  }

  return {
    get brands() {
      return entries;
    },
    filesOf: async (brand) => (await Promise.all(Object.values(entries.get(brand)?.folders ?? {}).map(listed))).flat(),
    keep,
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Writes a file so that a reader gets the old content or the new one, never a part. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

function indexText(source: string, entries: ReadonlyMap<string, Entry>): string {
  return `${JSON.stringify({ format: 1, source: resolve(source), brands: Object.fromEntries(entries) }, null, 1)}\n`;
}

/** An index that cannot be read counts as empty. */
async function readIndex(path: string): Promise<ReadonlyMap<string, Entry>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const index = parsed(text);
  const brands = isObject(index) && index.format === 1 && isObject(index.brands) ? index.brands : {};
  return new Map(Object.entries(brands).flatMap(([id, entry]) => (isEntry(entry) ? [[id, entry] as const] : [])));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
