import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { type Demand, findState, isTrue } from '../../conditions/find-state';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Invariant, InvariantPart, Page } from '../../config';
import type { Facts } from '../../facts';
import { memoByAll, memoByObject } from '../../memo';
import { merchantFacts } from '../../normalize/normalize-platform';
import { tapLinksOf } from '../reach/links';
import {
  conditionsToOpen,
  conditionsToShow,
  conditionToClose,
  conditionToHide,
  type PlacedNode,
  placedNodes,
} from './placed-nodes';

/** A page on which an invariant does not hold, and the demands that a state must meet to break it. */
export type Break = {
  readonly page: string;
  /** The node that shows, and the page that it stands on: the page of the break, or the shell around it. */
  readonly shown?: { readonly node: string; readonly page: string };
  readonly demands: readonly Demand[];
  readonly fixed: Facts;
  readonly withLoading: boolean;
  /** There are too many states to search, so nothing is proved. */
  readonly isUntold?: true;
};

/**
 * A break for each page on which the invariant does not hold; for `hides`, one for each node that shows there. None if
 * its condition cannot be read: that is reported as such.
 */
export function findBreaks(
  invariant: Invariant,
  { pages, scope, merchant }: Pick<Composed, 'pages' | 'scope' | 'merchant'>,
): readonly Break[] {
  const when = invariant.when === undefined ? undefined : readCondition(invariant.when, scope).tree;
  if (invariant.when !== undefined && when === undefined) return [];
  const settings = merchantFacts(merchant);
  const proof = { scope, settings, when: when === undefined ? [] : [[isTrue(when)]] };
  const { shows, hides, opens = [], closes = [] } = invariant;
  const part = shows ?? hides;
  const isShell = ({ page }: ComposedPage) => page.kind === 'shell';
  const nodesOn = (page: ComposedPage) =>
    part === undefined ? [] : nodesMatching(part, page, scope).map((node) => ({ node, page: page.page.id }));
  const matchesOfShells = part === undefined ? [] : [...pages.values()].filter(isShell).flatMap(nodesOn);
  const shellNodes = hides === undefined ? matchesOfShells : showingNodes(invariant, matchesOfShells, proof);
  const pagesToProve =
    part === undefined
      ? [...opens, ...closes].flatMap((id) => pages.get(id) ?? [])
      : [...pages.values()].filter((page) => !isShell(page) && (hides !== undefined || page.page.kind !== 'dialog'));
  return pagesToProve.flatMap((page) => {
    const nodes = [...nodesOn(page), ...shellNodesAround(page.page, shellNodes)];
    if (hides !== undefined && nodes.length === 0) return [];
    const inputs = [invariant, page.page.id, page.page.access, nodes.map(conditionsOf), [...settings].flat()];
    return breaksCache(scope, inputs, () => breaksOn(page.page, nodes, invariant, proof));
  });
}

/** A node, and the page on which it stands. */
type NodeOfPage = { readonly node: PlacedNode; readonly page: string };

type Proof = {
  readonly scope: ConditionScope;
  readonly settings: ReturnType<typeof merchantFacts>;
  readonly when: readonly Demand[];
};

/** Remembered by conditions, since most pages and brands have the same nodes under the same conditions. */
const breaksCache = memoByAll<readonly Break[]>();
const showingCache = memoByAll<readonly NodeOfPage[]>();

/** What a proof reads of a node. */
const conditionsOf = ({ node, page }: NodeOfPage) => [
  node.id,
  page,
  node.rootSlot,
  node.isUnsure,
  node.conditions.map(({ tree, isShownUnknown }) => [tree, isShownUnknown]),
];

/** Those of the nodes that some state shows. Mostly none, and then only pages with such a node need a proof. */
function showingNodes(invariant: Invariant, nodes: readonly NodeOfPage[], proof: Proof): readonly NodeOfPage[] {
  return showingCache(proof.scope, [invariant, nodes.map(conditionsOf), [...proof.settings].flat()], () =>
    nodes.filter(
      ({ node }) => breaksIfMet(undefined, conditionsToShow(node), { ...proof, withLoading: true }).length > 0,
    ),
  );
}

/** Which parts of the shell stand in which slots of its root. */
const slotsOfHeader = ['bar', 'header'];
const slotsOfFooter = ['footer'];

/** The nodes of the shell, but for the header or footer that the page leaves out. A dialog stands over it. */
export function shellNodesAround({ kind, shell = {} }: Page, shellNodes: readonly NodeOfPage[]): readonly NodeOfPage[] {
  if (kind === 'dialog') return [];
  const leftOut = [...(shell.header === false ? slotsOfHeader : []), ...(shell.footer === false ? slotsOfFooter : [])];
  return shellNodes.filter(({ node }) => !leftOut.includes(node.rootSlot ?? ''));
}

function breaksOn(page: Page, nodes: readonly NodeOfPage[], invariant: Invariant, proof: Proof): readonly Break[] {
  const { shows, hides, closes = [] } = invariant;
  const opening = conditionsToOpen(proof.scope, page);
  const onceLoaded = { ...proof, withLoading: false };
  const alsoWhileLoading = { ...proof, withLoading: true };
  if (shows !== undefined) {
    const sureNodes = nodes.filter(({ node }) => !node.isUnsure);
    return breaksIfMet(page.id, [...opening, ...sureNodes.map(({ node }) => conditionToHide(node))], onceLoaded);
  }
  if (hides !== undefined)
    return nodes.flatMap(({ node, page: nodePage }) =>
      breaksIfMet(page.id, [...opening, ...conditionsToShow(node)], alsoWhileLoading).map((one) => ({
        ...one,
        shown: { node: node.id, page: nodePage },
      })),
    );
  if (closes.includes(page.id)) return breaksIfMet(page.id, opening, alsoWhileLoading);
  const closing = conditionToClose(proof.scope, page);
  return closing === undefined ? [] : breaksIfMet(page.id, [closing], onceLoaded);
}

/** The nodes of a page that `shows` or `hides` of an invariant means. */
export function nodesMatching(
  { to, use, node: id }: InvariantPart,
  page: ComposedPage,
  scope: ConditionScope,
): readonly PlacedNode[] {
  const linkingNodes =
    to === undefined ? undefined : new Set((tapLinksOf(scope, page).get(to) ?? []).map((link) => link.node));
  if (linkingNodes?.size === 0) return [];
  if (use !== undefined && !usesIn(page.page).has(use)) return [];
  return placedNodes(scope, page.page).filter(
    (one) =>
      (linkingNodes === undefined || linkingNodes.has(one.id)) &&
      (use === undefined || page.page.nodes[one.id]?.use === use) &&
      (id === undefined || one.id === id),
  );
}

const usesIn = memoByObject(
  ({ nodes }: Page): ReadonlySet<string> => new Set(Object.values(nodes).map(({ use }) => use)),
);

/** A break if some state meets the demands, or if that cannot be proved either way. Without a page: on any page. */
function breaksIfMet(
  page: string | undefined,
  ownDemands: readonly Demand[],
  { scope, settings, when, withLoading }: Proof & Pick<Break, 'withLoading'>,
): readonly Break[] {
  const demands = [...when, ...ownDemands];
  const fixed = new Map<string, unknown>([...settings, ...(page === undefined ? [] : [['page.id', page] as const])]);
  const state = findState(demands, { scope, fixed, withLoading });
  if (state === 'none') return [];
  return [{ page: page ?? '', demands, fixed, withLoading, ...(state === 'untold' ? { isUntold: true } : {}) }];
}
