import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import type { WidgetQueries } from '@/storefront/renderer/widget';

/** The queries that the server asks ahead, by widget. */
export const firstQueries: WidgetQueries = {
  'home.banner-carousel': ({ group = 'm_home' }, { gateway }) => [announcementsQuery(gateway, { group })],
  'home.notice-strip': (_, { gateway }) => [announcementsQuery(gateway)],
};
