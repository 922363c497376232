import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.back', { load: () => import('./back'), boot: true });
