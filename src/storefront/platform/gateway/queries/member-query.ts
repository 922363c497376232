import type { CallName } from '@/storefront/generated/wire/calls';
import type { CallRequest, CallValue, Gateway } from '../gateway';
import { memberKey } from './keys';
import type { QuerySpec } from './query';

type MemberQueryOptions<Name extends CallName> = Pick<QuerySpec<CallValue<Name>>, 'staleTime'> & {
  readonly call: Name;
  readonly request: CallRequest<Name>;
  /** Further parts of the key, for calls with several answers. */
  readonly of?: readonly unknown[];
};

/** A query for members. It is off for guests. */
export function memberQuery<Name extends CallName>(
  gateway: Gateway,
  { call, request, of = [], ...staleness }: MemberQueryOptions<Name>,
): QuerySpec<CallValue<Name>> {
  return {
    queryKey: memberKey(gateway.scope, call, ...of),
    queryFn: ({ signal }) => gateway.call(call, request, { signal }),
    enabled: gateway.scope.session !== '',
    ...staleness,
  };
}
