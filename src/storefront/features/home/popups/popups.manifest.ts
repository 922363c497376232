import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('home.popups', { load: () => import('./popups'), skeleton: 'none', late: true });
