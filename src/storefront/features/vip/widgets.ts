import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'vip.benefits': { load: () => import('./benefits'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'vip',
  calls: ['clubBenefit'],
} as const satisfies FeatureBuild;
