import {
  type Catalogue,
  canonicalJson,
  type Facts,
  type Held,
  heldBy,
  isSameSite,
  type LoadResult,
  normalizePlatform,
  type Site,
} from '@/engine';
import { createFolderFiles } from '@/sites/folder-files';
import type { BrandState } from '../compare/change';
import type { Pair } from '../compare/compare-nodes';
import { openPersonas } from '../layouts/persona-visitors';
import { messages } from '../messages';
import type { Language } from '../workspace/language';

/** Every brand of two folders, before and after; `same` are brands without a difference. */
export type BrandPairs = {
  readonly pairs: ReadonlyMap<string, Pair<BrandState | undefined>>;
  readonly brands: readonly string[];
  readonly loaded: Pair<LoadResult>;
};

type Half = Omit<BrandState, 'facts'>;
type Side = { readonly loaded: LoadResult; readonly halves: ReadonlyMap<string, Half> };

/**
 * Reads both folders with one loader, so that equal parts are the same object. `consoles`: the answers of a running
 * server's platform, if one side is a server whose pages are already resolved. Then only its merchants are compared.
 */
export async function readBrands(
  folders: Pair<string>,
  { catalogue, loader }: Language,
  consoles?: ReadonlyMap<string, unknown>,
): Promise<BrandPairs> {
  const read = async (folder: string, held: readonly Held[]): Promise<Side> => {
    const files = createFolderFiles(folder);
    const loaded = loader.load((await files.update()) ?? [], held);
    if (loaded.sites.size === 0 && loaded.issues.length === 0) throw new Error(messages.noMerchants(folder));
    return {
      loaded,
      halves: new Map(
        [...loaded.sites]
          .filter(([id]) => consoles === undefined || consoles.has(id))
          .map(([id, site]) => [id, halfOf(site, consoles ?? loaded.consoles, files.assetsOf(id), catalogue)]),
      ),
    };
  };
  const before = await read(folders.before, []);
  const after = await read(folders.after, [heldBy(before.loaded.sites)]);
  const brands = [...new Set([...before.halves.keys(), ...after.halves.keys()])].sort();
  const open = personaFacts(catalogue);
  const pairs = new Map<string, Pair<BrandState | undefined>>();
  for (const id of brands) {
    const halves = { before: before.halves.get(id), after: after.halves.get(id) };
    // A server keeps the last good site of a brand that cannot be read, so such a brand is not compared.
    if (isUnread(halves.before, id, before.loaded) || isUnread(halves.after, id, after.loaded)) continue;
    if (isSame(halves)) continue;
    pairs.set(id, { before: await withFacts(halves.before, open), after: await withFacts(halves.after, open) });
  }
  return { pairs, brands, loaded: { before: before.loaded, after: after.loaded } };
}

type Assets = ReadonlyMap<string, { readonly hash: string }>;

function halfOf(site: Site, consoles: ReadonlyMap<string, unknown>, assets: Assets, catalogue: Catalogue): Half {
  const console = consoles.get(site.id) ?? {};
  const hashes = new Map([...assets].map(([name, { hash }]) => [name, hash]));
  return { site, console, platform: normalizePlatform(console, site, catalogue), assets: hashes };
}

function isSame({ before, after }: Pair<Half | undefined>): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (!isSameSite(before.site, after.site)) return false;
  return canonicalJson([before.console, [...before.assets]]) === canonicalJson([after.console, [...after.assets]]);
}

function isUnread(half: Half | undefined, id: string, { broken }: LoadResult): boolean {
  return half === undefined && broken.has(id);
}

async function withFacts(half: Half | undefined, open: FactsOf): Promise<BrandState | undefined> {
  return half === undefined ? undefined : { ...half, facts: await open(half) };
}

type FactsOf = (half: Half) => Promise<BrandState['facts']>;

/** Signs in as every persona, once for all brands whose consoles and settings give the same facts. */
function personaFacts(catalogue: Catalogue): FactsOf {
  const known = new Map<string, BrandState['facts']>();
  return async (half) => {
    const { site, console } = half;
    const key = factsKey(half);
    const found = known.get(key);
    if (found !== undefined) return found;
    const { facts } = await openPersonas(site, console, catalogue);
    const opened = remembered((persona, page, language) => facts(persona, page, language || undefined));
    known.set(key, opened);
    return opened;
  };
}

/** Remembers facts: every page of every brand needs the same personas. */
function remembered(facts: BrandState['facts']): BrandState['facts'] {
  const known = new Map<string, Facts>();
  return (persona, page, language) => {
    const key = `${persona} ${page} ${language}`;
    const found = known.get(key) ?? facts(persona, page, language);
    known.set(key, found);
    return found;
  };
}

/** A key of everything that a brand's personas depend on. */
function factsKey({ site, console, platform }: Half): string {
  const { members, languages, trialCode } = site.merchant;
  const {
    settings: _settings,
    contacts: _contacts,
    service: _service,
    status: _status,
    register: _register,
    ...answers
  } = Object(console);
  return canonicalJson([answers, [...platform.switches], members, languages?.default, trialCode === undefined]);
}
