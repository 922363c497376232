import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import { allOf, type ConditionTree } from '../../conditions/condition-tree';
import { proveCondition } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { memoByObject, memoByTwo } from '../../memo';
import * as messages from '../../messages';
import { isInherited } from '../inherited';
import { readsPages, type SiteCheck } from '../site-check';
import { shownNodes } from './links';

/** Nodes whose condition can never hold together with the condition of a node around them. */
export const contradictions: SiteCheck = {
  finds: 'nodes whose conditions and those around them exclude each other',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    for (const [id, page] of composed.pages) {
      if (isInherited(composed, id, page)) continue;
      for (const node of nodesNeverShown(composed.scope, page))
        report(messages.neverWithin(node), originOf(page, node, ['when']));
    }
  },
};

function nodesNeverShown(scope: ConditionScope, page: ComposedPage): readonly string[] {
  return shownNodes(scope)(page).flatMap(({ id, shown }) => {
    const ownCondition = page.page.nodes[id]?.when;
    const [ownTree, ...around] = shown.toReversed();
    if (ownCondition === undefined || ownTree === undefined) return [];
    return around.some((conditionAround) => exclude(scope)(ownTree, conditionAround)) ? [id] : [];
  });
}

/** Whether two conditions never hold together, although each holds for some visitor. */
const exclude = memoByObject((scope: ConditionScope) =>
  memoByTwo((one: ConditionTree, other: ConditionTree) => {
    const isNever = (tree: ConditionTree) => proveCondition(tree, scope) === 'never';
    return isNever(allOf([one, other])) && !isNever(one) && !isNever(other);
  }),
);
