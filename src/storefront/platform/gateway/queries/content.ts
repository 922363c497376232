import type { CallValue, Gateway } from '../gateway';
import { publicKey } from './keys';
import type { QuerySpec } from './query';

/** Banners, notices, popups, hot items and promotions of a group such as `m_home`, in one call. */
export function announcementsQuery(
  gateway: Gateway,
  { types = 'B,PL,PU,H', group = 'm_home' }: { readonly types?: string; readonly group?: string } = {},
): QuerySpec<CallValue<'announcements'>> {
  const { merchant, language } = gateway.scope;
  return {
    queryKey: publicKey(gateway.scope, 'announcements', types, group),
    queryFn: ({ signal }) =>
      gateway.call(
        'announcements',
        { types, platform: 'M', groupName: group, merchantCode: merchant, language: language.toUpperCase() },
        { signal },
      ),
  };
}

/** Help entries. */
export function helpCenterQuery(gateway: Gateway): QuerySpec<CallValue<'helpCenter'>> {
  return {
    queryKey: publicKey(gateway.scope, 'helpCenter'),
    queryFn: ({ signal }) =>
      gateway.call('helpCenter', { device: 'MOBILE', language: gateway.scope.language.toUpperCase() }, { signal }),
  };
}

/** Names of the promotions' categories. */
export function promotionCategoriesQuery(gateway: Gateway): QuerySpec<CallValue<'promotionCategories'>> {
  return {
    queryKey: publicKey(gateway.scope, 'promotionCategories'),
    queryFn: ({ signal }) =>
      gateway.call('promotionCategories', { language: gateway.scope.language.toUpperCase() }, { signal }),
    staleTime: 300_000,
  };
}
