import {
  announcementsQuery,
  helpCenterQuery,
  promotionCategoriesQuery,
} from '@/storefront/platform/gateway/queries/content';
import type { WidgetQueries } from '@/storefront/renderer/widget';
import { feedTypes } from './announcements/feed-types';

/** Queries that the server runs before it renders, by widget. */
export const firstQueries: WidgetQueries = {
  'content.announcement-detail': ({ kind, whenNone }, { gateway, search }) => {
    const isHidden = !search.has('id') && (whenNone ?? 'hide') === 'hide';
    return kind === 'agent' || isHidden ? [] : [announcementsQuery(gateway, { types: feedTypes[kind ?? 'notice'] })];
  },
  'content.announcement-list': ({ kind }, { gateway }) =>
    kind === 'agent' ? [] : [announcementsQuery(gateway, { types: feedTypes[kind ?? 'notice'] })],
  'content.announcements': ({ kind }, { gateway }) => {
    if (kind === 'help') return [helpCenterQuery(gateway)];
    if (kind === 'notice') return [announcementsQuery(gateway, { types: 'PL' })];
    return kind === 'promotion' ? [announcementsQuery(gateway, { types: 'PR' })] : [];
  },
  'content.help': (_, { gateway }) => [helpCenterQuery(gateway)],
  'content.promotion-list': (_, { gateway }) => [
    announcementsQuery(gateway, { types: feedTypes.promotion }),
    promotionCategoriesQuery(gateway),
  ],
};
