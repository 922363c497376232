import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('game.vendor-tiles', {
  load: () => import('./vendor-tiles'),
  queries: (_, { gateway }) => [vendorsQuery(gateway)],
  skeleton: 'tiles',
});
