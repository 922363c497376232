import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** The picture that the member has chosen: its number. */
export function memberIconQuery(gateway: Gateway): QuerySpec<CallValue<'memberIcon'>> {
  return {
    queryKey: memberKey(gateway.scope, 'memberIcon'),
    queryFn: ({ signal }) => gateway.call('memberIcon', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}
