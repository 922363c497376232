import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'team.overview': { load: () => import('./overview'), skeleton: 'form' },
  'team.manage': { load: () => import('./manage'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'team',
  chunks: { team: { draws: ['money'] } },
  calls: [
    'downlineRebates',
    'downlines',
    'promoteDownline',
    'securityConfig',
    'teamOverviewSum',
    'transferDownline',
    'transferEnabled',
    'updateDownlineRebates',
  ],
} as const satisfies FeatureBuild;
