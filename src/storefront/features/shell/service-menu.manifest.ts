import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.service-menu', {
  load: () => import('./service-menu'),
  skeleton: 'none',
  late: true,
});
