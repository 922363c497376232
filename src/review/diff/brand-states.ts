import {
  type Catalogue,
  type ClaimsByBrand,
  canonicalJson,
  claimsBySite,
  type Facts,
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
import type { ConfigLanguage } from '../workspace/language';

/** The brands of two folders. `pairs`: those that differ, as they were and as they are. */
export type BrandPairs = {
  readonly pairs: ReadonlyMap<string, Pair<BrandState | undefined>>;
  readonly brands: readonly string[];
  readonly loaded: Pair<LoadResult>;
};

/** A brand's state without its personas. */
export type BrandConfig = Omit<BrandState, 'facts'>;
type LoadedFolder = { readonly loaded: LoadResult; readonly configs: ReadonlyMap<string, BrandConfig> };

/**
 * Reads both folders with one loader, so that equal parts are the same object. `consoles`: the answers of a running
 * server's platform, if one side is a server whose pages are already resolved. Then only its merchants are compared.
 */
export async function readBrands(
  folders: Pair<string>,
  { catalogue, loader }: ConfigLanguage,
  consoles?: ReadonlyMap<string, unknown>,
): Promise<BrandPairs> {
  const read = async (folder: string, claims: readonly ClaimsByBrand[]): Promise<LoadedFolder> => {
    const files = createFolderFiles(folder);
    const loaded = loader.load((await files.update()) ?? [], claims);
    if (loaded.sites.size === 0 && loaded.issues.length === 0) throw new Error(messages.noMerchants(folder));
    return {
      loaded,
      configs: new Map(
        [...loaded.sites]
          .filter(([id]) => consoles === undefined || consoles.has(id))
          .map(([id, site]) => [
            id,
            configOf(site, consoles ?? loaded.consoles, hashesOf(files.assetsOf(id)), catalogue),
          ]),
      ),
    };
  };
  const before = await read(folders.before, []);
  const after = await read(folders.after, [claimsBySite(before.loaded.sites)]);
  const brands = [...new Set([...before.configs.keys(), ...after.configs.keys()])].sort();
  const openFacts = personaFacts(catalogue);
  const pairs = new Map<string, Pair<BrandState | undefined>>();
  for (const id of brands) {
    const configs = { before: before.configs.get(id), after: after.configs.get(id) };
    // A server keeps the last good site of a brand that cannot be read, so such a brand is not compared.
    if (isUnreadable(configs.before, id, before.loaded) || isUnreadable(configs.after, id, after.loaded)) continue;
    if (isSame(configs)) continue;
    pairs.set(id, {
      before: await withFacts(configs.before, openFacts),
      after: await withFacts(configs.after, openFacts),
    });
  }
  return { pairs, brands, loaded: { before: before.loaded, after: after.loaded } };
}

function hashesOf(assets: ReadonlyMap<string, { readonly hash: string }>): BrandState['assets'] {
  return new Map([...assets].map(([name, { hash }]) => [name, hash]));
}

/** A composed brand with what its console answers. `assets`: its pictures by name, each with its hash. */
export function configOf(
  site: Site,
  consoles: ReadonlyMap<string, unknown>,
  assets: BrandState['assets'],
  catalogue: Catalogue,
): BrandConfig {
  const console = consoles.get(site.id) ?? {};
  return { site, console, platform: normalizePlatform(console, site, catalogue), assets };
}

/** Whether nothing of a brand differs. */
export function isSame({ before, after }: Pair<BrandConfig | undefined>): boolean {
  if (before === undefined || after === undefined) return before === after;
  if (!isSameSite(before.site, after.site)) return false;
  return canonicalJson([before.console, [...before.assets]]) === canonicalJson([after.console, [...after.assets]]);
}

function isUnreadable(config: BrandConfig | undefined, id: string, { broken }: LoadResult): boolean {
  return config === undefined && broken.has(id);
}

async function withFacts(config: BrandConfig | undefined, openFacts: FactsOf): Promise<BrandState | undefined> {
  return config === undefined ? undefined : { ...config, facts: await openFacts(config) };
}

export type FactsOf = (config: BrandConfig) => Promise<BrandState['facts']>;

/** Signs in as every persona, once for all brands whose consoles and settings give the same facts. */
export function personaFacts(catalogue: Catalogue): FactsOf {
  const factsByKey = new Map<string, BrandState['facts']>();
  return async (config) => {
    const { site, console } = config;
    const key = factsKey(config);
    const known = factsByKey.get(key);
    if (known !== undefined) return known;
    const { facts } = await openPersonas(site, console, catalogue);
    const opened = cachedFacts((persona, page, language) => facts(persona, page, language || undefined));
    factsByKey.set(key, opened);
    return opened;
  };
}

/** Remembers facts: every page of every brand needs the same personas. */
function cachedFacts(facts: BrandState['facts']): BrandState['facts'] {
  const factsByVisitor = new Map<string, Facts>();
  return (persona, page, language) => {
    const key = `${persona} ${page} ${language}`;
    const visitorFacts = factsByVisitor.get(key) ?? facts(persona, page, language);
    factsByVisitor.set(key, visitorFacts);
    return visitorFacts;
  };
}

/** A key of everything that a brand's personas depend on. */
function factsKey({ site, console, platform }: BrandConfig): string {
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
