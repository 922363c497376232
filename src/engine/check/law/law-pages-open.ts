import { originOf, PAGE } from '../../compose/origin-of';
import { findVisitor } from '../../conditions/prove-condition';
import { isList, pick } from '../../json';
import * as messages from '../../messages';
import { isInherited, isParents } from '../inherited';
import { mayOpen } from '../reach/access';
import { readsPages, type SiteCheck } from '../site-check';

/** Pages that must be open to everybody by law. */
const lawPages: ReadonlySet<unknown> = new Set(['responsible', 'useragreement', 'underage']);

/** Pages of the law that are not open to everybody, and links to them that ask for a login. */
export const lawPagesOpen: SiteCheck = {
  finds: 'pages of the law that are closed to some, or behind a login',
  reads: readsPages,
  run({ composed, report }) {
    for (const [id, page] of composed.pages) {
      const openCondition =
        lawPages.has(id) && !isInherited(composed, id, page) ? mayOpen(page.page, composed.scope) : undefined;
      if (openCondition !== undefined && findVisitor({ holds: [], fails: [openCondition] }, composed.scope) !== 'none')
        report(messages.lockedLawPage(id), { ...originOf(page, PAGE, ['access']), key: true });
      if (isParents(composed, id, page)) continue;
      for (const [node, { on = {} }] of Object.entries(page.page.nodes))
        for (const [event, handler] of Object.entries(on))
          for (const [index, action] of (isList(handler) ? handler : [handler]).entries()) {
            const to = pick(action, 'to') ?? pick(action, 'page');
            const path = ['on', event, ...(isList(handler) ? [index] : []), 'need'];
            if (lawPages.has(to) && pick(action, 'need') === 'session')
              report(messages.lawBehindLogin(String(to)), originOf(page, node, path));
          }
    }
  },
};
