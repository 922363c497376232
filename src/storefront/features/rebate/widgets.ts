import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'rebate.claim': { load: () => import('./claim'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'rebate',
  chunks: { rebate: { draws: ['money'] } },
  calls: ['claimManualRebate', 'manualRebates'],
} as const satisfies FeatureBuild;
