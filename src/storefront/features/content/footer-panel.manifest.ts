import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.footer-panel', {
  load: () => import('./footer-panel'),
  skeleton: 'panel',
  late: true,
});
