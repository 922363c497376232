import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('nav.external', { load: () => import('./external'), skeleton: 'none' });
