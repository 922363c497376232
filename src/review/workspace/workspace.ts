import { isAbsolute, resolve } from 'node:path';
import {
  type Catalogue,
  type ConfigFile,
  type Issue,
  type LoadResult,
  normalizePlatform,
  type Platform,
  type Site,
  type SiteLoader,
} from '@/engine';
import { createFolderFiles, type FolderFiles } from '@/sites/folder-files';
import { messages } from '../messages';
import { committedBrands, lastGoodBrands } from './brands-before';
import { chainFolders } from './chain-folders';
import { judgePattern } from './judge-pattern';
import { type KeptAnswers, keptAnswers } from './kept-answers';
import { type Language, languageOf, openLanguage } from './language';
import { publishedSites } from './published-sites';

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

let strict: Language | undefined;

/** The project's language, with judging of patterns. Read once in a process. */
function openStrictLanguage(): Language {
  strict ??= languageOf({ ...openLanguage().catalogue, judgePattern });
  return strict;
}

const usual = () => process.env.CONFIG_SOURCE ?? './merchant-configs';

const isUrl = (source: string) => /^https?:/.test(source);

/** Opens one merchant and its parents, without judging patterns. Opens all merchants if none has that name. */
export async function openMerchant(merchant: string, answers = keptAnswers): Promise<Workspace> {
  const source = usual();
  const folders = isUrl(source) ? undefined : chainFolders(resolve(source), merchant);
  const opened = folders && (await open(source, checkedOnce(openLanguage(), answers), folders));
  return opened?.loaded.sites.has(merchant) ? opened : openWorkspace(source);
}

/** Opens the folder or URL in `CONFIG_SOURCE`. Throws an `Error` for ops if nothing is there. */
export async function openWorkspace(source = usual(), answers = keptAnswers): Promise<Workspace> {
  const workspace = await open(source, checkedOnce(openStrictLanguage(), answers));
  const { sites, issues } = workspace.loaded;
  if (sites.size === 0 && issues.length === 0) throw new Error(messages.noMerchants(source));
  return workspace;
}

async function open(source: string, language: Language, only?: readonly string[]): Promise<Workspace> {
  const { catalogue } = language;
  const folder = isUrl(source) ? undefined : createFolderFiles(resolve(source), only);
  const files = (await folder?.update()) ?? [];
  const loaded = isUrl(source) ? await publishedSites(source) : await loadWithBefore(resolve(source), files, language);
  return {
    catalogue,
    source,
    loaded,
    files,
    ...(folder && { folder }),
    prefix: isUrl(source) ? '' : `${isAbsolute(source) ? source : source.replace(/^\.\//, '')}/`.replace(/\/+$/, '/'),
    platformOf: (site) => normalizePlatform(loaded.consoles.get(site.id) ?? {}, site, catalogue),
  };
}

/** Files that were checked before are only composed. What was found in them is kept. */
function checkedOnce({ catalogue, loader }: Language, answers: KeptAnswers): Language {
  const isStrict = catalogue.judgePattern !== undefined;
  const load: SiteLoader['load'] = (files, before = []) => {
    const input = JSON.stringify(['checked', isStrict, catalogue, files, before.map((held) => [...held])]);
    const found = answers.read(input);
    if (isFound(found)) return { ...loader.compose(files), issues: found.issues, broken: new Set(found.broken) };
    const loaded = loader.load(files, before);
    answers.keep(input, { issues: loaded.issues, broken: [...loaded.broken] });
    return loaded;
  };
  return { catalogue, loader: { ...loader, load } };
}

type Found = { readonly issues: readonly Issue[]; readonly broken: readonly string[] };

function isFound(answer: unknown): answer is Found {
  return typeof answer === 'object' && answer !== null && 'issues' in answer && 'broken' in answer;
}

/**
 * If two brands have the same code or domain, the one that had it before keeps it: by its last good state, else by git.
 */
async function loadWithBefore(
  source: string,
  files: readonly ConfigFile[],
  { catalogue, loader }: Language,
): Promise<LoadResult> {
  const lastGood = await lastGoodBrands(source);
  const loaded = loader.load(files, [lastGood]);
  const isShared = loaded.issues.some(({ code }) => code === 'shared-code' || code === 'duplicate-domain');
  return isShared ? loader.load(files, [lastGood, committedBrands(source, catalogue)]) : loaded;
}
