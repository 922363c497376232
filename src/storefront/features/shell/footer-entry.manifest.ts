import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.footer-entry', {
  load: () => import('./footer-entry'),
  skeleton: 'none',
  boot: true,
});
