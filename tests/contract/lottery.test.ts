import { expect, test } from 'vitest';
import { issueFrom, issueOnSale, winningNumber } from '@/sandbox/lottery/issues';
import { lotteries } from '@/sandbox/seed/lotteries';
import { ask, at } from './ask';
import { createLotteryWorld, rows, slipFor } from './lottery-world';
import { now } from './sandbox-world';

const world = createLotteryWorld();
const { lottery, member, cents, bet } = world;
const { nodeId: gameId, gameId: gameCode } = lottery.game;

test('sells an issue by its clock and knows the draws before it [GAM-15]', async () => {
  const draw = await ask(world.sandbox, { call: 'draw', request: { code: gameCode } });
  const { endTime, openTime } = issueOnSale(lottery, now);
  expect(draw.body.value).toMatchObject({ gameId, endTime, openTime, serverTime: now });
  expect(at(draw, 'lastWinningNumber')).toBe(winningNumber(lottery, String(at(draw, 'lastNumero'))));
  world.clock = openTime;
  const opened = await ask(world.sandbox, { call: 'openedNumbers' });
  expect(at(opened, String(gameId))).toMatchObject({ numero: at(draw, 'numero'), openTime });
  const near = rows((await ask(world.sandbox, { call: 'nearIssues', request: { gameId } })).body.value);
  expect(near.map(({ winningNumber: digits }) => digits !== null)).toEqual([
    ...Array.from({ length: 5 }, () => true),
    ...Array.from({ length: 10 }, () => false),
  ]);
});

test.each([
  ['LOTT', 12],
  ['zy', 12],
  ['ELOTT', 14],
  ['SEA', 6],
])('lists the games of the prize mode %s, in groups too [GAM-15]', async (prizeMode, count) => {
  for (const call of ['lotteryGames', 'lotteryMobileGames'])
    expect((await ask(world.sandbox, { call, request: { prizeMode } })).body.value).toHaveLength(count);
  const menus = (await ask(world.sandbox, { call: 'lotteryMenus', request: { prizeMode }, language: 'BN' })).body.value;
  const games = Object.values(Object(menus)).flatMap((menu) => rows(Object(menu).gameMenus));
  expect(games).toHaveLength(count);
  expect(games[0]?.gameName).toMatch(/[ঀ-৿]/);
});

test.each([
  ['lotteryGames', {}, 'request_param_err'],
  ['lotteryGames', { prizeMode: 'NONE' }, 'request_param_err'],
  ['lotteryMenus', {}, 'request_param_err'],
  ['draw', { code: 'NONE' }, 'no.data'],
  ['nearIssues', { gameId: 1 }, 'no.data'],
  ['playMenu', { gameId: 14_000 }, 'no.data'],
  ['lotteryOrder', { orderDetailId: 999_999 }, 'no.data'],
  ['lotteryOrders', { startDate: 'yesterday' }, 'request_param_err'],
])('refuses %s with %j bare, with status 500 [GAM-15]', async (call, request, errorCode) => {
  expect(await member(call, request)).toMatchObject({ status: 500, body: { errorCode } });
});

test('takes the stake, settles when the draw is due, and pays to the cent [GAM-15]', async () => {
  const before = await cents();
  const placed = await bet();
  expect(await cents()).toBe(before - 200);
  const orderDetailId = Number(at(placed, 'orderDetailIds', 0));
  expect(await member('lotteryOrder', { orderDetailId })).toMatchObject({
    body: { value: { orderStatus: 2, winningNumber: null, winningAmount: null, stakes: 1, multiple: 2 } },
  });
  world.clock = Number(at(placed, 'openTime'));
  expect(await cents()).toBe(before - 200 + 1900);
  expect(await cents()).toBe(before - 200 + 1900);
  const { numero } = issueFrom(lottery, issueOnSale(lottery, now), 0);
  expect((await member('lotteryOrder', { orderDetailId })).body.value).toMatchObject({
    orderStatus: 4,
    winningAmount: 19,
    winningNumber: winningNumber(lottery, numero),
    cancellable: false,
    chase: null,
  });
  expect(at(await member('lotteryOrderLines', { orderDetailId, page: 0, size: 20 }), 'content', 0)).toMatchObject({
    playId: 2,
    stakes: 1,
    multiple: 2,
    bettingAmount: 2,
    winAmount: 19,
  });
});

test('fills recents and the bet record by betting [GAM-03]', async () => {
  const numero = issueOnSale(lottery, now).numero;
  world.clock = Number(at(await bet({ bettingSlipString: slipFor(lottery, numero, false) }), 'openTime'));
  const record = await member('betRecord', { gameType: 'ELOTT', startDate: '2026-02-03', endDate: '2026-02-03' });
  expect(at(record, 'list', 0)).toMatchObject({ game_loses: 2, game_winnings: 0 });
  expect(at(await member('recentLottery', { prizeMode: 'ELOTT' }), 0, 'gameId')).toBe(gameId);
  const others = rows((await member('recentLottery', { prizeMode: 'LOTT' })).body.value);
  expect(others.map((one) => one.gameId)).not.toContain(gameId);
});

test('names what orders can be filtered by in the language of the call [GAM-15]', async () => {
  const answer = await ask(world.sandbox, { call: 'lotteryConditions', token: world.token, language: 'BN' });
  expect(at(answer, 'games', String(gameId))).toBe(gameCode);
  expect(at(answer, 'orderStatus', '4')).toBe('জিতেছে');
});

test('answers the Vietnamese addresses and the other opened numbers too [GAM-15]', async () => {
  const headers = { Merchant: 'NORTH', Authorization: world.token };
  for (const path of [
    '/lgw/vn/games/game_menu?prizeMode=ELOTT',
    '/lgw/vn/games/game_menu/recent?prizeMode=ELOTT',
    '/lgw/vn/numeros/opened/game',
    '/lotto/lgw/games/opened/numero',
  ]) {
    const response = await world.sandbox.fetch(new Request(`http://north.localhost${path}`, { headers }));
    expect([path, response.status]).toEqual([path, 200]);
  }
  const guest = await ask(world.sandbox, { call: 'lotteryOrders' });
  expect(guest).toMatchObject({ status: 500, body: { errorCode: 'login.not.session' } });
});

test('likes the same lotteries each time, as many as asked for [GAM-15]', async () => {
  const popular = async (count: number) =>
    rows((await ask(world.sandbox, { call: 'popularGames', request: { count } })).body.value);
  expect(await popular(3)).toHaveLength(3);
  expect(await popular(0)).toHaveLength(1);
  expect(await popular(999)).toHaveLength(lotteries.length);
  expect((await popular(3))[0]).toEqual((await popular(9))[0]);
});
