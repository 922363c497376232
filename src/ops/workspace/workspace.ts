import { isAbsolute, resolve } from 'node:path';
import {
  type Catalogue,
  type ConfigFile,
  type LoadResult,
  normalizePlatform,
  type Platform,
  type Site,
} from '@/engine';
import { createFolderFiles, type FolderFiles } from '@/server/sites/folder-files';
import { messages } from '../messages';
import { committedBrands, lastGoodBrands } from './brands-before';
import { judgePattern } from './judge-pattern';
import { type Language, languageOf, openLanguage } from './language';
import { publishedSites } from './published-sites';

/** All merchants of `CONFIG_SOURCE`, checked, with the answers of their consoles. */
export type Workspace = {
  readonly catalogue: Catalogue;
  /** The folder or URL that was opened. */
  readonly source: string;
  readonly loaded: LoadResult;
  /** The files themselves; none where the sites come from a URL. */
  readonly files: readonly ConfigFile[];
  /** The folder that they stand in; none where the sites come from a URL. */
  readonly folder?: FolderFiles;
  /** Where file names in messages start, for example `merchant-configs/`. */
  readonly prefix: string;
  /** The platform of a merchant as its `console.json` answers it; an empty console where there is none. */
  readonly platformOf: (site: Site) => Platform;
};

let strict: Language | undefined;

/** The language of the project, which judges patterns as well; read once a process. */
function openStrictLanguage(): Language {
  strict ??= languageOf({ ...openLanguage().catalogue, judgePattern });
  return strict;
}

/** Opens the folder or URL that `CONFIG_SOURCE` names. Throws an `Error` for ops where nothing is there. */
export async function openWorkspace(source = process.env.CONFIG_SOURCE ?? './merchant-configs'): Promise<Workspace> {
  const language = openStrictLanguage();
  const { catalogue } = language;
  const isUrl = /^https?:/.test(source);
  const folder = isUrl ? undefined : createFolderFiles(resolve(source));
  const files = (await folder?.update()) ?? [];
  const loaded = isUrl ? await publishedSites(source) : await loadWithBefore(resolve(source), files, language);
  if (loaded.sites.size === 0 && loaded.issues.length === 0) throw new Error(messages.noMerchants(source));
  return {
    catalogue,
    source,
    loaded,
    files,
    ...(folder && { folder }),
    prefix: isUrl ? '' : `${isAbsolute(source) ? source : source.replace(/^\.\//, '')}/`.replace(/\/+$/, '/'),
    platformOf: (site) => normalizePlatform(loaded.consoles.get(site.id) ?? {}, site, catalogue),
  };
}

/** Where two brands have the same code or domain, who had it in the last good state keeps it, else who has it in the committed one. */
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
