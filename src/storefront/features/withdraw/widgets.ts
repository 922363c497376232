import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.withdraw': { load: () => import('./withdraw'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'withdraw',
  chunks: { withdraw: { draws: ['money'] } },
  calls: ['balance', 'bankCards', 'requestWithdraw', 'securityConfig', 'withdrawRecord', 'withdrawSettings'],
} as const satisfies FeatureBuild;
