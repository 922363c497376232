import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('lottery.games', {
  load: () => import('./games'),
  queries: (_, { gateway }) => [vendorsQuery(gateway)],
  skeleton: 'tiles',
});
