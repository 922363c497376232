import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Levels of the member club, and the member's progress. Units of the currency, percent. */
export function clubBenefitQuery(gateway: Gateway): QuerySpec<CallValue<'clubBenefit'>> {
  return memberQuery(gateway, { call: 'clubBenefit', request: {}, staleTime: 60_000 });
}
