import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'inbox.messages': { load: () => import('./inbox'), skeleton: 'form' },
});

/** Only the build reads this. */
export const build = {
  chunk: 'inbox',
  calls: ['deleteMessages', 'inbox', 'readMessage'],
} as const satisfies FeatureBuild;
