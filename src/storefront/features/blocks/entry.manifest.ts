import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.entry', { load: () => import('./entry') });
