import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'reward.center': { load: () => import('./rewards'), skeleton: 'form' },
  'reward.missions': { load: () => import('./missions'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'rewards',
  calls: [
    'accountRecord',
    'balance',
    'claimRaffle',
    'claimReward',
    'claimTicket',
    'claimableRewards',
    'missionLeaderboard',
    'missionMilestones',
    'missions',
    'prizeTickets',
  ],
} as const satisfies FeatureBuild;
