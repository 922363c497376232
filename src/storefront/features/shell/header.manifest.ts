import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.header', { load: () => import('./header'), boot: true });
