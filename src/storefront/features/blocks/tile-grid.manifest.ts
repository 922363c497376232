import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.tile-grid', { load: () => import('./tile-grid') });
