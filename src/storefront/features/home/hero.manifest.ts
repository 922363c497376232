import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.hero', { load: () => import('./hero'), skeleton: 'banner' });
