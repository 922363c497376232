import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { testsOf } from '../../conditions/condition-tree';
import { findVisitor, proveCondition } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import { isInherited } from '../inherited';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';
import { comparedNames } from './compared-names';

/** Conditions on `page.id` that name no page, or that exclude the page on which they stand. */
export const pageFacts: SiteCheck = {
  finds: 'conditions that ask for a page that is none or that cannot show there',
  reads: readsPagesAndSettings,
  run(context) {
    const { composed, isRead, report } = context;
    if (!isRead) return;
    const { pages, unreadable } = composed;
    for (const { name, origin } of comparedNames('page.id', context)) {
      if (pages.has(name) || unreadable.has(name)) continue;
      report(messages.conditionOfNoPage(name, nearestName(name, pages.keys())), origin);
    }
    for (const [id, page] of pages) {
      if (isInherited(composed, id, page) || page.page.kind === 'shell') continue;
      for (const [node, { when }] of Object.entries(page.page.nodes)) {
        if (when !== undefined && isForAnotherPage(when, id, composed))
          report(messages.onAnotherPage(node, id), originOf(page, node, ['when']));
      }
    }
  },
};

/** Whether a condition holds for some visitor on another page, and for nobody on this one. */
function isForAnotherPage(when: unknown, page: string, { scope }: Composed): boolean {
  const { tree } = readCondition(when, scope);
  if (tree === undefined || !testsOf(tree).some(({ path }) => path === 'page.id')) return false;
  const proofHere = findVisitor({ holds: [tree], fails: [] }, scope, new Map([['page.id', page]]));
  return proofHere === 'none' && proveCondition(tree, scope) !== 'never';
}
