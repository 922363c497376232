import type { Catalogue } from '../catalogue';
import { compileTree, visibilityOf } from '../conditions/compile-condition';
import { readCondition } from '../conditions/read-condition';
import type { LayoutNode, Page, Site } from '../config';
import type { Access } from '../evaluate/judge-access';
import { livePage } from '../evaluate/live-page';
import type { Facts } from '../facts';
import { own } from '../json';
import { nearestName } from '../nearest-name';
import type { Platform, ResolvedPage } from '../platform';
import { conditionScopeOf, staticsOf } from '../resolve/condition-scope';
import {
  type Clause,
  type ClauseFact,
  decidingClauses,
  type ExplainContext,
  explainCondition,
} from './explain-condition';
import * as words from './explain-words';
import { type Flip, findFlips, type Part } from './find-flips';
import { findNever, type NodeCondition } from './find-never';

/** One node on the way from the root to the explained node. */
export type Step = {
  readonly node: string;
  readonly use: string;
  readonly visibility: 'show' | 'hide' | 'skeleton';
  readonly clause?: Clause;
};

/** A comparison or switch that decided a verdict. `node` is `$page` for the page's access. */
export type Deciding = {
  readonly node: string;
  readonly condition: unknown;
  readonly verdict: Clause['verdict'];
  readonly fact?: ClauseFact;
  /** The innermost named condition around it. */
  readonly name?: string;
};

/** Why a node shows, or not, as data. `steps` lead from the root to the node. The first that hides decides. */
export type Explanation = {
  readonly merchant: string;
  readonly page: string;
  readonly node: string;
  /**
   * The verdict. The page's access counts first. `closed`: the visitor is sent to another page. `waits`: facts of the
   * visitor are still loading.
   */
  readonly verdict: 'shows' | 'hides' | 'skeleton' | 'missing' | 'closed' | 'waits';
  readonly access: Access & { readonly deciding: readonly Deciding[] };
  readonly steps: readonly Step[];
  /** What decided in `steps`: in the first that hides, else in all. `access` has what decided on the access. */
  readonly deciding: readonly Deciding[];
  /** The nearest name, where the page or the node is missing. */
  readonly near?: string;
  /** Ways to make the node show, the fewest changes first. Empty if it shows, or if there is no way. */
  readonly flips: readonly Flip[];
  /**
   * The condition that is true for nobody, or two conditions that are never true together. No console can change that.
   */
  readonly never: readonly NodeCondition[];
  /** How many items the source of a repeated node has. */
  readonly items?: number;
  /** The name of that source. */
  readonly source?: string;
  /** The id names an item that the source does not have. */
  readonly isNoItem?: true;
};

/** A resolved page with the page that it was resolved from, and a visitor. */
export type Situation = {
  readonly site: Site;
  readonly page: ResolvedPage;
  readonly platform: Platform;
  readonly live: Facts;
  readonly catalogue: Catalogue;
};

/** Explains why a node shows for a visitor, or not. The id may be that of one item, such as `field:username`. */
export function explainNode(situation: Situation, nodeId: string): Explanation {
  const { site, platform, live, catalogue } = situation;
  const pageId = situation.page.page;
  const page = own(site.pages, pageId);
  const facts = new Map([...staticsOf(platform, catalogue).facts, ...live]);
  const context = { scope: conditionScopeOf(site, catalogue), facts, sent: platform.sent, catalogue };
  const access = accessOf(situation, page, context);
  const base = { merchant: site.id, page: pageId, node: nodeId, access };
  if (page === undefined) return missingExplanation(base, nearestName(pageId, Object.keys(site.pages)));
  const id = own(page.nodes, nodeId) ? nodeId : (nodeId.split(':')[0] ?? nodeId);
  const chain = own(page.nodes, id) && chainTo(id, page);
  if (!chain) return missingExplanation(base, nearestName(id, Object.keys(page.nodes)));
  const steps = chain.map(([name, node]) => toStep(name, node, context));
  const hidingStep = steps.find((step) => step.visibility !== 'show');
  const source = chain.map(([, node]) => node.each).find((each) => each !== undefined);
  const items = source === undefined ? undefined : (own(platform.sources, source) ?? []).length;
  const isNoItem = id !== nodeId && hidingStep === undefined && !own(situation.page.nodes, nodeId);
  const verdict = verdictOf(access, hidingStep, isNoItem ? 0 : items);
  const isShown = access.verdict === 'open' && hidingStep === undefined;
  const parts = isShown ? [] : [...accessParts(page), ...chain.flatMap(([, node]) => partsOf(node))];
  const flips = findFlips(parts, context);
  const isImpossible = !isShown && flips.length === 0;
  return {
    ...base,
    verdict,
    flips,
    never: isImpossible ? findNever(conditionsOnWay(page, chain), context) : [],
    steps,
    deciding: decidingOf(hidingStep === undefined ? steps : [hidingStep]),
    ...(items === undefined ? {} : { items, source: source ?? '' }),
    ...(isNoItem ? { isNoItem } : {}),
  };
}

