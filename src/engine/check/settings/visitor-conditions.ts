import { testsOf } from '../../conditions/condition-tree';
import { proveCondition } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import * as messages from '../../messages';
import { ownOrigin } from '../origins';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';

/** A parent's conditions on the session, such as "guest", that a brand makes the same for all visitors. */
export const visitorConditions: SiteCheck = {
  finds: 'conditions on who the visitor is that a brand makes the same for everybody',
  reads: readsPagesAndSettings,
  run({ composed, report }) {
    const { parent, folder, scope } = composed;
    if (parent === undefined) return;
    for (const name of Object.keys(folder.merchant?.value.conditions ?? {})) {
      const [parentTree, tree] = [parent.scope, scope].map((one) => readCondition({ is: name }, one).tree);
      const tests = parentTree === undefined ? [] : testsOf(parentTree);
      if (tree === undefined || tests.length === 0 || !tests.every(({ path }) => path.startsWith('session.'))) continue;
      const proof = proveCondition(tree, scope);
      if (proof !== 'sometimes')
        report(messages.sameForEverybody(name, proof === 'always'), ownOrigin(composed, ['conditions', name]));
    }
  },
};
