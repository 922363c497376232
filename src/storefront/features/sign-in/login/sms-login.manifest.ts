import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('auth.sms-login', { load: () => import('./sms-login'), skeleton: 'form' });
