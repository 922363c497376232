import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('game.launch', { load: () => import('./launch') });
