import type { Catalogue } from './catalogue';
import { blame } from './check/blame';
import { checkSite } from './check/check-site';
import { type Held, sharedFindings } from './check/shared-settings';
import { inheritedAges } from './check/texts/inherited-ages';
import { type Composed, composeSite } from './compose/compose-site';
import { type Folder, readFolder } from './compose/folder';
import { type Change, changesOf, originOf } from './compose/origin-of';
import type { Located } from './compose/read-file';
import type { Site } from './config';
import type { Issue, Position } from './issue';
import type { JsonPath } from './json';
import { memoOne } from './memo';
import { groupByFolder, inOrder, isParsed } from './merchant-files';
import * as messages from './messages';
import { nearest } from './near';
import { type ConfigFile, type ParsedFile, parseFile, positionOf } from './parse/config-file';
import { editOf } from './parse/edit-of';
import { keepParts } from './parse/keep-parts';
import { toldIssues } from './told-issues';
import { followsFrom, isAsWritten, withoutParent } from './unread-settings';

/** What an overlay did to a node, and where it says so. */
export type NodeChange = Omit<Change, 'origin'> & { readonly at: Position };

/** Every merchant of a config root, and its issues. */
export type LoadResult = {
  /** Merchants that could be composed, by id. Those with errors are among them: see `broken`. */
  readonly sites: ReadonlyMap<string, Site>;
  /** Sorted by file, line and column. */
  readonly issues: readonly Issue[];
  /** Merchants with an error in their own files or a parent's. A server keeps their last good state. */
  readonly broken: ReadonlySet<string>;
  /** The parsed `console.json` of each merchant that has one. */
  readonly consoles: ReadonlyMap<string, unknown>;
  /** The composed parent of a merchant. It may be abstract, and then it is not in `sites`. */
  readonly parentOf: (merchant: string) => Site | undefined;
  /** Where a leaf of a composed page comes from; `node` may be `$page`. */
  readonly originOf: (merchant: string, page: string, node: string, path?: JsonPath) => Position | undefined;
  /** What overlays did to a node (`$page`: to the page itself), in order. A removed node has its changes too. */
  readonly changesOf: (merchant: string, page: string, node: string) => readonly NodeChange[];
};

/**
 * `before` says who held each code and domain, the last good state first. Of two brands with one domain, the newcomer
 * is told.
 */
export type SiteLoader = {
  readonly load: (files: readonly ConfigFile[], before?: readonly Held[]) => LoadResult;
  /** As `load`, without checks: for files that passed them. */
  readonly compose: (files: readonly ConfigFile[]) => LoadResult;
};

/** Composes and checks all merchants. Never throws on what the files say. */
export function loadSites(
  files: readonly ConfigFile[],
  catalogue: Catalogue,
  before: readonly Held[] = [],
): LoadResult {
  return createSiteLoader(catalogue).load(files, before);
}

/** A loader that remembers files: what has not changed is neither parsed nor checked again. */
export function createSiteLoader(catalogue: Catalogue): SiteLoader {
  const parsed = new Map<string, ParsedFile>();
  const folders = new Map<string, { readonly files: readonly ParsedFile[]; readonly folder: Folder }>();
  const composed = new WeakMap<Folder, { readonly parent: Composed | undefined; readonly result: Composed }>();
  const checked = new WeakMap<Composed, readonly Located[]>();

  const parse = (file: ConfigFile): ParsedFile => {
    const known = parsed.get(file.path);
    if (known?.text === file.text && known.picture === file.picture && known.isUtf8 === file.isUtf8) return known;
    const fresh = isParsed(file.path) ? parseAnew(file, known) : { ...file, findings: [] };
    parsed.set(file.path, fresh);
    return fresh;
  };
  const read = (id: string, own: readonly ParsedFile[]): Folder => {
    const known = folders.get(id);
    if (known && known.files.length === own.length && own.every((file, index) => file === known.files[index]))
      return known.folder;
    const folder = readFolder(id, own, catalogue);
    folders.set(id, { files: own, folder });
    return folder;
  };
  const compose = (folder: Folder, parent: Composed | undefined): Composed | undefined => {
    if (!folder.merchant) return undefined;
    const known = composed.get(folder);
    if (known && known.parent === parent) return known.result;
    const result = composeSite(folder, folder.merchant.value, parent, catalogue);
    composed.set(folder, { parent, result });
    return result;
  };
  const check = (one: Composed): readonly Located[] => {
    const known = checked.get(one);
    if (known) return known;
    const inherited = one.parent ? check(one.parent) : [];
    const lost = withoutParent(one);
    if (lost.length > 0) {
      checked.set(one, lost);
      return lost;
    }
    const isOwnFault = ({ code }: Located) => !followsFrom(one.folder.lacks, code);
    const findings = checkSite(one, catalogue).filter(isOwnFault);
    const found = blame(one, findings, inherited);
    checked.set(one, found);
    return found;
  };
  const load = (files: readonly ConfigFile[], rest: Pick<ResultInput, 'check' | 'before'>): LoadResult => {
    const byFolder = groupByFolder(inOrder(files).map(parse));
    const all = new Map([...byFolder].map(([id, own]) => [id, read(id, own)]));
    return resultOf({ folders: all, chain: composeAll(all, compose), ...rest });
  };
  return {
    load: (files, before = []) => load(files, { check, before }),
    compose: (files) => load(files, { check: () => [], before: [] }),
  };
}

