import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'inbox.messages': { load: () => import('./inbox'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'inbox',
  calls: ['deleteMessages', 'inbox', 'readMessage'],
} as const satisfies FeatureBuild;
