import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('account.sign-out', { load: () => import('./sign-out') });