/** Keeps every unchanged part of a file as the same object, so that checks of that part do not run again. */
function parseAnew(file: ConfigFile, before: ParsedFile | undefined): ParsedFile {
  const fresh = parseFile(file);
  return before === undefined ? fresh : { ...fresh, value: keepParts(before.value, fresh.value) };
}

type Chain = {
  readonly merchants: ReadonlyMap<string, Composed>;
  readonly findings: ReadonlyMap<string, readonly Located[]>;
};

/** Parents before children. A missing parent or a circle leaves the merchant out. */
function composeAll(
  folders: ReadonlyMap<string, Folder>,
  compose: (folder: Folder, parent: Composed | undefined) => Composed | undefined,
): Chain {
  const merchants = new Map<string, Composed>();
  const findings = new Map<string, readonly Located[]>();
  const fail = (folder: Folder, finding: messages.Finding, path: JsonPath) => {
    const file = folder.merchant?.file;
    if (file) findings.set(folder.id, [{ ...finding, origin: { file, path } }]);
    return undefined;
  };
  const visit = (id: string, chain: readonly string[]): Composed | undefined => {
    const folder = folders.get(id);
    const done = merchants.get(id);
    if (done || !folder?.merchant || findings.has(id)) return done;
    const parentId = folder.merchant.value.extends;
    if (parentId !== undefined && !folders.has(parentId)) {
      return fail(folder, messages.missingParent(parentId, nearest(parentId, folders.keys())), ['extends']);
    }
    if (chain.includes(id))
      return fail(folder, messages.parentCycle([...chain.slice(chain.indexOf(id)), id].join(' → ')), ['extends']);
    const parent = parentId === undefined ? undefined : visit(parentId, [...chain, id]);
    if (parentId !== undefined && parent === undefined) return done;
    const result = findings.has(id) ? undefined : compose(folder, parent);
    if (result) merchants.set(id, result);
    return result;
  };
  for (const id of folders.keys()) visit(id, []);
  return { merchants, findings };
}

type ResultInput = {
  readonly folders: ReadonlyMap<string, Folder>;
  readonly chain: Chain;
  readonly check: (one: Composed) => readonly Located[];
  readonly before: readonly Held[];
};

function resultOf({ folders, chain, check, before }: ResultInput): LoadResult {
  const issues = new Map<string, Issue>();
  const broken = new Set<string>();
  const add = (merchant: string, found: readonly Located[]) => {
    for (const finding of found) {
      const { origin, severity, message } = finding;
      if (severity === 'error') broken.add(merchant);
      const key = `${origin.file.path}\u0000${origin.at ? `${origin.at.line}:${origin.at.column}` : origin.path.join('\u0000')}\u0000${message}`;
      if (!issues.has(key)) issues.set(key, issueOf(finding, merchant));
    }
  };
  const sites = new Map<string, Site>();
  /** A merchant is broken if its parent is. Parents come before children here. */
  const inherit = ({ id, parent }: Composed) => void (parent !== undefined && broken.has(parent.id) && broken.add(id));
  for (const id of parentsFirst(folders, chain)) {
    const folder = folders.get(id);
    const composed = chain.merchants.get(id);
    if (folder && composed) {
      add(id, check(composed));
      inherit(composed);
      if (composed.merchant.abstract !== true && isAsWritten(composed)) sites.set(id, composed.site);
      continue;
    }
    broken.add(id);
    add(id, [
      ...(folder?.findings ?? []),
      ...(chain.findings.get(id) ?? []),
      ...(folder ? withoutMerchant(folder) : []),
    ]);
  }
  const all = [...chain.merchants.values()];
  for (const [id, found] of inheritedAges(all)) add(id, found);
  for (const [id, found] of sharedFindings({ all, broken: new Set(broken), before })) add(id, found);
  all.forEach(inherit);
  const consoles = new Map(
    [...folders].flatMap(([id, { console }]) => (console ? [[id, console.value] as const] : [])),
  );
  return {
    sites,
    issues: toldIssues([...issues.values()]),
    broken,
    consoles,
    parentOf: (merchant) => chain.merchants.get(merchant)?.parent?.site,
    originOf: (merchant, page, node, path = []) => {
      const composed = chain.merchants.get(merchant)?.pages.get(page);
      return composed && positionOf(originOf(composed, node, path));
    },
    changesOf: (merchant, page, node) => {
      const composed = chain.merchants.get(merchant)?.pages.get(page);
      const changes = composed === undefined ? [] : changesOf(composed, node);
      return changes.map(({ origin, ...change }) => ({ ...change, at: positionOf(origin) }));
    },
  };
}

/** The issue of a finding, made once. Findings stay as long as the merchant's files do. */
function issueOf(found: Located, merchant: string): Issue {
  const known = toldAs(found);
  const told = known.get(merchant) ?? toIssue(found, merchant);
  known.set(merchant, told);
  return told;
}

const toldAs = memoOne((_: Located) => new Map<string, Issue>());

function toIssue({ origin, fix: meant, ...finding }: Located, merchant: string): Issue {
  const fix = meant && editOf(origin, meant);
  return { ...finding, at: positionOf(origin), merchant, ...(fix ? { fix } : {}) };
}

function parentsFirst(folders: ReadonlyMap<string, Folder>, chain: Chain): readonly string[] {
  return [...new Set([...chain.merchants.keys(), ...folders.keys()])];
}

function withoutMerchant(folder: Folder): readonly Located[] {
  if (folder.merchant || folder.findings.length > 0) return [];
  const path = `${folder.id}/merchant.json`;
  const file: ParsedFile = { path, text: '', findings: [] };
  return [{ ...messages.missingMerchantFile(folder.id), origin: { file, path: [] } }];
}
