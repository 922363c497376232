import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.image', { load: () => import('./image') });
