import { isAbsolute, resolve } from 'node:path';
import {
  type Catalogue,
  type ConfigFile,
  type FindingsCache,
  type LoadResult,
  normalizePlatform,
  type Platform,
  type Site,
  type SiteLoader,
} from '@/engine';
import { contentHash, sha256Of } from '@/sites/content-hash';
import { createFolderFiles, type FolderFiles } from '@/sites/folder-files';
import { messages } from '../messages';
import { committedBrands, lastGoodBrands } from './brands-before';
import { chainFolders } from './chain-folders';
import { isAnyUndecided, judgePattern } from './judge-pattern';
import { type ConfigLanguage, languageOf, openLanguage } from './language';
import { publishedSites } from './published-sites';
import { type ResultCache, resultCache } from './result-cache';

/** All merchants of `CONFIG_SOURCE`, checked, with the answers of their consoles. */
export type Workspace = {
  readonly catalogue: Catalogue;
  /** The folder or URL that was opened. */
  readonly source: string;
  readonly loaded: LoadResult;
  /** The files; empty if the sites come from a URL. */
  readonly files: readonly ConfigFile[];
  /** The folder of the files; undefined if the sites come from a URL. */
  readonly folder?: FolderFiles;
  /** Prefix of file names in messages, for example `merchant-configs/`. */
  readonly prefix: string;
  /** A merchant's platform as its `console.json` answers; an empty console without that file. */
  readonly platformOf: (site: Site) => Platform;
};

let strictLanguage: ConfigLanguage | undefined;

/** The project's language with another loader, which also finds patterns that take exponential time. Made once. */
function openStrictLanguage(): ConfigLanguage {
  strictLanguage ??= languageOf({ ...openLanguage().catalogue, judgePattern });
  return strictLanguage;
}

const configSource = () => process.env.CONFIG_SOURCE || './merchant-configs';

const isUrl = (source: string) => /^https?:/.test(source);

/**
 * Opens one merchant and its parents, without a search for patterns that take exponential time. Opens all merchants,
 * with that search, if `CONFIG_SOURCE` is a URL or the name gives no site. `onlyErrors`: the issues of one merchant may
 * lack warnings, which takes less time. `isStrict`: with that search for one merchant, too.
 */
export async function openMerchant(
  merchant: string,
  cache = resultCache,
  { onlyErrors = false, isStrict = false }: { readonly onlyErrors?: boolean; readonly isStrict?: boolean } = {},
): Promise<Workspace> {
  const source = configSource();
  const folders = isUrl(source) ? undefined : chainFolders(resolve(source), merchant);
  const language = isStrict ? openStrictLanguage() : openLanguage();
  const opened = folders && (await open(source, withCachedChecks(language, cache, onlyErrors), folders));
  return opened?.loaded.sites.has(merchant) ? opened : openWorkspace(source);
}

/**
 * Opens what is needed for the named merchants, or for all. One is opened alone, which takes far less time. `isStrict`
 * as for `openMerchant`.
 */
export function openNamed(names: readonly string[], options: { readonly isStrict?: boolean } = {}): Promise<Workspace> {
  const [name] = names;
  return name !== undefined && names.length === 1 ? openMerchant(name, undefined, options) : openWorkspace();
}

/** Opens the folder or URL in `CONFIG_SOURCE`. Throws an `Error` for ops if nothing is there. */
export async function openWorkspace(source = configSource(), cache = resultCache): Promise<Workspace> {
  const workspace = await open(source, withCachedChecks(openStrictLanguage(), cache));
  const { sites, issues } = workspace.loaded;
  if (sites.size === 0 && issues.length === 0) throw new Error(messages.noMerchants(source));
  return workspace;
}

/**
 * Follows a folder that stands for `source`, such as a draft of it: each call gives its merchants as they are then.
 * Only what changed since the call before is read and checked again.
 */
export function followWorkspace(draft: string, source: string): () => Promise<Workspace> {
  const language = languageOf(openStrictLanguage().catalogue);
  const folder = createFolderFiles(resolve(draft));
  let current: Workspace | undefined;
  const update = async () => {
    const files = await folder.update();
    if (files === undefined && current !== undefined) return current;
    const loaded = await loadWithEarlierBrands(resolve(source), files ?? [], language);
    current = workspaceOf({ source, loaded, files: files ?? [], folder, catalogue: language.catalogue });
    return current;
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(update, update);
    last = next;
    return next;
  };
}

async function open(source: string, language: ConfigLanguage, onlyMerchants?: readonly string[]): Promise<Workspace> {
  const { catalogue } = language;
  const folder = isUrl(source) ? undefined : createFolderFiles(resolve(source), onlyMerchants);
  const files = (await folder?.update()) ?? [];
  const loaded = isUrl(source)
    ? await publishedSites(source)
    : await loadWithEarlierBrands(resolve(source), files, language);
  return workspaceOf({ source, loaded, files, catalogue, ...(folder && { folder }) });
}

function workspaceOf(opened: Omit<Workspace, 'prefix' | 'platformOf'>): Workspace {
  const { source, loaded, catalogue } = opened;
  return {
    ...opened,
    prefix: prefixOf(source),
    platformOf: (site) => normalizePlatform(loaded.consoles.get(site.id) ?? {}, site, catalogue),
  };
}

function prefixOf(source: string): string {
  if (isUrl(source)) return '';
  return `${isAbsolute(source) ? source : source.replace(/^\.\//, '')}/`.replace(/\/+$/, '/');
}

/** Merchants whose files have not changed since an earlier command are not checked again. */
function withCachedChecks(
  { catalogue, loader }: ConfigLanguage,
  cache: ResultCache,
  onlyErrors = false,
): ConfigLanguage {
  const language = contentHash(JSON.stringify(['findings', catalogue.judgePattern !== undefined, catalogue]));
  const findingsCache: FindingsCache = {
    hash: sha256Of,
    onlyErrors,
    // A kept result with all findings serves as well as one with the errors alone.
    read: (input) => cache.read(language + input) ?? (onlyErrors ? cache.read(`${language}errors${input}`) : undefined),
    keep: (input, findings) => {
      if (!isAnyUndecided()) cache.keep(`${language}${onlyErrors ? 'errors' : ''}${input}`, findings);
    },
  };
  const load: SiteLoader['load'] = (files, earlierBrands) => loader.load(files, earlierBrands, findingsCache);
  return { catalogue, loader: { ...loader, load } };
}

/**
 * If two brands have the same code or domain, the one that had it before keeps it: by its last good state, else by git.
 */
async function loadWithEarlierBrands(
  source: string,
  files: readonly ConfigFile[],
  { catalogue, loader }: ConfigLanguage,
): Promise<LoadResult> {
  const lastGood = await lastGoodBrands(source);
  const loaded = loader.load(files, [lastGood]);
  const isShared = loaded.issues.some(({ code }) => code === 'shared-code' || code === 'duplicate-domain');
  return isShared ? loader.load(files, [lastGood, committedBrands(source, catalogue)]) : loaded;
}
