import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('lottery.draws', {
  load: () => import('./draws'),
  queries: (_, { gateway }) => [vendorsQuery(gateway)],
  skeleton: 'card',
});
