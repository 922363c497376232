import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.menu', { load: () => import('./menu'), skeleton: 'none', boot: true });
