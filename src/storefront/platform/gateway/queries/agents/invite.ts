import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** Friends of a page. */
const pageSize = 20;

/** The member's code, made where there is none yet, and how many came by it. */
export function referralQuery(gateway: Gateway): QuerySpec<CallValue<'referralDetails'>> {
  return {
    queryKey: memberKey(gateway.scope, 'referralDetails'),
    queryFn: ({ signal }) => gateway.call('referralDetails', { autoGenerate: true }, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** One page of the friends who came, from 1, the newest first; not every platform has the list. */
export function friendsQuery(gateway: Gateway, page: number): QuerySpec<CallValue<'referredFriends'>> {
  return {
    queryKey: memberKey(gateway.scope, 'referredFriends', page),
    queryFn: ({ signal }) => gateway.call('referredFriends', { page, size: pageSize }, { signal }),
    staleTime: 30_000,
    enabled: gateway.scope.session !== '',
  };
}
