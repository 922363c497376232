import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('member.balance', { load: () => import('./balance'), skeleton: 'card' });
