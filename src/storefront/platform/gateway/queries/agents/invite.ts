import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Friends on one page. */
const pageSize = 20;

/** The member's code, made where there is none yet, and how many came by it. */
export function referralQuery(gateway: Gateway): QuerySpec<CallValue<'referralDetails'>> {
  return memberQuery(gateway, { call: 'referralDetails', request: { autoGenerate: true }, staleTime: 60_000 });
}

/** One page of invited friends, from 1, the newest first. Not every platform has the list. */
export function friendsQuery(gateway: Gateway, page: number): QuerySpec<CallValue<'referredFriends'>> {
  return memberQuery(gateway, {
    call: 'referredFriends',
    request: { page, size: pageSize },
    of: [page],
    staleTime: 30_000,
  });
}
