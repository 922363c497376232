import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('lottery.orders', { load: () => import('./orders'), skeleton: 'card' });
