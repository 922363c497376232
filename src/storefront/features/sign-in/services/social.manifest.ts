import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.social', { load: () => import('./social') });
