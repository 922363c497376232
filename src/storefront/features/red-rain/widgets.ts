import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'agent.red-rain': { load: () => import('./red-rain'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'red-rain',
  chunks: { 'red-rain': { draws: ['money'] } },
  calls: [
    'balance',
    'downlines',
    'recipients',
    'securityConfig',
    'transferMultiple',
    'transferMultipleRecords',
    'transferMultipleSettings',
  ],
} as const satisfies FeatureBuild;
