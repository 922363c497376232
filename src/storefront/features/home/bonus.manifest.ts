import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.bonus', { load: () => import('./bonus'), skeleton: 'card' });
