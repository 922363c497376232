import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** One link for opening accounts. */
export type Link = NonNullable<CallValue<'affiliateUrls'>['List']>[number];

/** Links on one page. */
export const linksPerPage = 20;

/** The highest rebates of the platform, by group of games. */
export function platformRebatesQuery(gateway: Gateway): QuerySpec<CallValue<'globalRebateSettings'>> {
  return memberQuery(gateway, { call: 'globalRebateSettings', request: {}, staleTime: 300_000 });
}

/**
 * The agent's own rebates, by group of games: the most that the agent can pass on. Without own rebates, the platform's
 * highest apply.
 */
export function ownRebatesQuery(gateway: Gateway): QuerySpec<CallValue<'rebateSettings'>> {
  return memberQuery(gateway, { call: 'rebateSettings', request: {}, of: ['given'], staleTime: 60_000 });
}

/** One page of the agent's links, from 1, the newest first. */
export function linksQuery(gateway: Gateway, page: number): QuerySpec<CallValue<'affiliateUrls'>> {
  return memberQuery(gateway, {
    call: 'affiliateUrls',
    request: { page, pageSize: linksPerPage },
    of: [page],
    staleTime: 10_000,
  });
}

/** Members who registered with a link. */
export function registeredQuery(gateway: Gateway, affiUrlId: Link['id']): QuerySpec<CallValue<'registeredAffiliates'>> {
  return memberQuery(gateway, {
    call: 'registeredAffiliates',
    request: { affiUrlId },
    of: [affiUrlId],
    staleTime: 10_000,
  });
}

/** Opens an account below the agent. */
export async function openDownline(gateway: Gateway, request: CallRequest<'agentDownline'>) {
  return gateway.call('agentDownline', request);
}

/** Makes a link; gives its code. */
export async function createLink(gateway: Gateway, request: CallRequest<'createAffiliateUrl'>) {
  return gateway.call('createAffiliateUrl', request);
}

/** Closes a link for a while, or opens it again. */
export async function setLinkOpen(gateway: Gateway, affiUrlId: Link['id'], isOpen: boolean): Promise<void> {
  await gateway.call('updateAffiliateUrl', { affiUrlId, status: isOpen ? 1 : 0 });
}

/** Deletes a link. Its members stay. */
export async function deleteLink(gateway: Gateway, affiUrlId: Link['id']): Promise<void> {
  await gateway.call('deleteAffiliateUrl', { affiUrlId });
}
