import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.login', { load: () => import('./login'), skeleton: 'form' });
