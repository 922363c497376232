import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.register', { load: () => import('./register'), skeleton: 'form' });
