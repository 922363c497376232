import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.age-gate', {
  load: () => import('./age-gate'),
  skeleton: 'none',
  late: true,
});
