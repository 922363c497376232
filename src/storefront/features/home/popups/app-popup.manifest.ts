import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.app-popup', {
  load: () => import('./app-popup'),
  skeleton: 'none',
  late: true,
});
