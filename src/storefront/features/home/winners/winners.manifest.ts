import { winnersQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.winners', {
  load: () => import('./winners'),
  queries: ({ limit = 20 }, { gateway }) => [winnersQuery(gateway, limit)],
  skeleton: 'card',
});
