import type { Sandbox } from '@/sandbox';
import { ask, at } from '../ask';
import type { Example } from './example';

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

/** Calls of an agent that opens accounts. */
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
};
