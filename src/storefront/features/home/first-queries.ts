import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import type { WidgetQueries } from '@/storefront/renderer/widget';

/** Queries that the server runs before it renders, by widget. */
export const firstQueries: WidgetQueries = {
  'home.banner-carousel': ({ group = 'm_home' }, { gateway }) => [announcementsQuery(gateway, { group })],
  'home.notice-strip': (_, { gateway }) => [announcementsQuery(gateway)],
};
