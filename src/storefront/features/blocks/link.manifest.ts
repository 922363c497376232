import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.link', { load: () => import('./link') });
