import { comparisonTest } from '../../conditions/comparison';
import { allOf, type ConditionTree } from '../../conditions/condition-tree';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { memoTwo } from '../../memo';

export const signedIn: ConditionTree = comparisonTest({ at: 'session.present', eq: true }, 'boolean');
export const guest: ConditionTree = comparisonTest({ at: 'session.present', eq: false }, 'boolean');

type PageAccess = NonNullable<Page['access']>;

/** The condition of a page's access; undefined if there is none, or if it cannot be read. */
export const accessCondition = memoTwo((scope: ConditionScope, access: PageAccess): ConditionTree | undefined =>
  access.when === undefined ? undefined : readCondition(access.when, scope).tree,
);

/** What a visitor must fulfil to open a page, as one condition; undefined if everybody may open it. */
export function mayOpen({ access }: Page, scope: ConditionScope): ConditionTree | undefined {
  if (access === undefined) return undefined;
  const when = accessCondition(scope, access);
  const conditions = [...(access.need === 'session' ? [signedIn] : []), ...(when === undefined ? [] : [when])];
  return conditions.length === 0 ? undefined : allOf(conditions);
}
