import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'auth.change-password': { load: () => import('./password/change-password'), skeleton: 'form' },
  'auth.forgot': { load: () => import('./password/forgot'), skeleton: 'form' },
  'auth.forgot-phone': { load: () => import('./password/forgot-phone'), skeleton: 'form' },
  'auth.login': { load: () => import('./login/login'), skeleton: 'form' },
  'auth.register': { load: () => import('./register/register'), skeleton: 'form' },
  'auth.sms-login': { load: () => import('./login/sms-login'), skeleton: 'form' },
  'auth.social': { load: () => import('./services/social') },
  'form.captcha': { load: () => import('./register/captcha') },
  'form.field': { load: () => import('./register/field') },
});

/** Only the build reads this. */
export const build = {
  chunk: 'login',
  first: true,
  chunks: {
    login: { widgets: ['auth.login', 'auth.sms-login'], draws: ['proof'] },
    register: { widgets: ['auth.register', 'form.captcha', 'form.field'], draws: ['proof'] },
    password: { widgets: ['auth.change-password', 'auth.forgot', 'auth.forgot-phone'], draws: ['proof'] },
    social: { widgets: ['auth.social'], draws: ['proof'] },
  },
  calls: [
    'affiliateCheck',
    'changePassword',
    'forgotPassword',
    'login',
    'loginVerification',
    'register',
    'registerMobile',
    'setPassword',
    'smsNoLogin',
    'status',
    'trialLogin',
  ],
} as const satisfies FeatureBuild;
