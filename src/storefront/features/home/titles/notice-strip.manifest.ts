import { announcementsQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.notice-strip', {
  load: () => import('./notice-strip'),
  queries: (_, { gateway }) => [announcementsQuery(gateway)],
});
