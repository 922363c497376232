import { readdir } from 'node:fs/promises';
import { merchantOf } from '@/sites/merchant-chain';
import { isLitter } from '@/sites/scan-folder';
import type { Workspace } from '../workspace/workspace';

/** Folders beside the merchants that hold nothing of one, so that nobody looks into them: an empty one may be a brand that was never written. */
export async function bareFolders({ files, source }: Workspace): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const merchants = new Set(files.filter(({ path }) => isOfMerchant(path)).map(({ path }) => merchantOf(path)));
  const entries = await readdir(source, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.filter((name) => !isLitter(name) && !merchants.has(name)).sort();
}

function isOfMerchant(path: string): boolean {
  return /\.json/i.test(path) || path.split('/')[1] === 'assets';
}
