import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.change-password', {
  load: () => import('./change-password'),
  skeleton: 'form',
});
