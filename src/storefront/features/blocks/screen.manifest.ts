import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('page.screen', { load: () => import('./screen'), boot: true });
