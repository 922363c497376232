import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Rebates to claim, one row for each category of games. Units of the currency, percent. */
export function manualRebatesQuery(gateway: Gateway): QuerySpec<CallValue<'manualRebates'>> {
  return memberQuery(gateway, { call: 'manualRebates', request: {}, staleTime: 5000 });
}

/** Claims the rebate of a category, or of all if it is empty; a money call, sent once. */
export async function claimRebate(gateway: Gateway, gameCategory: string) {
  return gateway.call('claimManualRebate', { gameCategory });
}
