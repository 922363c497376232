import type { Sandbox } from '@/sandbox';
import { ask, at } from '../ask';
import type { Example } from './example';
import { fundPassword, prepareWithdraw } from './withdraw';

/** The first plain member directly below the agent. */
export async function downlineOf(sandbox: Sandbox, token: string | undefined) {
  const request = { userType: 0, sortBy: 'registerDate', sortOrder: 'asc' };
  const answer = await ask(sandbox, { call: 'downlines', token, request });
  return {
    customerId: Number(at(answer, 'list', 0, 'customerId')),
    customerName: String(at(answer, 'list', 0, 'customerName')),
  };
}

const withId = {
  as: 'agent1',
  request: { customerId: 0 },
  prepare: async (sandbox: Sandbox, token: string | undefined) => ({
    request: { customerId: (await downlineOf(sandbox, token)).customerId },
  }),
};

/** An agent's team. */
export const teamExamples: Readonly<Record<string, Example>> = {
  teamOverviewSum: { as: 'agent1', request: { startDate: '2026-01-01', endDate: '2026-02-03', size: 5 } },
  downlines: { as: 'agent1', request: { downlineType: 1, sortBy: 'lastLogin', sortOrder: 'desc', pageNo: 0 } },
  downlineRebates: withId,
  updateDownlineRebates: {
    as: 'agent1',
    request: { customerName: '', configs: [{ type: 'RNG', prizeModeId: 0, rebateValue: 0.5 }] },
    prepare: async (sandbox, token) => ({
      request: { customerName: (await downlineOf(sandbox, token)).customerName },
    }),
  },
  globalRebateSettings: { as: 'agent1' },
  transferEnabled: { as: 'agent1' },
  transferDownline: {
    as: 'agent1',
    request: { customerName: '', amount: '150.00', paymentPassword: fundPassword },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return { request: { customerName: (await downlineOf(sandbox, token)).customerName } };
    },
  },
  promoteDownline: withId,
};
