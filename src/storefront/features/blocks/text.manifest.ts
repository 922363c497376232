import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.text', { load: () => import('./text') });
