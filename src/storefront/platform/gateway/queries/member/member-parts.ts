import { isCallMadeFor, type LivePart, liveParts, requestFor, type WithoutPart } from '@/engine/live';
import type { Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** The query of a part, which live facts come from. */
export function partQuery(gateway: Gateway, part: LivePart): QuerySpec<unknown> {
  const { scope } = gateway;
  const livePart = liveParts[part];
  return {
    queryKey: memberKey(scope, livePart.call),
    queryFn: ({ signal }) => gateway.call(livePart.call, requestFor(part, scope.merchant), { signal }),
    enabled: scope.session !== '',
    ...('freshMs' in livePart && { staleTime: livePart.freshMs }),
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
    .filter((part) => isCallMadeFor(part, member.type, member.without))
    .map((part) => [part, partQuery(gateway, part)] as const);
}
