import { resolve } from 'node:path';
import { type Catalogue, type ClaimsByBrand, type ConfigFile, claimsBySite, loadSites } from '@/engine';
import { lastGoodPlace } from '@/server/options';
import { textFile } from '@/sites/config-files';
import { openLastGood } from '@/sites/last-good';
import { git, gitBytes } from './git';

/** Brands of a folder in their last good state, as a server here kept them, and the codes and domains they had. */
export async function lastGoodBrands(folder: string): Promise<ClaimsByBrand> {
  const place = lastGoodPlace(process.env);
  if (place === undefined) return new Map();
  const { brands } = await openLastGood(resolve(place), folder);
  return new Map([...brands].map(([id, { claims }]) => [id, claims]));
}

/** The folders in a folder of merchants, in git's last commit; empty without git or a commit. */
export function committedFolders(folder: string): readonly string[] {
  const names = git(folder, ['ls-tree', '-d', '-z', '--name-only', 'HEAD', './']) ?? '';
  return names.split('\0').filter((name) => name !== '' && !name.startsWith('.'));
}

/** Brands of a folder in git's last commit, and the codes and domains they have there. */
export function committedBrands(folder: string, catalogue: Catalogue): ClaimsByBrand {
  const paths = committedFolders(folder).map((name) => `${name}/merchant.json`);
  if (paths.length === 0) return new Map();
  const output = gitBytes(folder, ['cat-file', '--batch'], paths.map((path) => `HEAD:./${path}\n`).join(''));
  if (output === undefined) return new Map();
  return claimsBySite(loadSites(filesIn(output, paths), catalogue).sites);
}

/** Parses git's output: for each path `<hash> blob <bytes>`, the file and a line break, or `<path> missing`. */
function filesIn(output: Buffer, paths: readonly string[]): readonly ConfigFile[] {
  let offset = 0;
  return paths.flatMap((path) => {
    const end = output.indexOf('\n', offset);
    const bytes = / blob (\d+)$/.exec(output.toString('utf8', offset, end))?.[1];
    const start = end + 1;
    offset = bytes === undefined ? start : start + Number(bytes) + 1;
    return bytes === undefined ? [] : [textFile(path, output.subarray(start, start + Number(bytes)))];
  });
}
