import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('form.feedback', {
  load: () => import('./feedback'),
  skeleton: 'form',
});
