import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.service-link', {
  load: () => import('./service-link'),
  skeleton: 'none',
  late: true,
});
