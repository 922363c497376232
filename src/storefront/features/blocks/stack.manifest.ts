import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('layout.stack', { load: () => import('./stack'), boot: true });
