import { harmedBrands, isParentsFault } from './check/law/harmed-brands';
import { type ClaimsByBrand, sharedFindings } from './check/shared-settings';
import { inheritedAges } from './check/texts/inherited-ages';
import { otherBrands } from './check/texts/other-brands';
import { parentsWordsIn } from './check/texts/parents-words';
import type { Chain } from './compose/compose-chain';
import type { Composed } from './compose/compose-site';
import type { Folder } from './compose/folder';
import { type Change, changesOf, originOf } from './compose/origin-of';
import type { Located } from './compose/read-file';
import { joinedTable } from './compose/text-layers';
import type { Site, TextTable } from './config';
import type { PageInChain } from './edit/page-file-for';
import type { Issue, Position } from './issue';
import { issuesToReport } from './issues-to-report';
import { type JsonPath, own } from './json';
import { memoByObject } from './memo';
import * as messages from './messages';
import { type ParsedFile, positionOf } from './parse/config-file';
import { editOf } from './parse/edit-of';
import { isAsWritten } from './unread-settings';

/** What an overlay did to a node, and where it says so. */
export type NodeChange = Omit<Change, 'origin'> & { readonly at: Position };

/** Every merchant of a config root, and its issues. */
export type LoadResult = {
  /**
   * Composed merchants by id, without abstract ones and those with an unreadable setting. Others with errors are among
   * them: see `broken`.
   */
  readonly sites: ReadonlyMap<string, Site>;
  /** Sorted by file, line and column. */
  readonly issues: readonly Issue[];
  /** Merchants with an error in their own files or a parent's. A server keeps their last good state. */
  readonly broken: ReadonlySet<string>;
  /** The parsed `console.json` of each merchant that has one in the right shape. */
  readonly consoles: ReadonlyMap<string, unknown>;
  /** The composed parent of a merchant. It may be abstract, and then it is not in `sites`. */
  readonly parentOf: (merchant: string) => Site | undefined;
  /** All texts of a language, also of one that the merchant does not support. */
  readonly textsIn: (merchant: string, language: string) => TextTable;
  /** Keys that a merchant translates in other languages, and that show the parent's words in this one. */
  readonly parentsWordsIn: (merchant: string, language: string) => readonly string[];
  /** Where a leaf of a composed page comes from; `node` may be `$page`. */
  readonly originOf: (merchant: string, page: string, node: string, path?: JsonPath) => Position | undefined;
  /** What overlays did to a node (`$page`: to the page itself), in order. A removed node has its changes too. */
  readonly changesOf: (merchant: string, page: string, node: string) => readonly NodeChange[];
  /** A merchant's page with its layers, and the parent's page; undefined if there is no such page. */
  readonly pageInChain: (merchant: string, page: string) => PageInChain | undefined;
};

export type ResultInput = {
  readonly folders: ReadonlyMap<string, Folder>;
  readonly chain: Chain;
  readonly check: (one: Composed) => readonly Located[];
  readonly earlierClaims: readonly ClaimsByBrand[];
};

/**
 * Joins the findings of single merchants with findings about several, and keeps the issues that are worth reporting.
 */
export function resultOf({ folders, chain, check, earlierClaims }: ResultInput): LoadResult {
  const { issues, broken: brokenIds, has: hasFinding, add: addFindings } = createIssueCollector();
  const parentsFaults: { readonly brand: string; readonly finding: Located }[] = [];
  const sites = new Map<string, Site>();
  /** A merchant is broken if its parent is. Parents come before children here. */
  const breakWithParent = ({ id, parent }: Composed) =>
    void (parent !== undefined && brokenIds.has(parent.id) && brokenIds.add(id));
  for (const id of parentsFirst(folders, chain)) {
    const folder = folders.get(id);
    const composed = chain.merchants.get(id);
    if (folder && composed) {
      const findings = check(composed);
      const isNewParentsFault = (finding: Located) => isParentsFault(id, finding) && !hasFinding(finding);
      addFindings(
        id,
        findings.filter((finding) => !isNewParentsFault(finding)),
      );
      for (const finding of findings.filter(isNewParentsFault)) parentsFaults.push({ brand: id, finding });
      breakWithParent(composed);
      if (composed.merchant.abstract !== true && isAsWritten(composed)) sites.set(id, composed.site);
      continue;
    }
    brokenIds.add(id);
    addFindings(id, [
      ...(folder?.findings ?? []),
      ...(chain.findings.get(id) ?? []),
      ...(folder ? missingMerchant(folder) : []),
    ]);
  }
  const merchants = [...chain.merchants.values()];
  for (const [id, finding] of harmedBrands(parentsFaults)) addFindings(id, [finding]);
  for (const findingsById of [inheritedAges(merchants), otherBrands(merchants)])
    for (const [id, findings] of findingsById) addFindings(id, findings);
  for (const [id, findings] of sharedFindings({
    merchants,
    brokenIds: new Set(brokenIds),
    earlierClaims,
  }))
    addFindings(id, findings);
  merchants.forEach(breakWithParent);
  const consoles = new Map(
    [...folders].flatMap(([id, { console }]) => (console ? [[id, console.value] as const] : [])),
  );
  return { sites, issues: issuesToReport([...issues.values()]), broken: brokenIds, consoles, ...originsIn(chain) };
}

