import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.notice-card', {
  load: () => import('./notice-card'),
  skeleton: 'none',
});
