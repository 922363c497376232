import type { ComposedPage } from '../../compose/compose-page';
import { originOf, PAGE } from '../../compose/origin-of';
import { comparisonTest } from '../../conditions/comparison';
import { findVisitor } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { memoByTwo } from '../../memo';
import * as messages from '../../messages';
import { isInherited } from '../inherited';
import { readsOfPages, type SiteCheck } from '../site-check';
import { mayOpen, signedIn } from './access';
import { linksOf } from './links';
import { originOfHiding, originOfOwnCondition } from './origin-of-hiding';

/** Pages that every member needs: their centre, their money, their password. */
const accountPages = ['mine', 'withdraw', 'myWallet', 'set', 'securityCenter', 'accountRecord', 'service'];

/** Pages of money. The members' centre must link to them. */
const moneyPages = ['voucherCenter', 'withdraw', 'myWallet', 'accountRecord'];

/** Types of members with an account of their own. Trial members have none. */
const memberTypes = [0, 1, 2, 40, 41, 42];

/**
 * Account pages that a brand, unlike its parent, closes to a type of member. Also a members' centre from which a type
 * no longer reaches any page of money.
 */
export const shutMembers: SiteCheck = {
  finds: 'pages of an account that are shut to members of some type',
  reads: readsOfPages(accountPages),
  run({ composed, isRead, report }) {
    const { parent, scope } = composed;
    if (!isRead || parent === undefined || composed.merchant.abstract === true) return;
    // A condition is one finding, however many pages use it.
    const reportedPlaces = new Set<string>();
    for (const id of accountPages) {
      const [page, parentPage] = [composed.pages.get(id), parent.pages.get(id)];
      if (page === undefined || parentPage === undefined || isInherited(composed, id, page)) continue;
      const shutTypes = refusedTypes(scope, page).filter(
        (type) => !refusedTypes(parent.scope, parentPage).includes(type),
      );
      const accessOrigin = originOf(page, PAGE, ['access', 'when']);
      // Points at the brand's own `access.when`, else at the named condition in it.
      const isOwn = accessOrigin.file.path.startsWith(`${composed.id}/`);
      const origin = isOwn ? accessOrigin : (originOfOwnCondition(page.page.access?.when, composed) ?? accessOrigin);
      const place = `${origin.file.path} ${origin.path.join(' ')}`;
      if (shutTypes.length > 0 && !reportedPlaces.has(place)) report(messages.shutMembers(id, shutTypes), origin);
      if (shutTypes.length > 0) reportedPlaces.add(place);
      const typesWithoutEntries = id === 'mine' ? memberTypesWithoutEntries(scope, page) : [];
      const lostTypes = typesWithoutEntries.filter(
        (type) => !memberTypesWithoutEntries(parent.scope, parentPage).includes(type) && !shutTypes.includes(type),
      );
      if (lostTypes.length === 0) continue;
      const firstLink = linksOf(parent.scope, parentPage).find(({ to }) => moneyPages.includes(to));
      report(messages.bareCentre(lostTypes), originOfHiding(firstLink?.node ?? 'page', parentPage, page, composed));
    }
  },
};

const isOfType = (type: number) => comparisonTest({ at: 'member.type', eq: type }, 'number');

const fixedFacts = new Map<string, unknown>([['session.trial', false]]);

/** Types of members who can never open a page. */
const refusedTypes = memoByTwo((scope: ConditionScope, { page }: ComposedPage): readonly number[] => {
  const openCondition = mayOpen(page, scope);
  if (openCondition === undefined) return [];
  return memberTypes.filter(
    (type) =>
      findVisitor({ holds: [signedIn, isOfType(type), openCondition], fails: [] }, scope, fixedFacts) === 'none',
  );
});

/** Types of members who see no link from this page to the pages of money. */
const memberTypesWithoutEntries = memoByTwo((scope: ConditionScope, page: ComposedPage): readonly number[] => {
  const taps = linksOf(scope, page).filter(({ path, to }) => path[1] === 'tap' && moneyPages.includes(to));
  return memberTypes.filter((type) =>
    taps.every(
      ({ shown }) =>
        findVisitor({ holds: [signedIn, isOfType(type), ...shown], fails: [] }, scope, fixedFacts) === 'none',
    ),
  );
});