function keyOf({ origin, message }: Located): string {
  const positionText = origin.at ? `${origin.at.line}:${origin.at.column}` : origin.path.join('\u0000');
  return `${origin.file.path}\u0000${positionText}\u0000${message}`;
}

/** Collects issues, each once, and the merchants that have an error. */
function createIssueCollector() {
  const issues = new Map<string, Issue>();
  const brokenIds = new Set<string>();
  const add = (merchant: string, findings: readonly Located[]) => {
    for (const finding of findings) {
      if (finding.severity === 'error') brokenIds.add(merchant);
      const key = keyOf(finding);
      if (!issues.has(key)) issues.set(key, issueOf(finding, merchant));
    }
  };
  return { issues, broken: brokenIds, has: (finding: Located) => issues.has(keyOf(finding)), add };
}

function originsIn({
  merchants,
}: Chain): Pick<LoadResult, 'parentOf' | 'textsIn' | 'parentsWordsIn' | 'originOf' | 'changesOf' | 'pageInChain'> {
  const pageOf = (merchant: string, page: string) => merchants.get(merchant)?.pages.get(page);
  return {
    parentOf: (merchant) => merchants.get(merchant)?.parent?.site,
    textsIn: (merchant, language) => {
      const layer = own(merchants.get(merchant)?.texts ?? {}, language);
      return layer === undefined ? {} : joinedTable(layer);
    },
    parentsWordsIn: (merchant, language) => {
      const composed = merchants.get(merchant);
      return composed === undefined ? [] : parentsWordsIn(composed, language);
    },
    originOf: (merchant, page, node, path = []) => {
      const composed = pageOf(merchant, page);
      return composed && positionOf(originOf(composed, node, path));
    },
    changesOf: (merchant, page, node) => {
      const composed = pageOf(merchant, page);
      const changes = composed === undefined ? [] : changesOf(composed, node);
      return changes.map(({ origin, ...change }) => ({ ...change, at: positionOf(origin) }));
    },
    pageInChain: (merchant, id) => {
      const page = pageOf(merchant, id);
      const parent = merchants.get(merchant)?.parent?.pages.get(id);
      return page && { page, ...(parent && { parent }) };
    },
  };
}

/** The issue of a finding, made once. A finding stays the same object while the merchant's files do. */
function issueOf(finding: Located, merchant: string): Issue {
  const issueByMerchant = issuesOfFinding(finding);
  const issue = issueByMerchant.get(merchant) ?? toIssue(finding, merchant);
  issueByMerchant.set(merchant, issue);
  return issue;
}

const issuesOfFinding = memoByObject((_: Located) => new Map<string, Issue>());

function toIssue({ origin, fix: findingFix, ...finding }: Located, merchant: string): Issue {
  const fix = findingFix && editOf(origin, findingFix);
  return { ...finding, at: positionOf(origin), merchant, ...(fix ? { fix } : {}) };
}

function parentsFirst(folders: ReadonlyMap<string, Folder>, chain: Chain): readonly string[] {
  return [...new Set([...chain.merchants.keys(), ...folders.keys()])];
}

function missingMerchant(folder: Folder): readonly Located[] {
  if (folder.merchant || folder.findings.length > 0) return [];
  const path = `${folder.id}/merchant.json`;
  const file: ParsedFile = { path, text: '', findings: [] };
  return [{ ...messages.missingMerchantFile(folder.id), origin: { file, path: [] } }];
}
