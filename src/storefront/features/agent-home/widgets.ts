import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'agent.greeting': { load: () => import('./greeting'), skeleton: 'line' },
  'agent.today': { load: () => import('./today'), skeleton: 'card' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'agent-home',
  calls: ['teamOverviewSum'],
} as const satisfies FeatureBuild;
