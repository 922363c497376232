import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.jackpot', {
  load: () => import('./jackpot'),
  skeleton: 'strip',
  late: true,
});
