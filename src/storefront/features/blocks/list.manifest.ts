import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.list', { load: () => import('./list') });
