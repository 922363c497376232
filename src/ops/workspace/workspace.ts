import { isAbsolute, resolve } from 'node:path';
import {
  type Catalogue,
  type ConfigFile,
  type LoadResult,
  normalizePlatform,
  type Platform,
  type Site,
} from '@/engine';
import { createFolderFiles } from '@/server/sites/folder-files';
import { messages } from '../messages';
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
  /** Links in folders of assets that lead out of them, which no visitor is given. */
  readonly refused: readonly string[];
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
  const { catalogue, loader } = openStrictLanguage();
  const isUrl = /^https?:/.test(source);
  const folder = isUrl ? undefined : createFolderFiles(resolve(source));
  const files = (await folder?.update()) ?? [];
  const loaded = isUrl ? await publishedSites(source) : loader.load(files);
  if (loaded.sites.size === 0 && loaded.issues.length === 0) throw new Error(messages.noMerchants(source));
  return {
    catalogue,
    source,
    loaded,
    files,
    refused: folder?.refused() ?? [],
    prefix: isUrl ? '' : `${isAbsolute(source) ? source : source.replace(/^\.\//, '')}/`.replace(/\/+$/, '/'),
    platformOf: (site) => normalizePlatform(loaded.consoles.get(site.id) ?? {}, site, catalogue),
  };
}
