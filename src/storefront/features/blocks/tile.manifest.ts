import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.tile', { load: () => import('./tile') });
