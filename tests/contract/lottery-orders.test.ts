import { expect, test } from 'vitest';
import { issueOnSale } from '@/sandbox/lottery/issues';
import { type Answer, ask, at, tokenOf } from './ask';
import { createLotteryWorld, rows, slipFor } from './lottery-world';
import { now } from './sandbox-world';

const world = createLotteryWorld();
const { lottery, member, cents, bet } = world;
const { nodeId: gameId } = lottery.game;

const code = ({ body }: Answer) => body.errorCode;

async function orders(filter: object = {}) {
  const answer = await member('lotteryOrders', { page: 0, size: 100, ...filter });
  return { list: rows(at(answer, 'orders', 'content')), sums: at(answer, 'orderSumTO') };
}

test('stops a chase after a win and gives the rest back [GAM-15]', async () => {
  const before = await cents();
  const placed = await bet({ chase: 3, winningStop: true, betCartAmountSum: 6 });
  expect(await cents()).toBe(before - 600);
  world.clock = Number(at(placed, 'openTime')) + 5 * lottery.interval;
  expect(await cents()).toBe(before - 200 + 1900);
  const { list } = await orders({ chasingOrder: true });
  expect(list.map(({ orderStatus }) => orderStatus).sort()).toEqual([4, 6, 6]);
  const detail = await member('lotteryOrder', { orderDetailId: list[0]?.orderDetailId });
  expect(at(detail, 'chase')).toMatchObject({
    totalChasePhases: 3,
    totalBetAmount: 6,
    totalActualBetAmount: 2,
    winningStop: true,
    completed: true,
  });
});

test('gives the stake of a cancelled suborder back, once, and not after bets have closed [GAM-15]', async () => {
  const before = await cents();
  const placed = await bet({ chase: 2, betCartAmountSum: 4 });
  const ids = at(placed, 'orderDetailIds');
  const [first, second] = Array.isArray(ids) ? ids : [];
  const cancel = (list: readonly unknown[]) =>
    ask(world.sandbox, { call: 'cancelSubOrders', token: world.token, list });
  expect((await cancel([second])).body.value).toEqual({ cancelled: [second], refund: 2 });
  expect(await cents()).toBe(before - 200);
  expect(code(await cancel([second]))).toBe('order.not.cancellable');
  world.clock = Number(at(placed, 'openTime')) - 5000;
  expect(code(await cancel([first]))).toBe('order.not.cancellable');
  expect(await cents()).toBe(before - 200);
  const stranger = await tokenOf(world.sandbox, 'agent1');
  expect(code(await ask(world.sandbox, { call: 'cancelSubOrders', token: stranger, list: [first] }))).toBe(
    'order.not.cancellable',
  );
});

test('cancels all of several suborders or none [GAM-15]', async () => {
  const placed = await bet();
  const after = await cents();
  const list = [at(placed, 'orderDetailIds', 0), 999_999];
  expect(code(await ask(world.sandbox, { call: 'cancelSubOrders', token: world.token, list }))).toBe(
    'order.not.cancellable',
  );
  expect(await cents()).toBe(after);
  for (const wrong of [[], ['many'], [null]])
    expect(code(await ask(world.sandbox, { call: 'cancelSubOrders', token: world.token, list: wrong }))).toMatch(
      /request_param_err|order.not.cancellable/,
    );
  expect(code(await ask(world.sandbox, { call: 'cancelSubOrders', token: world.token, request: { ids: list } }))).toBe(
    'request_param_err',
  );
});

test.each([
  [{ betCartAmountSum: 1 }, 'request_param_err'],
  [{ betCartAmountSum: -2 }, 'request_param_err'],
  [{ betCartAmountSum: 'two' }, 'request_param_err'],
  [{ bettingSlipString: '1|HUGE|1' }, 'request_param_err'],
  [{ currentNumero: '20200101-0001' }, 'numero.closed'],
  [{ chase: 21, betCartAmountSum: 42 }, 'request_param_err'],
  [{ gameId: 14_000 }, 'no.data'],
  [{ bettingSlipString: '1|BIG|10000', betCartAmountSum: 10_000, chase: 0 }, undefined],
  [{ bettingSlipString: '1|BIG,SMALL|10000', betCartAmountSum: 20_000 }, 'balance.not.enough'],
])('answers the bet %j with %s and takes nothing that it refuses [GAM-15]', async (fields, expected) => {
  const before = await cents();
  expect(code(await bet(fields))).toBe(expected);
  if (expected !== undefined) expect(await cents()).toBe(before);
});

test('refuses a bet on an issue that has just closed, and takes one that is sent twice once [GAM-15]', async () => {
  const { numero, endTime } = issueOnSale(lottery, now);
  const request = { gameId, currentNumero: numero, bettingSlipString: '1|BIG|1', betCartAmountSum: 1 };
  const headers = { 'X-Request-Id': '3f2b8a52-0000-4000-8000-000000000009' };
  const send = () => ask(world.sandbox, { call: 'placeBets', token: world.token, request, headers });
  const [before, placed] = [await cents(), await send()];
  expect(placed.body.success).toBe(true);
  world.clock = endTime;
  expect((await send()).body).toEqual(placed.body);
  expect(await cents()).toBe(before - 100);
  expect(code(await member('placeBets', request))).toBe('numero.closed');
});

test('filters the orders, sums them and pages from 0 [GAM-15]', async () => {
  const first = await bet({ chase: 3, betCartAmountSum: 6 });
  world.clock = Number(at(first, 'openTime'));
  const { numero } = issueOnSale(lottery, world.clock);
  await bet({ bettingSlipString: slipFor(lottery, numero, false) });
  const count = async (filter: object) => (await orders(filter)).list.length;
  expect(await count({})).toBe(4);
  expect(await count({ orderStatus: 4 })).toBe(1);
  expect(await count({ orderStatus: 2 })).toBe(3);
  expect(await count({ chasingOrder: true })).toBe(3);
  expect(await count({ chasingStatus: 1 })).toBe(4);
  expect(await count({ gameId: -1 })).toBe(4);
  expect(await count({ gameId: 14_000 })).toBe(0);
  expect(await count({ orderNumber: at(first, 'orderNumber') })).toBe(3);
  expect(await count({ numero })).toBe(2);
  expect(await count({ startDate: world.clock })).toBe(1);
  expect(await count({ endDate: now })).toBe(3);
  expect((await orders({ chasingOrder: true })).sums).toEqual({
    sumPlanBettingAmt: 6,
    sumActualBettingAmt: 6,
    sumWinningAmt: 19,
  });
  const page = await member('lotteryOrders', { page: 1, size: 3 });
  expect([at(page, 'orders', 'content'), at(page, 'orders', 'totalPages')]).toMatchObject([[{}], 2]);
  expect(rows(at(await member('lotteryOrdersToday', { gameId: -1 }), 'orders', 'content'))).toHaveLength(4);
  world.clock += 86_400_000;
  expect(rows(at(await member('lotteryOrdersToday', { gameId: -1 }), 'orders', 'content'))).toHaveLength(0);
});
