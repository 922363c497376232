import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { ask, at, tokenOf } from './ask';
import { downlineOf } from './examples/team';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { openSandbox } from './sandbox-world';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

type Row = Readonly<Record<string, unknown>>;
const span = { startDate: '2025-11-10', endDate: '2026-02-03' };
const send = async (call: string, request: object = {}, as = 'agent1') =>
  ask(sandbox, { call, token: await tokenOf(sandbox, as), request: { ...request } });
const read = async (call: string, request: object = {}, as = 'agent1') => (await send(call, request, as)).body.value;
const code = async (call: string, request: object = {}, as = 'agent1') =>
  (await send(call, request, as)).body.errorCode;
const of = (value: unknown, ...path: readonly (string | number)[]) =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
const listOf = (value: unknown, name = 'list'): readonly Row[] => {
  const list = of(value, name);
  return Array.isArray(list) ? list : [];
};
const cents = (value: unknown) => Math.round(Number(value) * 100);
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + cents(row[name]), 0);

describe('the overview of a team', () => {
  test('is the sum of its days, and of the reports of its profit and loss [AGT-03]', async () => {
    const value = await read('teamOverviewSum', { ...span, size: 5 });
    const days = listOf(value);
    for (const [sum, name] of [
      ['teamBet', 'bet'],
      ['teamWin', 'win'],
      ['teamDeposit', 'deposit'],
      ['teamWithdraw', 'withdraw'],
    ] as const)
      expect(cents(of(value, 'footer', sum))).toBe(sumOf(days, name));
    const games = await read('teamGamePnl', span);
    const lottery = await read('teamLotteryPnl', span);
    expect(cents(of(value, 'footer', 'teamBet'))).toBe(
      cents(of(games, 'footer', 'bet')) + cents(of(lottery, 'footer', 'lott_game_betting')),
    );
    expect(of(value, 'footer', 'teamRegisterMemberCount')).toBe(
      days.reduce((sum, { register }) => sum + Number(register), 0),
    );
    const best = listOf(value, 'best').map(({ bet }) => Number(bet));
    expect(best).toEqual(best.toSorted((one, other) => other - one));
    expect(listOf(value, 'inactive')).toHaveLength(5);
  });

  test('counts nobody among the players who did not log in, on no day and at no time [AGT-03]', async () => {
    for (const day of ['2026-02-03', '2026-02-01', '2026-01-20', '2025-12-05']) {
      const footer = of(await read('teamOverviewSum', { startDate: day, endDate: day, size: 0 }), 'footer');
      const [logins, players] = [of(footer, 'teamLoginMemberCount'), of(footer, 'teamBetMemberCount')].map(Number);
      expect(players).toBeGreaterThan(0);
      expect(logins).toBeGreaterThanOrEqual(players ?? Number.POSITIVE_INFINITY);
    }
    const [round] = listOf(await read('teamGameBetting', { ...span, gameType: 'RNG', pageSize: 1 }));
    const [player] = listOf(await read('downlines', { downlineType: 1, customerId: round?.customer_id }));
    expect(Number(player?.lastLogin)).toBeGreaterThanOrEqual(Date.parse(`${round?.create_time}Z`));
  });

  test('has the four counters alone for a size of 0, and none for who is no agent [AGT-03]', async () => {
    const today = { startDate: '2026-02-03', endDate: '2026-02-03', size: 0 };
    const value = await read('teamOverviewSum', today);
    expect(Object.keys(Object(value))).toEqual(['footer']);
    expect(Number(of(value, 'footer', 'teamRegisterMemberCount'))).toBeGreaterThan(0);
    expect(await code('teamOverviewSum', today, 'member0')).toBe('agent.only');
  });
});

describe('the members of a team', () => {
  test('come in pages, directly below first, all levels when asked [AGT-06]', async () => {
    const first = await read('downlines', { downlineType: 1, pageSize: 50 });
    const second = await read('downlines', { downlineType: 1, pageSize: 50, pageNo: 1 });
    const ids = [...listOf(first), ...listOf(second)].map(({ customerId }) => customerId);
    expect(new Set(ids).size).toBe(100);
    expect(of(first, 'pageInfo', 'total')).toBe(of(first, 'teamSize'));
    expect(Number(of(first, 'teamSize'))).toBeGreaterThan(1900);
    expect(Number(of(await read('downlines'), 'pageInfo', 'total'))).toBeLessThan(200);
  });

  test.each(['registerDate', 'lastLogin', 'accountBalance'])(
    'are sorted by %s over all pages [AGT-06]',
    async (sortBy) => {
      const request = { downlineType: 1, sortBy, sortOrder: 'desc', pageSize: 100 };
      const values = listOf(await read('downlines', request)).map((row) => Number(row[sortBy] ?? 0));
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    },
  );

  test('are narrowed by name, kind and day, and lead a level down with the way back [AGT-06]', async () => {
    const agents = listOf(await read('downlines', { userType: 1, sortBy: 'customerName', sortOrder: 'asc' }));
    const lead = agents.find(({ teamSize }) => Number(teamSize) > 10);
    expect(agents.every(({ type }) => type !== 0)).toBe(true);
    const below = await read('downlines', { agentId: lead?.customerId, downlineType: 1 });
    expect(of(below, 'teamSize')).toBe(lead?.teamSize);
    expect(listOf(below, 'path').map(({ customerName }) => customerName)).toEqual(['agent1', lead?.customerName]);
    const name = String(listOf(below)[0]?.customerName);
    const found = listOf(await read('downlines', { customerName: name.toUpperCase(), downlineType: 1 }));
    expect(found.map(({ customerName }) => customerName)).toEqual([name]);
    const today = await read('downlines', { downlineType: 1, startRegDate: '2026-02-03' });
    const counted = await read('teamOverviewSum', { startDate: '2026-02-03', endDate: '2026-02-03', size: 0 });
    expect(of(today, 'pageInfo', 'total')).toBe(of(counted, 'footer', 'teamRegisterMemberCount'));
    expect(await code('downlines', { agentId: lead?.customerId }, 'agent41')).toBe('user.disabled');
  });
});

