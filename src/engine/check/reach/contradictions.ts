import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import { allOf } from '../../conditions/condition-tree';
import { proveCondition } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { memoTwo } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { shownNodes } from './links';

/** Nodes whose own condition and those around them never hold together. */
export const contradictions: SiteCheck = {
  finds: 'nodes whose conditions and those around them exclude each other',
  look({ composed, report }) {
    for (const page of composed.pages.values()) {
      for (const id of contradictedIn(composed.scope, page))
        report(messages.neverWithin(id), originOf(page, id, ['when']));
    }
  },
};

const contradictedIn = memoTwo((scope: ConditionScope, page: ComposedPage): readonly string[] =>
  shownNodes(scope)(page).flatMap(({ id, shown }) => {
    const own = page.page.nodes[id]?.when;
    const [last, ...around] = shown.toReversed();
    if (own === undefined || last === undefined || around.length === 0) return [];
    // What never holds by itself, or around it, is told there.
    const isClear = [last, allOf(around)].every((tree) => proveCondition(tree, scope) !== 'never');
    return isClear && proveCondition(allOf(shown), scope) === 'never' ? [id] : [];
  }),
);
