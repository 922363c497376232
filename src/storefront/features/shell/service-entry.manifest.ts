import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.service-entry', {
  load: () => import('./service-entry'),
  skeleton: 'none',
  late: true,
});
