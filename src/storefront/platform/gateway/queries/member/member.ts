import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** The member. Some platforms answer a guest with an empty identity. */
export function memberInfoQuery(gateway: Gateway): QuerySpec<CallValue<'memberInfo'>> {
  return memberQuery(gateway, { call: 'memberInfo', request: {} });
}
