import type { Sandbox } from '@/sandbox';
import { ask, at } from '../ask';
import type { Example } from './example';

/** Invitations and rewards. */
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
  claimRaffle: {
    as: 'memberunread',
    request: { promotionClaimId: 0, promotionType: 'RAFFLE' },
    prepare: async (sandbox, token) => {
      await giveDraw(sandbox, 'RAFFLE');
      const rewards = await ask(sandbox, { call: 'claimableRewards', token, request: { promotionType: 'RAFFLE' } });
      return { request: { promotionClaimId: Number(at(rewards, 0, 'rewardId')) } };
    },
  },
  claimTicket: {
    as: 'memberunread',
    request: { transactionId: 0, isApp: 'N' },
    prepare: async (sandbox, token) => {
      await giveDraw(sandbox, 'GOLDEN_EGG');
      const tickets = await ask(sandbox, { call: 'prizeTickets', token, request: { status: 'AVAILABLE' } });
      return { request: { transactionId: Number(at(tickets, 0, 'transactionId')) } };
    },
  },
};

/** A draw for the member whose rewards wait, from the controls of the sandbox. */
export async function giveDraw(sandbox: Sandbox, kind: string): Promise<void> {
  const body = JSON.stringify({ merchant: 'north', username: 'memberunread', kind });
  const headers = { 'content-type': 'application/json' };
  await sandbox.fetch(new Request('http://north.localhost/__sandbox/api/reward', { method: 'POST', headers, body }));
}
