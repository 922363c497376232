import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.account', { load: () => import('./account'), boot: true });
