import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('state.message', { load: () => import('./message') });
