import { isAskedOf, type LivePart, liveParts, requestFor, type WithoutPart } from '@/engine/live';
import type { Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

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

/** A member's type, and what config says that members of a type do not have. */
export type MemberKind = { readonly type: number; readonly without?: WithoutPart | undefined };

/** The queries of these parts, but for those that a member of this type does not have. */
export function partQueries(
  gateway: Gateway,
  parts: Iterable<LivePart>,
  member: MemberKind,
): readonly (readonly [LivePart, QuerySpec<unknown>])[] {
  return [...parts]
    .filter((part) => isAskedOf(part, member.type, member.without))
    .map((part) => [part, partQuery(gateway, part)] as const);
}
