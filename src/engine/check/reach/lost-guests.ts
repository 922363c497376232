import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { allOf, anyOf, type ConditionTree, constant, fold, testsOf } from '../../conditions/condition-tree';
import { findVisitor } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { isList, isObject, own } from '../../json';
import { memoByAll } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { hollowParts } from '../hollow-parts';
import { isInherited } from '../inherited';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';
import { guest, mayOpen, signedIn } from './access';
import { shownNodes } from './links';
import { originOfHiding, originOfOwnCondition } from './origin-of-hiding';

/**
 * Nodes that guests lose, or never see, by a negation. A member's fact is unknown for guests, so its negation is
 * unknown too, and an unknown condition hides the node.
 */
export const lostGuests: SiteCheck = {
  finds: 'nodes that guests lose by a negation over what only members have',
  onlyWarns: true,
  reads: readsPagesAndSettings,
  run({ composed, report }) {
    const { parent } = composed;
    if (parent === undefined || composed.merchant.abstract === true) return;
    const [lostGroups, unseenGroups] = [createGroups(), createGroups()];
    for (const [id, page] of composed.pages) {
      const parentPage = parent.pages.get(id);
      if (isInherited(composed, id, page)) continue;
      for (const node of unseenOwnNodes(page, parentPage, composed)) {
        const named = originOfOwnCondition(page.page.nodes[node]?.when, composed);
        unseenGroups.add(node, named ?? originOf(page, node, ['when']));
      }
      if (parentPage === undefined) continue;
      const lostNodes = lostNodesCache(composed.scope, [page, parentPage, parent.scope], () =>
        findLostNodes(page, parentPage, composed),
      );
      for (const node of lostNodes) lostGroups.add(node, originOfLoss(node, parentPage, page, composed));
    }
    for (const { origin, nodes } of lostGroups.groups.values()) report(messages.lostGuests(nodes), origin);
    for (const [key, { origin, nodes }] of unseenGroups.groups)
      if (!lostGroups.groups.has(key)) report(messages.unseenByGuests(nodes), origin);
  },
};

/** Nodes by the place to correct. A named condition is one finding, however many nodes use it. */
function createGroups() {
  const groups = new Map<string, { readonly origin: Origin; readonly nodes: string[] }>();
  const add = (node: string, origin: Origin) => {
    const key = `${origin.file.path} ${origin.path.join(' ')}`;
    const group = groups.get(key) ?? { origin, nodes: [] };
    groups.set(key, group);
    if (!group.nodes.includes(node)) group.nodes.push(node);
  };
  return { groups, add };
}

/**
 * The place to correct: the brand's named condition if the parent's version would show the node, else the node's
 * condition or the overlay that changed the node.
 */
function originOfLoss(node: string, parentPage: ComposedPage, page: ComposedPage, composed: Composed): Origin {
  const when = page.page.nodes[node]?.when;
  const scope = composed.parent?.scope ?? composed.scope;
  const tree = when === undefined ? undefined : readCondition(when, scope).tree;
  const mayBeNamedCondition = tree !== undefined && findVisitor({ holds: [guest, tree], fails: [] }, scope) === 'some';
  const namedOrigin = mayBeNamedCondition ? originOfOwnCondition(when, composed) : undefined;
  const origin = originOf(page, node, ['when']);
  const isOwn = origin.file.path.startsWith(`${composed.id}/`);
  return namedOrigin ?? (isOwn ? origin : originOfHiding(node, parentPage, page, composed));
}

/** Remembered, because most edits change another page. */
const lostNodesCache = memoByAll<readonly string[]>();

/**
 * Nodes that the brand added and that a negation hides from every guest. Nodes inside one for members
 * alone are left out: there it is meant.
 */
