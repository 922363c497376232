import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { type ConditionTree, testsOf } from '../../conditions/condition-tree';
import { someVisitor } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { isList, isObject, own } from '../../json';
import { memoByAll } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { hollowParts } from '../hollow-parts';
import { isInherited } from '../inherited';
import { originOfHiding, originOfNamedIn } from '../law/places';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';
import { guest, mayOpen, signedIn } from './access';

/**
 * Nodes that guests lose by a negation. A member's fact is unknown for guests, so its negation is unknown too, and an
 * unknown condition hides the node.
 */
export const lostGuests: SiteCheck = {
  finds: 'nodes that guests lose by a negation over what only members have',
  reads: readsPagesAndSettings,
  run({ composed, report }) {
    const { parent } = composed;
    if (parent === undefined || composed.merchant.abstract === true) return;
    const groups = new Map<string, { readonly origin: Origin; readonly nodes: string[] }>();
    for (const [id, page] of composed.pages) {
      const parentPage = parent.pages.get(id);
      if (parentPage === undefined || isInherited(composed, id, page)) continue;
      const lostNodes = lostNodesCache(composed.scope, [page, parentPage, parent.scope], () =>
        findLostNodes(page, parentPage, composed),
      );
      for (const node of lostNodes) {
        const place = placeOf(node, parentPage, page, composed);
        // A named condition is one finding, however many nodes use it.
        const key = `${place.file.path} ${place.path.join(' ')}`;
        const group = groups.get(key) ?? { origin: place, nodes: [] };
        groups.set(key, group);
        if (!group.nodes.includes(node)) group.nodes.push(node);
      }
    }
    for (const { origin, nodes } of groups.values()) report(messages.lostGuests(nodes), origin);
  },
};

/**
 * The place to correct: the brand's named condition if the parent's version would show the node, else the node's
 * condition or the overlay that changed the node.
 */
function placeOf(node: string, parentPage: ComposedPage, page: ComposedPage, composed: Composed): Origin {
  const when = page.page.nodes[node]?.when;
  const scope = composed.parent?.scope ?? composed.scope;
  const tree = when === undefined ? undefined : readCondition(when, scope).tree;
  const mayBeNamedCondition = tree !== undefined && someVisitor({ holds: [guest, tree], fails: [] }, scope) === 'some';
  const namedOrigin = mayBeNamedCondition ? originOfNamedIn(when, composed) : undefined;
  const origin = originOf(page, node, ['when']);
  const isOwn = origin.file.path.startsWith(`${composed.id}/`);
  return namedOrigin ?? (isOwn ? origin : originOfHiding(node, parentPage, page, composed));
}

/** Remembered, because most edits change another page. */
const lostNodesCache = memoByAll<readonly string[]>();

function findLostNodes(page: ComposedPage, parentPage: ComposedPage, { scope, parent }: Composed): readonly string[] {
  const openCondition = mayOpen(page.page, scope);
  if (openCondition !== undefined && someVisitor({ holds: [guest, openCondition], fails: [] }, scope) === 'none')
    return [];
  return Object.entries(page.page.nodes).flatMap(([id, { when, whenUnknown }]) => {
    const parentNode = own(parentPage.page.nodes, id);
    if (when === undefined || whenUnknown === 'show' || parentNode === undefined) return [];
    if (parentNode.when === when && parent?.scope === scope) return [];
    const tree = readCondition(when, scope).tree;
    if (tree === undefined || !readsMemberFacts(tree, scope) || !containsNegation(tree)) return [];
    // A condition with a part that decides nothing is reported by another check.
    if (hollowParts(when, scope).length > 0) return [];
    const fixedFacts = page.page.kind === 'shell' ? new Map() : new Map([['page.id', page.page.id]]);
    const parentTree =
      parentNode.when === undefined ? undefined : readCondition(parentNode.when, parent?.scope ?? scope).tree;
    const wasShown =
      parentNode.when === undefined ||
      (parentTree !== undefined &&
        someVisitor({ holds: [guest, parentTree], fails: [] }, parent?.scope ?? scope, fixedFacts) === 'some');
    // A condition that is false for members too is meant.
    const isLost = someVisitor({ holds: [guest, tree], fails: [] }, scope, fixedFacts) === 'none';
    return wasShown && isLost && someVisitor({ holds: [signedIn, tree], fails: [] }, scope, fixedFacts) === 'some'
      ? [id]
      : [];
  });
}

/** Whether a condition reads facts of members and does not itself ask for a session. */
function readsMemberFacts(tree: ConditionTree, scope: ConditionScope): boolean {
  const tests = testsOf(tree);
  const asksSession = tests.some(({ path }) => path.startsWith('session.'));
  return !asksSession && tests.some(({ path }) => own(scope.facts, path)?.needs === 'session');
}

function containsNegation(tree: ConditionTree): boolean {
  switch (tree.kind) {
    case 'constant':
      return false;
    case 'test':
      return isObject(tree.condition) && ('ne' in tree.condition || 'nin' in tree.condition);
    case 'not':
      return testsOf(tree).length > 0;
    case 'named':
      return containsNegation(tree.part);
    default:
      return isList(tree.parts) && tree.parts.some(containsNegation);
  }
}
