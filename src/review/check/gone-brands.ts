import { resolve } from 'node:path';
import { committedBrands, committedFolders, lastGoodBrands } from '../workspace/brands-before';
import type { Workspace } from '../workspace/workspace';

/** Brands whose folder is gone without being retired. A server here last served them, or git's last commit has them. */
export async function goneBrands({ folder, source, catalogue }: Workspace): Promise<readonly string[]> {
  if (folder === undefined) return [];
  const place = resolve(source);
  const known = new Set([...folder.merchants(), ...(folder.retired() ?? [])]);
  const kept = [...(await lastGoodBrands(place)).keys()];
  const isMissing = committedFolders(place).some((name) => !known.has(name));
  const committed = isMissing ? [...committedBrands(place, catalogue).keys()] : [];
  return [...new Set([...kept, ...committed])].filter((name) => !known.has(name)).sort();
}