/** The conditions of the access and of the nodes down to one, except those whose node shows while they are unknown. */
function conditionsOnWay({ access }: Page, chain: readonly ChainLink[]): readonly NodeCondition[] {
  const pageConditions = access?.when === undefined ? [] : [{ node: '$page', when: access.when }];
  return [
    ...pageConditions,
    ...chain.flatMap(([node, { when, whenUnknown }]) =>
      when === undefined || whenUnknown === 'show' ? [] : [{ node, when }],
    ),
  ];
}

/** The conditions that a visitor must meet to open a page. */
function accessParts({ access }: Page): readonly Part[] {
  const session = access?.need === 'session' ? [{ when: { at: 'session.present', eq: true } }] : [];
  return [...session, ...(access?.when === undefined ? [] : [{ when: access.when }])];
}

function partsOf({ when, whenUnknown }: LayoutNode): readonly Part[] {
  return when === undefined ? [] : [{ when, showsUnknown: whenUnknown === 'show' }];
}

/** The explanation in words, one fact per line. */
export function toWords(explanation: Explanation, names?: words.Names): string {
  return words.inWords(explanation, names).join('\n');
}

function verdictOf(access: Access, hidingStep: Step | undefined, items: number | undefined): Explanation['verdict'] {
  if (access.verdict === 'wait') return 'waits';
  if (access.verdict !== 'open') return 'closed';
  if (hidingStep !== undefined) return hidingStep.visibility === 'hide' ? 'hides' : 'skeleton';
  return items === 0 ? 'hides' : 'shows';
}

function missingExplanation(
  base: Pick<Explanation, 'merchant' | 'page' | 'node' | 'access'>,
  near: string | undefined,
): Explanation {
  return {
    ...base,
    verdict: 'missing',
    steps: [],
    deciding: [],
    flips: [],
    never: [],
    ...(near === undefined ? {} : { near }),
  };
}

function accessOf(situation: Situation, page: Page | undefined, context: ExplainContext): Explanation['access'] {
  const access = livePage(situation.page).access.judge(situation.live);
  const when = page?.access?.when;
  const isOfSession = access.verdict === 'login' || when === undefined;
  return { ...access, deciding: isOfSession ? [] : decidingIn('$page', explainCondition(when, context)) };
}

type ChainLink = readonly [string, LayoutNode];

/** The nodes from the root down to one; undefined where it does not hang below the root. */
function chainTo(id: string, page: Page): readonly ChainLink[] | undefined {
  const holders = new Map(
    Object.entries(page.nodes).flatMap(([holder, node]) =>
      Object.values(node.slots ?? {}).flatMap((ids) => ids.map((child) => [child, holder] as const)),
    ),
  );
  const chain: ChainLink[] = [];
  const seen = new Set<string>();
  for (let name: string | undefined = id; name !== undefined && !seen.has(name); name = holders.get(name)) {
    seen.add(name);
    const node = own(page.nodes, name);
    if (node) chain.unshift([name, node]);
    if (name === (page.root ?? 'page')) return chain;
  }
  return undefined;
}

function toStep(node: string, { use, when, whenUnknown }: LayoutNode, context: ExplainContext): Step {
  if (when === undefined) return { node, use, visibility: 'show' };
  const visibility = visibilityOf(compileTree(readCondition(when, context.scope).tree), whenUnknown, context.facts);
  return { node, use, visibility, clause: explainCondition(when, context) };
}

function decidingOf(steps: readonly Step[]): readonly Deciding[] {
  return steps.flatMap(({ node, clause }) => (clause ? decidingIn(node, clause) : []));
}

function decidingIn(node: string, clause: Clause): readonly Deciding[] {
  return decidingClauses(clause).map(({ condition, verdict, fact, within }) => ({
    node,
    condition,
    verdict,
    ...(fact ? { fact } : {}),
    ...(within === undefined ? {} : { name: within }),
  }));
}
