import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'invite.friends': { load: () => import('./friends'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'invite',
  calls: ['referralDetails', 'referredFriends'],
} as const satisfies FeatureBuild;
