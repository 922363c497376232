import { vendorsQuery } from '@/storefront/platform/gateway/queries/games/games';
import type { WidgetQueries } from '@/storefront/renderer/widget';

/** What the server asks ahead for a first screen, by widget. */
export const firstQueries: WidgetQueries = {
  'lottery.draws': (_, { gateway }) => [vendorsQuery(gateway)],
  'lottery.games': (_, { gateway }) => [vendorsQuery(gateway)],
};
