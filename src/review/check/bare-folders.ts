import { readdir } from 'node:fs/promises';
import { merchantOf } from '@/sites/merchant-chain';
import { isLitter } from '@/sites/scan-folder';
import type { Workspace } from '../workspace/workspace';

/** Folders next to the merchants' that have no file of a merchant, and are therefore ignored. */
export async function bareFolders({ files, source }: Workspace): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const merchants = new Set(files.filter(({ path }) => isOfMerchant(path)).map(({ path }) => merchantOf(path)));
  const entries = await readdir(source, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.filter((name) => !isLitter(name) && !merchants.has(name)).sort();
}

/** Whether a file is meant for a merchant. `home.json.bak` is too: the engine then reports its name. */
function isOfMerchant(path: string): boolean {
  return /\.json/i.test(path) || path.split('/')[1] === 'assets';
}
