import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('account.records', { load: () => import('./records'), skeleton: 'card' });
