import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('form.captcha', { load: () => import('./captcha') });
