import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.app-intro', {
  load: () => import('./app-intro'),
  skeleton: 'none',
});
