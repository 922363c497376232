import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('member.header', { load: () => import('./header'), skeleton: 'card' });
