import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.transfer-up': { load: () => import('./transfer-up'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'transfer',
  chunks: { transfer: { draws: ['money'] } },
  calls: ['securityConfig', 'transferUp'],
} as const satisfies FeatureBuild;
