import { resolve } from 'node:path';
import { committedBrands, committedFolders, lastGoodBrands } from '../workspace/brands-before';
import type { Workspace } from '../workspace/workspace';

/** Brands whose folder is gone without being retired. A server here last served them, or git's last commit has them. */
export async function goneBrands({ folder, source, catalogue }: Workspace): Promise<readonly string[]> {
  if (folder === undefined) return [];
  const folderPath = resolve(source);
  const knownNames = new Set([...folder.merchants(), ...(folder.retired() ?? [])]);
  const lastGood = [...(await lastGoodBrands(folderPath)).keys()];
  const isMissing = committedFolders(folderPath).some((name) => !knownNames.has(name));
  const committed = isMissing ? [...committedBrands(folderPath, catalogue).keys()] : [];
  return [...new Set([...lastGood, ...committed])].filter((name) => !knownNames.has(name)).sort();
}
