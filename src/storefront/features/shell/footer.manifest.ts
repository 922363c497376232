import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.footer', { load: () => import('./footer'), boot: true });
