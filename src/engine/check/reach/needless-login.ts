import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import { findVisitor } from '../../conditions/prove-condition';
import * as messages from '../../messages';
import { isInherited } from '../inherited';
import { readsPages, type SiteCheck } from '../site-check';
import { mayOpen, signedIn } from './access';
import { pathOfNeed, tapLinksOf } from './links';

/** Whoever logs in is no trial player. */
const loggedIn = new Map<string, unknown>([['session.trial', false]]);

/** Links that ask for a login first, and lead to a page that no member may open. */
export const needlessLogin: SiteCheck = {
  finds: 'links that ask for a login and lead to a page which is not for members',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    const { pages, scope } = composed;
    const isShutToMembers = ({ page }: ComposedPage) => {
      const condition = mayOpen(page, scope);
      if (condition === undefined || findVisitor({ holds: [condition], fails: [] }, scope) !== 'some') return false;
      return findVisitor({ holds: [signedIn, condition], fails: [] }, scope, loggedIn) === 'none';
    };
    const targets = [...pages.values()].filter((page) => page.id !== 'login' && isShutToMembers(page));
    for (const [id, page] of pages) {
      if (isInherited(composed, id, page)) continue;
      for (const target of targets)
        for (const link of tapLinksOf(scope, page).get(target.id) ?? []) {
          const path = pathOfNeed(link, page);
          if (path !== undefined) report(messages.needlessLogin(target.id), originOf(page, link.node, path));
        }
    }
  },
};
