import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('shell.menu-entry', { load: () => import('./menu-entry'), skeleton: 'none' });
