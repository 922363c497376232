import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.logo', { load: () => import('./logo'), boot: true });
