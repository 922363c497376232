import { describe, expect, test } from 'vitest';
import { wallClock } from '@/sandbox/wall-clock';
import { ask, at, tokenOf } from './ask';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { merchants, now } from './sandbox-world';

playAsMember();

const day = 86_400_000;
const read = (call: string, request: Readonly<Record<string, unknown>> = {}) => ask(sandbox, { call, token, request });
const rows = (answer: Awaited<ReturnType<typeof read>>, list: string) => {
  const found = at(answer, list);
  return Array.isArray(found) ? found : [];
};
const sum = (list: readonly Record<string, unknown>[], name: string) =>
  list.reduce((total, row) => Math.round((total + Number(row[name] ?? 0)) * 100) / 100, 0);

describe('records', () => {
  test('of deposits are narrowed by state, and their sum counts what arrived [MEM-10]', async () => {
    const all = await read('depositRecord', { pageSize: 100 });
    const done = rows(all, 'records').filter(({ state }) => state === 2);
    expect(done.length).toBeGreaterThan(0);
    expect(rows(all, 'records').length).toBeGreaterThan(done.length);
    expect(at(all, 'footer')).toMatchObject([{ amount: sum(done, 'amount') }]);
    const failed = await read('depositRecord', { state: 3 });
    expect(rows(failed, 'records').map(({ state }) => state)).toEqual([3]);
    expect(at(failed, 'footer')).toMatchObject([{ amount: 0 }]);
  });

  test('of the account add up row by row, and of deposits tell the time at which the account has them [MEM-10]', async () => {
    for (const who of ['member0', 'membervip', 'agent1', 'agent41']) {
      const as = await tokenOf(sandbox, who);
      const from = (call: string, names: readonly [string, string]) =>
        ask(sandbox, {
          call,
          token: as,
          request: { pageSize: 100, [names[0]]: '2025-12-01 00:00:00', [names[1]]: '2026-02-03 23:59:59' },
        });
      const moved = rows(await from('accountRecord', ['startTime', 'endTime']), 'list').toReversed();
      const balances = moved.map(({ current_avail_balance }) => current_avail_balance);
      const added = moved.map((_, index) => sum(moved.slice(0, index + 1), 'amount'));
      expect([who, balances]).toEqual([who, added]);
      const paid = rows(await from('depositRecord', ['startDate', 'endDate']), 'records').filter(
        ({ state }) => state === 2,
      );
      expect(paid.length).toBeGreaterThan(0);
      for (const { refId, actualDepositDate } of paid) {
        const row = moved.find(({ order_no }) => order_no === refId);
        expect(wallClock(actualDepositDate, 'UTC')).toBe(row?.tx_time);
      }
    }
  });

  test('of withdrawals sum what went out, not what failed or was taken back [MEM-10]', async () => {
    const all = await read('withdrawRecord');
    const done = rows(all, 'records').filter(({ status }) => status === 2);
    expect(rows(all, 'records').length).toBeGreaterThan(done.length);
    expect(at(all, 'footer')).toMatchObject([{ amount: sum(done, 'amount') }]);
    expect(rows(await read('withdrawRecord', { status: '0,3' }), 'records').map(({ status }) => status)).toEqual([
      0, 3,
    ]);
  });

  test('come in pages that hold every row once [MEM-10]', async () => {
    const whole = rows(await read('accountRecord', { pageSize: 100 }), 'list').map(({ tx_id }) => tx_id);
    const first = await read('accountRecord', { pageNo: 1, pageSize: 3 });
    expect(at(first, 'totalPage')).toBe(Math.ceil(whole.length / 3));
    expect(at(first, 'total')).toBe(whole.length);
    const pages = [];
    for (let pageNo = 1; pageNo <= Number(at(first, 'totalPage')); pageNo++) {
      pages.push(...rows(await read('accountRecord', { pageNo, pageSize: 3 }), 'list').map(({ tx_id }) => tx_id));
    }
    expect(pages).toEqual(whole);
    expect(rows(await read('accountRecord', { pageNo: 99, pageSize: 3 }), 'list')).toEqual([]);
  });

  test('of the account are narrowed by types, and say what came and what went [MEM-10]', async () => {
    const bets = await read('accountRecord', { transactionType: '3001,3002', pageSize: 100 });
    const list = rows(bets, 'list');
    expect(new Set(list.map(({ tx_type_id }) => tx_type_id))).toEqual(new Set([3001, 3002]));
    const out = list.filter(({ amount }) => amount < 0);
    const into = list.filter(({ amount }) => amount > 0);
    expect(at(bets, 'footer')).toEqual({ amount_in: sum(into, 'amount'), amount_out: -sum(out, 'amount') });
  });

  test('of bets hold a row a game with how often it was played [MEM-10]', async () => {
    const bets = await read('betRecord', { pageSize: 100 });
    const list = rows(bets, 'list');
    expect(sum(list, 'bet_count')).toBe(5);
    expect(at(bets, 'footer')).toMatchObject({
      game_loses: sum(list, 'game_loses'),
      net_profit: sum(list, 'net_profit'),
    });
  });

  test('begin and end their days by the clock of the merchant [MEM-10]', async () => {
    const reference = at(await read('depositRecord', { pageSize: 100 }), 'records', 0);
    const { depositDate } = reference as { readonly depositDate: number };
    const countIn = async (timeZone: string) => {
      const NORTH = { ...merchants.NORTH, timeZone } as (typeof merchants)[string];
      await reopen({ consoles: () => ({ ...merchants, NORTH }) });
      const theDay = wallClock(depositDate, timeZone).slice(0, 10);
      const before = wallClock(depositDate - day, timeZone).slice(0, 10);
      const own = rows(await read('depositRecord', { startDate: theDay, endDate: theDay }), 'records');
      const earlier = rows(await read('depositRecord', { startDate: before, endDate: before }), 'records');
      const has = (list: readonly { readonly depositDate: number }[]) =>
        list.some((row) => row.depositDate === depositDate);
      return [theDay, has(own), has(earlier)];
    };
    const found = [await countIn('Pacific/Kiritimati'), await countIn('Pacific/Pago_Pago')];
    expect(found.map(([, own, earlier]) => [own, earlier])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(found[0]?.[0]).not.toBe(found[1]?.[0]);
  });
});

describe('profit and loss', () => {
  test('of games is a row a day that adds up to its sums, without the lotteries [MEM-10]', async () => {
    const answer = await read('gamesPnl', { pageSize: 100 });
    const list = rows(answer, 'list');
    expect(list.map(({ date }) => date)).toEqual(
      [8, 3, 1].map((ago) => wallClock(now - ago * day - 1e6, 'UTC').slice(0, 10)).toReversed(),
    );
    for (const { bet, win, pnl } of list) expect(pnl).toBeCloseTo(win - bet, 2);
    expect(at(answer, 'footer')).toMatchObject({ bet: sum(list, 'bet'), win: sum(list, 'win'), pnl: sum(list, 'pnl') });
    expect(rows(await read('gamesPnl', { gameType: 'NOTHING' }), 'list')).toEqual([]);
  });

  test('of lotteries counts money in and out of the same days [MEM-10]', async () => {
    const list = rows(await read('lotteryPnl', { pageSize: 100 }), 'list');
    const deposits = rows(await read('depositRecord', { state: 2, pageSize: 100 }), 'records');
    expect(sum(list, 'deposit')).toBe(sum(deposits, 'amount'));
    const narrow = wallClock(now - 2 * day - 9e6, 'UTC').slice(0, 10);
    expect(rows(await read('lotteryPnl', { startDate: narrow, endDate: narrow }), 'list')).toHaveLength(1);
  });
});
