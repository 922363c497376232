import type { ConfigFile, ParsedFile } from './parse/config-file';

/** The files in the order of their paths, so that the order on disk does not matter. */
export function inOrder(files: readonly ConfigFile[]): readonly ConfigFile[] {
  return files.toSorted(byPath);
}

/** The files of each merchant, by its folder. */
export function groupByFolder(files: readonly ParsedFile[]): ReadonlyMap<string, readonly ParsedFile[]> {
  const groups = new Map<string, ParsedFile[]>();
  for (const file of files) {
    const slash = file.path.indexOf('/');
    if (slash <= 0) continue;
    const id = file.path.slice(0, slash);
    const group = groups.get(id);
    if (group) group.push(file);
    else groups.set(id, [file]);
  }
  return new Map([...groups].filter(([, folderFiles]) => folderFiles.some(isOfMerchant)));
}

/** A folder that holds only notes is not a merchant. */
function isOfMerchant({ path }: ConfigFile): boolean {
  return /\.json/i.test(path) || path.split('/')[1] === 'assets';
}

/** JSON files are parsed. Pictures are not JSON, and a file with another ending is judged by its name alone. */
export function isParsed(path: string): boolean {
  return path.endsWith('.json') && path.split('/')[1] !== 'assets';
}

function byPath(left: ConfigFile, right: ConfigFile): number {
  return left.path < right.path ? -1 : Number(left.path > right.path);
}
