import { comparisonTest } from '../../conditions/comparison';
import { allOf, type ConditionTree } from '../../conditions/condition-tree';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { memoByTwo } from '../../memo';

export const signedIn: ConditionTree = comparisonTest({ at: 'session.present', eq: true }, 'boolean');
export const guest: ConditionTree = comparisonTest({ at: 'session.present', eq: false }, 'boolean');

type PageAccess = NonNullable<Page['access']>;

/** The condition of a page's access; undefined if there is none, or if it cannot be read. */
export const accessCondition = memoByTwo((scope: ConditionScope, access: PageAccess): ConditionTree | undefined =>
  access.when === undefined ? undefined : readCondition(access.when, scope).tree,
);

/**
 * What a visitor must fulfil to open a page, as one condition; undefined if everybody may open it. A condition that
 * cannot be read counts as none.
 */
export function mayOpen({ access }: Page, scope: ConditionScope): ConditionTree | undefined {
  return access && openCondition(scope, access);
}

const openCondition = memoByTwo((scope: ConditionScope, access: PageAccess): ConditionTree | undefined => {
  const when = accessCondition(scope, access);
  if (access.need !== 'session') return when && allOf([when]);
  return allOf(when === undefined ? [signedIn] : [signedIn, when]);
});
