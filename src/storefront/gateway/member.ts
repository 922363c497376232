import type { CallValue, Gateway } from './gateway';
import { memberKey } from './keys';
import type { QuerySpec } from './query';

/** The member. Some builds answer a guest with an empty identity. */
export function memberInfoQuery(gateway: Gateway): QuerySpec<CallValue<'memberInfo'>> {
  return {
    queryKey: memberKey(gateway.scope, 'memberInfo'),
    queryFn: ({ signal }) => gateway.call('memberInfo', {}, { signal }),
    enabled: gateway.scope.session !== '',
  };
}

/** Unread messages, asked at most once in 250 ms. Not for members of type 4: who asks leaves it out. */
export function unreadCountQuery(gateway: Gateway): QuerySpec<CallValue<'unreadCount'>> {
  return {
    queryKey: memberKey(gateway.scope, 'unreadCount'),
    queryFn: ({ signal }) => gateway.call('unreadCount', {}, { signal }),
    staleTime: 250,
    enabled: gateway.scope.session !== '',
  };
}

/** Contract requests that wait for an answer. */
export function contractCheckQuery(gateway: Gateway): QuerySpec<CallValue<'contractCheck'>> {
  return {
    queryKey: memberKey(gateway.scope, 'contractCheck'),
    queryFn: ({ signal }) => gateway.call('contractCheck', {}, { signal }),
    enabled: gateway.scope.session !== '',
  };
}
