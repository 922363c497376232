import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.download-bar', {
  load: () => import('./download-bar'),
  skeleton: 'none',
});
