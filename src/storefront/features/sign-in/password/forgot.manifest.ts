import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.forgot', { load: () => import('./forgot'), skeleton: 'form' });
