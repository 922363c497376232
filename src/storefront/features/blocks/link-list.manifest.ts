import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.link-list', { load: () => import('./link-list') });
