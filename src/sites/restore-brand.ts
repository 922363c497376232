import { pictureFile, textFile } from './config-files';
import { assetsIn, isAsset } from './folder-files';
import type { LastGood, StateFile, StateFiles } from './last-good';
import type { LoadSites } from './loaded-sites';
import { chainOf, merchantOf, parentIn } from './merchant-chain';
import { toServed } from './served-site';
import type { ServedSite } from './site-source';

/** A brand's last good state, compiled from its stored files. */
export type RestoredBrand = { readonly served: ServedSite; readonly console: unknown; readonly files: StateFiles };

/**
 * Compiles a brand's last good state from its stored files. Findings of this server version are ignored. Rejects where
 * a file is missing or changed, or where the files make no site.
 */
export async function restoreBrand(id: string, lastGood: LastGood, load: LoadSites): Promise<RestoredBrand> {
  const storedFiles = await lastGood.filesOf(id);
  const configFiles = await Promise.all(storedFiles.map(async ({ path, read }) => toConfig(path, await read())));
  const { sites, consoles } = load(configFiles);
  const site = sites.get(id);
  if (site === undefined) throw new Error('this version of the server cannot read it');
  const merchants = configFiles.filter(({ path }) => path.endsWith('/merchant.json'));
  const parents = new Map(merchants.map(({ path, text }) => [merchantOf(path), parentIn(text)]));
  const pictures = new Map(storedFiles.filter(({ path }) => isAsset(path)).map((file) => [file.path, file]));
  const served = toServed(site, assetsIn(pictures, chainOf(id, parents)));
  return { served, console: consoles.get(id), files: byFolder(storedFiles) };
}

const toConfig = (path: string, content: Uint8Array) => (isAsset(path) ? pictureFile : textFile)(path, content);

function byFolder(files: readonly StateFile[]): StateFiles {
  const folders = new Set(files.map(({ path }) => merchantOf(path)));
  return new Map([...folders].map((folder) => [folder, files.filter(({ path }) => merchantOf(path) === folder)]));
}
