import { isAskedOf, type LivePart, liveParts, requestFor } from '@/engine/live';
import type { Gateway } from '../gateway';
import { memberKey } from './keys';
import type { QuerySpec } from './query';

/** How a part of a visitor's standing is asked for: what the facts of a page come from. */
export function partQuery(gateway: Gateway, part: LivePart): QuerySpec<unknown> {
  const { scope } = gateway;
  const row = liveParts[part];
  return {
    queryKey: memberKey(scope, row.call),
    queryFn: ({ signal }) => gateway.call(row.call, requestFor(part, scope.merchant), { signal }),
    enabled: scope.session !== '',
    ...('freshMs' in row && { staleTime: row.freshMs }),
  };
}

/** The queries of these parts that a member of this kind is asked. */
export function partQueries(
  gateway: Gateway,
  parts: Iterable<LivePart>,
  memberType: number,
): readonly (readonly [LivePart, QuerySpec<unknown>])[] {
  return [...parts]
    .filter((part) => isAskedOf(part, memberType))
    .map((part) => [part, partQuery(gateway, part)] as const);
}
