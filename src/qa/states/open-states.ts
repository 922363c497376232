import { resolve } from 'node:path';
import type { ConfigFile, LoadResult } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import type { Pair } from '@/review/compare/compare-nodes';
import { type BrandConfig, configOf, isSame, personaFacts } from '@/review/diff/brand-states';
import { type ConfigFolder, configAt } from '@/review/diff/config-at';
import type { Consoles } from '@/review/diff/copy-served';
import { type ConfigLanguage, languageOf, openLanguage } from '@/review/workspace/language';
import { createFolderFiles } from '@/sites/folder-files';
import { isAbstractIn } from '@/sites/merchant-chain';
import type { HashedFiles } from '../edits/config-edits';
import { messages } from '../messages';

/** Two places, and how to read the brands of any files in between. */
export type OpenedStates = {
  readonly catalogue: ConfigLanguage['catalogue'];
  readonly files: Pair<HashedFiles>;
  /** The folder of merchants of each place; they exist until `close` is called. */
  readonly folders: Pair<string>;
  /** False where a place is an address: its files are composed, so no edit can be named. */
  readonly hasSources: boolean;
  /** Lines about the places, for the reader of the report. */
  readonly notes: readonly string[];
  readonly before: BrandsOf;
  readonly after: BrandsOf;
  /** The brands of other files, such as those after the change without one edit. */
  readonly read: (files: HashedFiles) => BrandsOf;
  readonly close: () => void;
};

/** The brands of a state of the files; `open` signs in as its personas. */
export type BrandsOf = {
  readonly ids: readonly string[];
  /** The folders that a brand is made of, its own first. */
  readonly chainOf: (brand: string) => readonly string[];
  readonly open: (brand: string) => Promise<BrandState | undefined>;
};

/**
 * Opens the state before and the state now. Throws an `Error` for ops where a place has no brands, or where a brand of
 * before has files now but no site.
 */
export async function openStates(from: string, to: string): Promise<OpenedStates> {
  const places: ConfigFolder[] = [];
  const close = () => {
    for (const place of places) place.close();
  };
  try {
    // `from` may be a revision of the repository that `to` is in.
    for (const place of [from, to]) places.push(await configAt(place, to));
    const [before, after] = await Promise.all(places.map(({ folder }) => filesIn(folder)));
    const folders = { before: places[0]?.folder ?? '', after: places[1]?.folder ?? '' };
    const { catalogue } = openLanguage();
    const consoles = places.find((place) => place.consoles !== undefined)?.consoles;
    const read = brandReader(languageOf(catalogue), consoles);
    const files = { before: before ?? new Map(), after: after ?? new Map() };
    const sides = { before: read(files.before), after: read(files.after) };
    // Brands whose files are there, but of which the engine composes no site, though they are no mere parents now.
    const unreadable = sides.before.ids.filter((id) => {
      const merchant = files.after.get(`${id}/merchant.json`)?.file;
      return !sides.after.ids.includes(id) && merchant !== undefined && !isAbstractIn(merchant.text);
    });
    if (unreadable.length > 0) throw new Error(messages.unreadable(unreadable, to));
    const notes = places.flatMap(({ note }) => note ?? []);
    return { catalogue, folders, files, hasSources: ![from, to].some(isAddress), notes, ...sides, read, close };
  } catch (error) {
    close();
    throw error;
  }
}

const isAddress = (place: string) => /^https?:\/\//.test(place);

/** Whether two states of a brand are alike in all that it is made of. */
export function isSameBrand(one: BrandConfig | undefined, other: BrandConfig | undefined): boolean {
  return isSame({ before: one, after: other });
}

async function filesIn(folder: string): Promise<HashedFiles> {
  const folderFiles = createFolderFiles(resolve(folder));
  const files = (await folderFiles.update()) ?? [];
  const hashes = new Map<string, string>();
  for (const merchant of folderFiles.merchants())
    for (const list of folderFiles.stateOf(merchant).values())
      for (const { path, hash } of list) hashes.set(path, hash);
  return new Map(files.map((file) => [file.path, { file, hash: hashes.get(file.path) ?? '' }]));
}

/**
 * Reads all states with one loader and one set of facts, so that parts that no edit touches are the same objects.
 * `consoles` are those of a running server, if a place is one.
 */
function brandReader({ catalogue, loader }: ConfigLanguage, consoles?: Consoles): OpenedStates['read'] {
  const openFacts = personaFacts(catalogue);
  return (files) => {
    const loaded = loader.compose([...files.values()].map(({ file }): ConfigFile => file));
    const opened = new Map<string, Promise<BrandState | undefined>>();
    const open = async (id: string): Promise<BrandState | undefined> => {
      const site = loaded.sites.get(id);
      if (site === undefined) return undefined;
      const config = configOf(site, consoles ?? loaded.consoles, assetsOf(chainIn(loaded, id), files), catalogue);
      return { ...config, facts: await openFacts(config) };
    };
    return {
      ids: [...loaded.sites.keys()].filter((id) => consoles?.has(id) ?? true).sort(),
      chainOf: (id) => chainIn(loaded, id),
      open: (id) => {
        const state = opened.get(id) ?? open(id);
        opened.set(id, state);
        return state;
      },
    };
  };
}

function chainIn(loaded: LoadResult, brand: string): readonly string[] {
  const parent = loaded.parentOf(brand);
  return parent === undefined ? [brand] : [brand, ...chainIn(loaded, parent.id)];
}

/** The pictures of a brand and its parents by name; its own wins. */
function assetsOf(chain: readonly string[], files: HashedFiles): BrandState['assets'] {
  const assets = new Map<string, string>();
  for (const folder of chain.toReversed())
    for (const [path, { hash }] of files)
      if (path.startsWith(`${folder}/assets/`)) assets.set(path.slice(`${folder}/assets/`.length), hash);
  return assets;
}
