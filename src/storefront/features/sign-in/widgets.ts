import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'auth.change-password': { load: () => import('./password/change-password'), chunk: 'password', skeleton: 'form' },
  'auth.forgot': { load: () => import('./password/forgot'), chunk: 'password', skeleton: 'form' },
  'auth.forgot-phone': { load: () => import('./password/forgot-phone'), chunk: 'password', skeleton: 'form' },
  'auth.login': { load: () => import('./login/login'), chunk: 'login', skeleton: 'form' },
  'auth.register': { load: () => import('./register/register'), chunk: 'register', skeleton: 'form' },
  'auth.sms-login': { load: () => import('./login/sms-login'), chunk: 'login', skeleton: 'form' },
  'auth.social': { load: () => import('./services/social'), chunk: 'social' },
  'form.captcha': { load: () => import('./register/captcha'), chunk: 'register' },
  'form.field': { load: () => import('./register/field'), chunk: 'register' },
});
