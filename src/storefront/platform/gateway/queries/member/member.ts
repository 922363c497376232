import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** The member. Some builds answer a guest with an empty identity. */
export function memberInfoQuery(gateway: Gateway): QuerySpec<CallValue<'memberInfo'>> {
  return {
    queryKey: memberKey(gateway.scope, 'memberInfo'),
    queryFn: ({ signal }) => gateway.call('memberInfo', {}, { signal }),
    enabled: gateway.scope.session !== '',
  };
}
