import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'safer.activity': { load: () => import('./activity'), skeleton: 'form' },
  'safer.break': { load: () => import('./break'), skeleton: 'card' },
  'safer.limits': { load: () => import('./limits'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'responsible',
  calls: ['playActivity', 'saferPlay', 'setPlayLimit', 'startPause'],
} as const satisfies FeatureBuild;
