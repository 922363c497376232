import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.download-block', {
  load: () => import('./download-block'),
  skeleton: 'panel',
  late: true,
});
