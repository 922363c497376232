import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.download-option', {
  load: () => import('./download-option'),
  skeleton: 'line',
  late: true,
});
