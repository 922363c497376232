import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.forgot-phone', { load: () => import('./forgot-phone'), skeleton: 'form' });
