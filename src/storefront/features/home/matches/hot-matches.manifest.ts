import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.hot-matches', {
  load: () => import('./hot-matches'),
  skeleton: 'strip',
  late: true,
});
