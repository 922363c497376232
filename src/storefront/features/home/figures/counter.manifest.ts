import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.counter', {
  load: () => import('./counter'),
  skeleton: 'strip',
  late: true,
});
