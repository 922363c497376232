import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.language', {
  load: () => import('./language'),
  skeleton: 'none',
  boot: true,
});