function unseenOwnNodes(
  page: ComposedPage,
  parentPage: ComposedPage | undefined,
  { scope }: Composed,
): readonly string[] {
  if (!isOpenToGuests(page, scope)) return [];
  const shownByNode = new Map(shownNodes(scope)(page).map(({ id, shown }) => [id, shown]));
  return Object.entries(page.page.nodes).flatMap(([id, { when, whenUnknown }]) => {
    if (when === undefined || whenUnknown === 'show' || own(parentPage?.page.nodes, id) !== undefined) return [];
    const tree = readCondition(when, scope).tree;
    const conditionsAround = shownByNode.get(id)?.slice(0, -1);
    if (tree === undefined || conditionsAround === undefined) return [];
    // Some guest would see the node without the negation. Otherwise another part of its condition hides it as well.
    const holds = [guest, ...conditionsAround, withoutNegations(tree, scope)];
    const isElseShown = findVisitor({ holds, fails: [] }, scope, fixedFactsOf(page)) === 'some';
    return isElseShown && isLostByNegation(when, tree, page, scope) ? [id] : [];
  });
}

/** A condition in which each negation over facts of members holds. */
function withoutNegations(tree: ConditionTree, scope: ConditionScope): ConditionTree {
  const kept = (part: ConditionTree) => (isNegation(part) && readsMemberFacts(part, scope) ? constant(true) : part);
  return fold<ConditionTree>(tree, {
    constant: (_, part) => part,
    all: allOf,
    any: anyOf,
    not: (_, part) => kept(part),
    named: (part) => part,
    test: kept,
  });
}

function isOpenToGuests({ page }: ComposedPage, scope: ConditionScope): boolean {
  const openCondition = mayOpen(page, scope);
  return openCondition === undefined || findVisitor({ holds: [guest, openCondition], fails: [] }, scope) !== 'none';
}

function fixedFactsOf({ page }: ComposedPage): ReadonlyMap<string, string> {
  return new Map(page.kind === 'shell' ? [] : [['page.id', page.id]]);
}

/**
 * Whether a negation of a member's fact hides a node from every guest. A condition that is false for members too is
 * meant.
 */
function isLostByNegation(when: unknown, tree: ConditionTree, page: ComposedPage, scope: ConditionScope): boolean {
  if (!readsMemberFacts(tree, scope) || !containsNegation(tree)) return false;
  // A condition with a part that decides nothing is reported by another check.
  if (hollowParts(when, scope).length > 0) return false;
  const isShownTo = (visitor: ConditionTree) =>
    findVisitor({ holds: [visitor, tree], fails: [] }, scope, fixedFactsOf(page));
  return isShownTo(guest) === 'none' && isShownTo(signedIn) === 'some';
}

function findLostNodes(page: ComposedPage, parentPage: ComposedPage, { scope, parent }: Composed): readonly string[] {
  if (!isOpenToGuests(page, scope)) return [];
  return Object.entries(page.page.nodes).flatMap(([id, { when, whenUnknown }]) => {
    const parentNode = own(parentPage.page.nodes, id);
    if (when === undefined || whenUnknown === 'show' || parentNode === undefined) return [];
    if (parentNode.when === when && parent?.scope === scope) return [];
    const tree = readCondition(when, scope).tree;
    if (tree === undefined || !isLostByNegation(when, tree, page, scope)) return [];
    const parentTree =
      parentNode.when === undefined ? undefined : readCondition(parentNode.when, parent?.scope ?? scope).tree;
    const wasShown =
      parentNode.when === undefined ||
      (parentTree !== undefined &&
        findVisitor({ holds: [guest, parentTree], fails: [] }, parent?.scope ?? scope, fixedFactsOf(page)) === 'some');
    return wasShown ? [id] : [];
  });
}

/** Whether a condition reads facts of members and does not itself ask for a session. */
function readsMemberFacts(tree: ConditionTree, scope: ConditionScope): boolean {
  const tests = testsOf(tree);
  const asksSession = tests.some(({ path }) => path === 'session.present');
  return !asksSession && tests.some(({ path }) => own(scope.facts, path)?.needs === 'session');
}

function containsNegation(tree: ConditionTree): boolean {
  switch (tree.kind) {
    case 'constant':
      return false;
    case 'test':
    case 'not':
      return isNegation(tree);
    case 'named':
      return containsNegation(tree.part);
    default:
      return isList(tree.parts) && tree.parts.some(containsNegation);
  }
}

function isNegation(tree: ConditionTree): boolean {
  if (tree.kind === 'not') return testsOf(tree).length > 0;
  return tree.kind === 'test' && isObject(tree.condition) && ('ne' in tree.condition || 'nin' in tree.condition);
}
