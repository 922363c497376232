import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import { findVisitor } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import * as messages from '../../messages';
import { isInherited } from '../inherited';
import { readsPages, type SiteCheck } from '../site-check';
import { accessCondition, guest, signedIn } from './access';
import { type Link, pathOfNeed, tapLinksOf } from './links';

/** Pages for members that send guests elsewhere without asking them to log in, with entries that guests see. */
export const unaskedGuests: SiteCheck = {
  finds: 'pages for members whose entries lead guests elsewhere and not to the login',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    for (const [id, page] of composed.pages) {
      const { access } = page.page;
      if (access === undefined || isInherited(composed, id, page) || !isForMembers(access, composed.scope)) continue;
      const elsewhere = access.guest ?? access.else ?? 'home';
      const [first, ...others] = elsewhere === 'login' ? [] : entriesForGuests(id, composed);
      if (first !== undefined)
        report(messages.unaskedGuests(id, elsewhere, first, others.length), originOf(page, PAGE, ['access']));
    }
  },
};

/** Whether every member may open the page and no guest, although its access does not say `need: "session"`. */
function isForMembers(access: NonNullable<Page['access']>, scope: ConditionScope): boolean {
  const condition = access.need === 'session' ? undefined : accessCondition(scope, access);
  if (condition === undefined) return false;
  const isShut = findVisitor({ holds: [guest, condition], fails: [] }, scope) === 'none';
  return isShut && findVisitor({ holds: [signedIn], fails: [condition] }, scope) === 'none';
}

/** Entries to a page that some guest sees and that ask for no login, as messages name them: `"agency" on mine`. */
function entriesForGuests(target: string, { pages, scope }: Composed): readonly string[] {
  return [...pages].flatMap(([id, page]) => {
    const fixedFacts = new Map(page.page.kind === 'shell' ? [] : [['page.id', id]]);
    const isSeen = ({ shown }: Link) =>
      findVisitor({ holds: [guest, ...shown], fails: [] }, scope, fixedFacts) === 'some';
    const links = id === target ? [] : (tapLinksOf(scope, page).get(target) ?? []);
    return links
      .filter((link) => pathOfNeed(link, page) === undefined && isSeen(link))
      .map(({ node }) => `"${node}" on ${id}`);
  });
}
