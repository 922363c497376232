import type { Catalogue } from './catalogue';
import { blame } from './check/blame';
import { createChecker } from './check/check-site';
import type { ClaimsByBrand } from './check/shared-settings';
import { composeAll } from './compose/compose-chain';
import { type Composed, composeSite } from './compose/compose-site';
import { type Folder, readFolder } from './compose/folder';
import type { Located } from './compose/read-file';
import { type LoadResult, type ResultInput, resultOf } from './load-result';
import { memoLast, memoOne } from './memo';
import { groupByFolder, inOrder, isParsed } from './merchant-files';
import { type ConfigFile, type ParsedFile, parseFile } from './parse/config-file';
import { keepParts } from './parse/keep-parts';
import { followsFrom, withoutParent } from './unread-settings';

/**
 * `before`: the codes and domains that each brand had, the last good state first. If two brands claim one domain, the
 * newcomer gets the finding.
 */
export type SiteLoader = {
  readonly load: (files: readonly ConfigFile[], before?: readonly ClaimsByBrand[]) => LoadResult;
  /** As `load`, without checks: for files that passed them. */
  readonly compose: (files: readonly ConfigFile[]) => LoadResult;
};

/** Composes and checks all merchants. Never throws on what the files say. */
export function loadSites(
  files: readonly ConfigFile[],
  catalogue: Catalogue,
  before: readonly ClaimsByBrand[] = [],
): LoadResult {
  return createSiteLoader(catalogue).load(files, before);
}

/** A loader that remembers its last load: unchanged files are neither parsed nor checked again. */
export function createSiteLoader(catalogue: Catalogue): SiteLoader {
  const parse = createParser();
  const read = createReader(catalogue);
  const checker = createChecker(catalogue);
  const check = createMerchantCheck(checker.check);
  const composed = memoLast<Composed>();
  const compose = (folder: Folder, parent: Composed | undefined): Composed | undefined => {
    const { merchant } = folder;
    return merchant && composed(folder, [parent], () => composeSite(folder, merchant.value, parent, catalogue));
  };
  const load = (files: readonly ConfigFile[], rest: Pick<ResultInput, 'check' | 'before'>): LoadResult => {
    const byFolder = groupByFolder(parse(inOrder(files)));
    const all = read(byFolder);
    checker.keepOnly(all);
    return resultOf({ folders: all, chain: composeAll(all, compose), ...rest });
  };
  return {
    load: (files, before = []) => load(files, { check, before }),
    compose: (files) => load(files, { check: () => [], before: [] }),
  };
}

function createParser(): (files: readonly ConfigFile[]) => readonly ParsedFile[] {
  let parsed: ReadonlyMap<string, ParsedFile> = new Map();
  const parse = (file: ConfigFile): ParsedFile => {
    const known = parsed.get(file.path);
    if (known?.text === file.text && known.picture === file.picture && known.isUtf8 === file.isUtf8) return known;
    return isParsed(file.path) ? parseAnew(file, known) : { ...file, findings: [] };
  };
  return (files) => {
    const fresh = files.map(parse);
    parsed = new Map(fresh.map((file) => [file.path, file]));
    return fresh;
  };
}

/** Keeps every unchanged part of a file as the same object, so that checks of that part do not run again. */
function parseAnew(file: ConfigFile, before: ParsedFile | undefined): ParsedFile {
  const fresh = parseFile(file);
  return before === undefined ? fresh : { ...fresh, value: keepParts(before.value, fresh.value) };
}

type Folders = ReadonlyMap<string, Folder>;
type FilesByFolder = ReadonlyMap<string, readonly ParsedFile[]>;

function createReader(catalogue: Catalogue): (byFolder: FilesByFolder) => Folders {
  let last: { readonly files: FilesByFolder; readonly folders: Folders } = { files: new Map(), folders: new Map() };
  const read = (id: string, files: readonly ParsedFile[]): Folder => {
    const [known, folder] = [last.files.get(id), last.folders.get(id)];
    const isSame = known?.length === files.length && files.every((file, index) => file === known[index]);
    return isSame && folder !== undefined ? folder : readFolder(id, files, catalogue);
  };
  return (files) => {
    const folders = new Map([...files].map(([id, own]) => [id, read(id, own)]));
    last = { files, folders };
    return folders;
  };
}

/** The findings of a merchant, each at a place where it can be corrected. Needs the parent's findings first. */
function createMerchantCheck(checkSite: (one: Composed) => readonly Located[]): (one: Composed) => readonly Located[] {
  const check: (one: Composed) => readonly Located[] = memoOne((one: Composed) => {
    const inherited = one.parent ? check(one.parent) : [];
    const lost = withoutParent(one);
    if (lost.length > 0) return lost;
    const findings = checkSite(one).filter(({ code }) => !followsFrom(one.folder.leftOutSettings, code));
    return blame(one, findings, inherited);
  });
  return check;
}
