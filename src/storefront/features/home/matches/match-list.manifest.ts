import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.match-list', {
  load: () => import('./match-list'),
  skeleton: 'form',
  late: true,
});
