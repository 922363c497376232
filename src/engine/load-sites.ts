import type { Catalogue } from './catalogue';
import { blame } from './check/blame';
import { cachedFindings, type FindingsCache } from './check/cached-findings';
import { createChecker } from './check/check-site';
import type { ClaimsByBrand } from './check/shared-settings';
import { composeAll } from './compose/compose-chain';
import { type Composed, composeSite } from './compose/compose-site';
import { type Folder, readFolder } from './compose/folder';
import type { Located } from './compose/read-file';
import { type LoadResult, type ResultInput, resultOf } from './load-result';
import { memoByObject, memoLast } from './memo';
import { groupByFolder, inOrder, isParsed } from './merchant-files';
import { type ConfigFile, type ParsedFile, parseFile } from './parse/config-file';
import { keepParts } from './parse/keep-parts';
import { followsFrom, withoutParent } from './unread-settings';

/**
 * `earlierClaims`: the codes and domains that each brand had, the last good state first. If two brands claim one
 * domain, the newcomer gets the finding. `cache`: findings of earlier processes, for commands that check once and end.
 * If its `onlyErrors` is set, checks that only warn do not run.
 */
export type SiteLoader = {
  readonly load: (
    files: readonly ConfigFile[],
    earlierClaims?: readonly ClaimsByBrand[],
    cache?: FindingsCache,
  ) => LoadResult;
  /** As `load`, without the checks of single merchants: for files that passed them. */
  readonly compose: (files: readonly ConfigFile[]) => LoadResult;
};

/** Composes and checks all merchants. Never throws on what the files say. */
export function loadSites(
  files: readonly ConfigFile[],
  catalogue: Catalogue,
  earlierClaims: readonly ClaimsByBrand[] = [],
): LoadResult {
  return createSiteLoader(catalogue).load(files, earlierClaims);
}

/** A loader that remembers its last load: unchanged files are neither parsed nor checked again. */
export function createSiteLoader(catalogue: Catalogue): SiteLoader {
  const parse = createParser();
  const read = createReader(catalogue);
  const checker = createChecker(catalogue);
  const check = createMerchantCheck(checker.check);
  const checkWith = memoByObject((cache: FindingsCache) =>
    createMerchantCheck((one) => checker.check(one, cache.onlyErrors), cache),
  );
  const composeOnce = memoLast<Composed>();
  const compose = (folder: Folder, parent: Composed | undefined): Composed | undefined => {
    const { merchant } = folder;
    return merchant && composeOnce(folder, [parent], () => composeSite(folder, merchant.value, parent, catalogue));
  };
  const load = (files: readonly ConfigFile[], options: Pick<ResultInput, 'check' | 'earlierClaims'>): LoadResult => {
    const filesByFolder = groupByFolder(parse(inOrder(files)));
    const folders = read(filesByFolder);
    checker.keepOnly(folders);
    return resultOf({ folders, chain: composeAll(folders, compose), ...options });
  };
  return {
    load: (files, earlierClaims = [], cache) =>
      load(files, { check: cache === undefined ? check : checkWith(cache), earlierClaims }),
    compose: (files) => load(files, { check: () => [], earlierClaims: [] }),
  };
}

function createParser(): (files: readonly ConfigFile[]) => readonly ParsedFile[] {
  let parsedByPath: ReadonlyMap<string, ParsedFile> = new Map();
  const parse = (file: ConfigFile): ParsedFile => {
    const lastParsed = parsedByPath.get(file.path);
    if (lastParsed?.text === file.text && lastParsed.picture === file.picture && lastParsed.isUtf8 === file.isUtf8)
      return lastParsed;
    return isParsed(file.path) ? reparse(file, lastParsed) : { ...file, findings: [] };
  };
  return (files) => {
    const parsedFiles = files.map(parse);
    parsedByPath = new Map(parsedFiles.map((file) => [file.path, file]));
    return parsedFiles;
  };
}

/** Keeps every unchanged part of a file as the same object, so that checks of that part do not run again. */
function reparse(file: ConfigFile, lastParsed: ParsedFile | undefined): ParsedFile {
  const newlyParsed = parseFile(file);
  return lastParsed === undefined
    ? newlyParsed
    : { ...newlyParsed, value: keepParts(lastParsed.value, newlyParsed.value) };
}

type Folders = ReadonlyMap<string, Folder>;
type FilesByFolder = ReadonlyMap<string, readonly ParsedFile[]>;

function createReader(catalogue: Catalogue): (filesByFolder: FilesByFolder) => Folders {
  let lastRead: { readonly files: FilesByFolder; readonly folders: Folders } = { files: new Map(), folders: new Map() };
  const read = (id: string, files: readonly ParsedFile[]): Folder => {
    const [lastFiles, folder] = [lastRead.files.get(id), lastRead.folders.get(id)];
    const isSame = lastFiles?.length === files.length && files.every((file, index) => file === lastFiles[index]);
    return isSame && folder !== undefined ? folder : readFolder(id, files, catalogue);
  };
  return (files) => {
    const folders = new Map([...files].map(([id, folderFiles]) => [id, read(id, folderFiles)]));
    lastRead = { files, folders };
    return folders;
  };
}

/**
 * Gives the findings of a merchant, each at a place where it can be corrected. Checks the parent first, since `blame`
 * needs its findings.
 */
function createMerchantCheck(
  checkSite: (merchant: Composed) => readonly Located[],
  cache?: FindingsCache,
): (one: Composed) => readonly Located[] {
  const check: (merchant: Composed) => readonly Located[] = memoByObject((one: Composed) =>
    cache === undefined ? checkNow(one) : cachedFindings(one, cache, () => checkNow(one)),
  );
  function checkNow(one: Composed): readonly Located[] {
    const parentFindings = one.parent ? check(one.parent) : [];
    const findingsWithoutParent = withoutParent(one);
    if (findingsWithoutParent.length > 0) return findingsWithoutParent;
    const findings = checkSite(one).filter(({ code }) => !followsFrom(one.folder.leftOutSettings, code));
    return blame(one, findings, parentFindings);
  }
  return check;
}
