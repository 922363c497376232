import { ask, at } from '../ask';
import type { Example } from './example';

/** Calls of wire.md 2.9: invitations and rewards. */
export const offerExamples: Readonly<Record<string, Example>> = {
  referralDetails: { as: 'member0', request: { autoGenerate: true } },
  referredFriends: { as: 'membervip', request: { page: 2, size: 20 } },
  missions: { as: 'member0', request: { status: 'O', page: 1, size: 20 } },
  missionMilestones: { as: 'member0', request: { missionId: 1 } },
  missionLeaderboard: { as: 'member0', request: { missionId: 1 } },
  claimReward: {
    as: 'memberunread',
    request: { promotionClaimId: 0, promotionType: 'MANUAL' },
    prepare: async (sandbox, token) => {
      const request = { promotionType: 'MANUAL', status: 'I' };
      const rewards = await ask(sandbox, { call: 'claimableRewards', token, request });
      return { request: { promotionClaimId: Number(at(rewards, 0, 'rewardId')) } };
    },
  },
};
