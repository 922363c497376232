import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('form.field', { load: () => import('./field') });
