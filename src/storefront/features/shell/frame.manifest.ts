import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.frame', { load: () => import('./frame'), boot: true });
