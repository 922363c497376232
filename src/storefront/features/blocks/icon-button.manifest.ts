import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('action.icon-button', {
  load: () => import('./icon-button'),
  skeleton: 'none',
  boot: true,
});
