import type { Sandbox } from '@/sandbox';
import { ask, at } from '../ask';
import type { Example } from './example';
import { fundPassword, prepareWithdraw } from './withdraw';

const link = {
  type: 0,
  startDate: '2026-02-01 00:00:00',
  endDate: null,
  pathType: 0,
  path: '/m/register',
  configs: [],
};

/** A link of the agent; gives its id. */
export async function linkIdOf(sandbox: Sandbox, token: string | undefined): Promise<number> {
  await ask(sandbox, { call: 'createAffiliateUrl', token, request: link });
  return Number(at(await ask(sandbox, { call: 'affiliateUrls', token }), 'List', 0, 'id'));
}

const withLink = {
  as: 'agent1',
  request: {},
  prepare: async (sandbox: Sandbox, token: string | undefined) => ({
    request: { affiUrlId: await linkIdOf(sandbox, token) },
  }),
};

/** Opens an account below an agent; gives its id. */
export async function downlineOf(sandbox: Sandbox, token: string | undefined, username: string): Promise<string> {
  const request = { username, password: 'abc12345', type: 0, configs: [] };
  return String(at(await ask(sandbox, { call: 'agentDownline', token, request }), 'customerId'));
}

/** Calls of an agent that opens accounts and gives money to several downlines. */
export const agentExamples: Readonly<Record<string, Example>> = {
  agentDownline: { as: 'agent1', request: { username: 'karim01', password: 'abc12345', type: 0, configs: [] } },
  createAffiliateUrl: { as: 'agent1', request: link },
  affiliateUrls: {
    ...withLink,
    prepare: async (sandbox, token) => ({ request: { page: await linkIdOf(sandbox, token).then(() => 1) } }),
  },
  updateAffiliateUrl: {
    ...withLink,
    prepare: async (sandbox, token) => ({ request: { affiUrlId: await linkIdOf(sandbox, token), status: 0 } }),
  },
  deleteAffiliateUrl: withLink,
  registeredAffiliates: withLink,
  readAgentNotice: {
    as: 'agentcontrac',
    request: { id: 0 },
    prepare: async (sandbox, token) => ({
      request: { id: Number(at(await ask(sandbox, { call: 'agentNotices', token }), 0, 'id')) },
    }),
  },
  recipients: {
    as: 'agent1',
    prepare: async (sandbox, token) => {
      await downlineOf(sandbox, token, 'karim01');
      return {};
    },
  },
  transferMultipleSettings: { as: 'agent1' },
  transferMultiple: {
    as: 'agent1',
    request: { customerIds: [], amount: '10.00', mode: 'equal', paymentPassword: fundPassword },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return { request: { customerIds: [await downlineOf(sandbox, token, 'karim01')] } };
    },
  },
  transferMultipleRecords: {
    as: 'agent1',
    request: { pageNo: 0, pageSize: 20 },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      const customerIds = [await downlineOf(sandbox, token, 'karim01'), '1'];
      const request = { customerIds, amount: '10.00', mode: 'equal', paymentPassword: fundPassword };
      await ask(sandbox, { call: 'transferMultiple', token, request });
      return {};
    },
  },
};
