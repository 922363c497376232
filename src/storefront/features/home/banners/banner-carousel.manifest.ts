import { announcementsQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.banner-carousel', {
  load: () => import('./banner-carousel'),
  queries: ({ group = 'm_home' }, { gateway }) => [announcementsQuery(gateway, { group })],
  skeleton: 'banner',
});