test('nobody has an id of letters [AGT-06]', async () => {
  const customerId = 'abc';
  expect(listOf(await read('downlines', { customerId }))).toEqual([]);
  expect(await code('promoteDownline', { customerId })).toBe('downline.none');
});

describe('the rebates of a downline', () => {
  const set = (customerName: unknown, rebateValue: unknown, as?: string) =>
    code('updateDownlineRebates', { customerName, configs: [{ type: 'RNG', prizeModeId: 0, rebateValue }] }, as);

  test('go up to what the agent has, and down to what was given on [AGT-06]', async () => {
    const agents = listOf(await read('downlines', { userType: 1, pageSize: 100 }));
    const ranges = await Promise.all(
      agents.map(
        async (agent) =>
          [
            agent,
            listOf(
              await read('downlineRebates', agent.customerId ? { customerId: agent.customerId } : {}),
              'configs',
            )[0],
          ] as const,
      ),
    );
    const [agent, rebate] = ranges.find(([, range]) => Number(range?.minRebate) > 0) ?? [];
    const name = agent?.customerName;
    expect(rebate).toMatchObject({ type: 'RNG', maxRebate: 1.2 });
    expect(await set(name, 1.21)).toBe('rebate.tooHigh');
    expect(await set(name, Number(rebate?.minRebate) - 0.01)).toBe('rebate.tooLow');
    expect(await set(name, 1.005)).toBe('request_param_err');
    expect(await set(name, 1.1)).toBeUndefined();
    const now = await read('downlineRebates', { customerId: agent?.customerId });
    expect(listOf(now, 'configs')[0]).toMatchObject({ rebateValue: 1.1 });
    expect(await set('agent1', 1, 'agent41')).toBe('downline.none');
  });
});

describe('money for a downline', () => {
  test('leaves one wallet and comes into the other, once an intent [AGT-06]', async () => {
    const token = await tokenOf(sandbox, 'agent1');
    await prepareWithdraw(sandbox, token);
    const { customerId, customerName } = await downlineOf(sandbox, token);
    const own = async () => cents(of(await read('balance'), 'sumBalance'));
    const its = async () => cents(listOf(await read('downlines', { customerId }))[0]?.accountBalance);
    const [before, had] = [await own(), await its()];
    const give = (amount: string, paymentPassword = fundPassword) =>
      code('transferDownline', { customerName, amount, paymentPassword });
    expect(await give('99999999')).toBe('balance.not.enough');
    expect(await give('10', '000000')).toBe('payment.password.incorrect');
    expect(await give('0')).toBe('request_param_err');
    expect([await own(), await its()]).toEqual([before, had]);
    const key = '0b7e2f0c-1111-4222-8333-444455556666';
    const request = { customerName, amount: '120.50', paymentPassword: fundPassword };
    const twice = await Promise.all(
      [1, 2].map(() => ask(sandbox, { call: 'transferDownline', token, request, headers: { 'X-Request-Id': key } })),
    );
    expect(new Set(twice.map((answer) => at(answer, 'refId'))).size).toBe(1);
    expect([await own(), await its()]).toEqual([before - 12_050, had + 12_050]);
    expect(await code('transferDownline', { ...request, customerName: 'agent41' })).toBe('downline.none');
  });
});

describe('a member who is promoted', () => {
  test('is an agent from then on, and only once [AGT-06]', async () => {
    const { customerId } = await downlineOf(sandbox, await tokenOf(sandbox, 'agent1'));
    expect(await code('promoteDownline', { customerId }, 'agent41')).toBe('downline.none');
    expect(await code('promoteDownline', { customerId })).toBeUndefined();
    expect(listOf(await read('downlines', { customerId }))[0]).toMatchObject({ type: 1 });
    expect(await code('promoteDownline', { customerId })).toBe('agent.already');
  });
});
