import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'security.level': { load: () => import('./level'), skeleton: 'card' },
  'security.setting': { load: () => import('./setting') },
  'security.settings': { load: () => import('./settings') },
});

/** Read by the build alone. */
export const build = {
  chunk: 'security',
  chunks: { security: { draws: ['proof', 'money'] } },
  calls: [
    'bankCards',
    'changeQuestion',
    'emailCode',
    'endDevice',
    'loginDevices',
    'loginHistory',
    'memberIcon',
    'memberInfo',
    'ownQuestions',
    'securityConfig',
    'securityQuestions',
    'setDefaultCard',
    'setEmail',
    'setMemberIcon',
    'setNickname',
    'setQuestion',
  ],
} as const satisfies FeatureBuild;
