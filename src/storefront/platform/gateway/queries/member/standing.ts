import { isAskedOf, type LivePart, liveParts, requestFor, type WithoutPart } from '@/engine/live';
import type { Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** The query of a part, which live facts come from. */
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

/** A member's type, and the parts that config says members of that type lack. */
export type MemberKind = { readonly type: number; readonly without?: WithoutPart | undefined };

/** The queries of these parts, except those that a member of this type lacks. */
export function partQueries(
  gateway: Gateway,
  parts: Iterable<LivePart>,
  member: MemberKind,
): readonly (readonly [LivePart, QuerySpec<unknown>])[] {
  return [...parts]
    .filter((part) => isAskedOf(part, member.type, member.without))
    .map((part) => [part, partQuery(gateway, part)] as const);
}
