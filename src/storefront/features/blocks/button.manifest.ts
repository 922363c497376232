import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('action.button', { load: () => import('./button'), boot: true });
