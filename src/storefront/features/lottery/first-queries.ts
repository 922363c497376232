import { vendorsQuery } from '@/storefront/platform/gateway/queries/games/games';
import type { WidgetQueries } from '@/storefront/renderer/widget';

/** The queries that the server asks ahead, by widget. */
export const firstQueries: WidgetQueries = {
  'lottery.draws': (_, { gateway }) => [vendorsQuery(gateway)],
  'lottery.games': (_, { gateway }) => [vendorsQuery(gateway)],
};
