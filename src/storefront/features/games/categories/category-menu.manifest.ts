import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('game.category-menu', {
  load: () => import('./category-menu'),
  queries: (_, { gateway }) => [vendorsQuery(gateway)],
});
