import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Number of the member's picture. */
export function memberIconQuery(gateway: Gateway): QuerySpec<CallValue<'memberIcon'>> {
  return memberQuery(gateway, { call: 'memberIcon', request: {}, staleTime: 60_000 });
}
