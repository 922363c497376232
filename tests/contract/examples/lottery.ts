import type { Sandbox } from '@/sandbox';
import { lotteries } from '@/sandbox/seed/lotteries';
import { ask, at } from '../ask';
import type { Example } from './example';

const game = lotteries[0]?.game;
const gameId = game?.nodeId ?? 0;
const slip = { gameId, bettingSlipString: '1|BIG|1', betCartAmountSum: 1 };

/** Places a bet and gives the id of its order. */
async function placed(sandbox: Sandbox, token: string | undefined): Promise<number> {
  const issue = await ask(sandbox, { call: 'draw', request: { code: game?.gameId ?? '' } });
  const request = { ...slip, currentNumero: at(issue, 'numero') };
  return Number(at(await ask(sandbox, { call: 'placeBets', request, token }), 'orderDetailIds', 0));
}

const ofOrder = {
  as: 'member0',
  request: { orderDetailId: 0 },
  prepare: async (sandbox, token) => ({ request: { orderDetailId: await placed(sandbox, token) } }),
} satisfies Example;

/** The lottery's calls. */
export const lotteryExamples: Readonly<Record<string, Example>> = {
  lotteryGames: { request: { prizeMode: 'LOTT' } },
  lotteryMobileGames: { request: { prizeMode: 'ELOTT' } },
  lotteryMenus: { request: { prizeMode: 'ELOTT', device: 'MOBILE' } },
  recentLottery: { as: 'member0', request: { prizeMode: 'LOTT' } },
  openedNumbers: {},
  draws: {},
  draw: { request: { code: game?.gameId ?? '' } },
  nearIssues: { request: { gameId } },
  playMenu: { as: 'member0', request: { gameId } },
  placeBets: {
    as: 'member0',
    request: { ...slip, currentNumero: '' },
    prepare: async (sandbox) => ({
      request: { currentNumero: at(await ask(sandbox, { call: 'draw', request: { code: game?.gameId } }), 'numero') },
    }),
  },
  lotteryOrders: { as: 'member0', request: { page: 0, size: 10, gameId: -1, orderStatus: '' } },
  lotteryOrdersToday: { as: 'member0', request: { gameId: -1, page: 0, size: 10 } },
  lotteryOrder: ofOrder,
  lotteryOrderLines: ofOrder,
  cancelSubOrders: {
    as: 'member0',
    prepare: async (sandbox, token) => ({ list: [await placed(sandbox, token)] }),
  },
  lotteryConditions: { as: 'member0' },
};
