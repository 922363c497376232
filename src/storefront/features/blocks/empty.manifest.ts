import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('state.empty', { load: () => import('./empty') });
