import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('account.summary', { load: () => import('./summary') });
