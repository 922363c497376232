import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('layout.section', { load: () => import('./section'), boot: true });
