import { sample } from '@tests/support/depth';
import { describe, expect, test } from 'vitest';
import { periodsAt } from '@/sandbox/team-reports/periods';
import { ask, at, tokenOf } from './ask';
import { readAsMember, sandbox } from './member-world';
import { now } from './sandbox-world';

readAsMember();

const span = { startDate: '2025-11-10', endDate: '2026-02-03', pageSize: 100 };
type Row = Readonly<Record<string, unknown>>;
const asked = async (as: string, call: string, request: Row = span) =>
  ask(sandbox, { call, token: await tokenOf(sandbox, as), request });
const read = async (as: string, call: string, request: Row = span) => at(await asked(as, call, request));
const of = (value: unknown, ...path: readonly string[]) =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
const listIn = (value: unknown, name = 'list'): readonly Row[] => {
  const list = of(value, name);
  return Array.isArray(list) ? list : [];
};
const refusal = async (as: string, call: string, request: Row = span) =>
  (await asked(as, call, request)).body.errorCode;
const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
const sum = (rows: readonly Row[], name: string) => rows.reduce((total, row) => total + cents(row[name]), 0);

const day = 86_400_000;
const clock = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
/** Where the period that ends at a time began, by the clock of UTC. */
const lengthOf = {
  HOURLY: (end: number) => end - day / 24,
  DAILY: (end: number) => end - day,
  DIVIDEND: (end: number) => Date.UTC(new Date(end).getUTCFullYear(), new Date(end).getUTCMonth() - 1, 1),
} as const;

/** Every row of a report, page after page. */
async function allOf(as: string, call: string, request: Row = span): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; pageNo < 60; pageNo++) {
    const page = listIn(await read(as, call, { ...request, pageNo, pageSize: 100 }));
    rows.push(...page);
    if (page.length < 100) break;
  }
  return rows;
}

describe('the profit and loss of a team', () => {
  test.each([
    ['teamGamePnl', 'gamesPnl', { bet: 'bet', win: 'win', rebate: 'rebate', pnl: 'pnl' }],
    [
      'teamLotteryPnl',
      'lotteryPnl',
      {
        deposit: 'deposit',
        withdraw: 'withdraw',
        lott_game_betting: 'lottGameBetting',
        lott_game_winning: 'lottGameWinning',
        lott_game_rebate: 'lottGameRebate',
        lott_promotion: 'lottPromotion',
        lott_game_pnl: 'lottGamePnl',
      },
    ],
  ] as const)('%s is the sum of what %s answers each of its members [AGT-06]', async (call, own, names) => {
    const members = await allOf('agent41', call, { ...span, summaryType: 0 });
    expect(members.length).toBeGreaterThan(5);
    const whole = of(await read('agent41', call), 'footer');
    const sums = new Map<string, number>();
    for (const row of members) {
      const footer = of(await read(String(row.customer_name), own), 'footer');
      for (const [name, its] of Object.entries(names)) {
        expect([row.customer_name, name, cents(row[name])]).toEqual([row.customer_name, name, cents(of(footer, its))]);
        sums.set(name, (sums.get(name) ?? 0) + cents(of(footer, its)));
      }
    }
    for (const name of Object.keys(names)) expect([name, sums.get(name)]).toEqual([name, cents(of(whole, name))]);
  });

  test.each(['teamGamePnl', 'teamLotteryPnl'])(
    'of %s adds up: each level with the one above, and day by day [AGT-06]',
    async (call) => {
      const names = call === 'teamGamePnl' ? ['bet', 'win', 'pnl'] : ['lott_game_betting', 'lott_game_pnl', 'deposit'];
      const levelOf = async (agent: Row | undefined, depth: number): Promise<void> => {
        const request = { ...span, summaryType: 1, ...(agent && { customerId: agent.customer_id }) };
        const answer = await read('agent1', call, request);
        const rows = await allOf('agent1', call, request);
        const footer = of(answer, 'footer');
        for (const name of names) {
          expect(sum(rows, name)).toBe(cents(of(footer, name)));
          if (agent) expect(cents(of(footer, name))).toBe(cents(agent[name]));
        }
        const [stake = ''] = names;
        expect(sum(listIn(answer, 'days'), 'bet')).toBe(cents(of(footer, stake)));
        const next = rows.find(({ has_direct }) => has_direct === '1');
        if (next && depth < 4) await levelOf(next, depth + 1);
        expect(of(answer, 'path')).toHaveLength(depth + 1);
      };
      await levelOf(undefined, 0);
    },
  );

  test('is refused for somebody who is not below, and to members who are no agents [AGT-06]', async () => {
    const own = of(await read('agent42', 'memberInfo', {}), 'id');
    expect(await refusal('agent41', 'teamGamePnl', { ...span, customerId: own })).toBe('user.disabled');
    expect(await refusal('member0', 'teamGamePnl')).toBe('agent.only');
    expect(await refusal('member0', 'downlineRecord', {})).toBe('agent.only');
  });
});

describe('what a team did', () => {
  test('is its bets, and their sums are those of the profit and loss [AGT-06]', async () => {
    const bets = await read('agent41', 'teamGameBetting', { ...span, gameType: 'RNG' });
    const result = of(await read('agent41', 'teamGamePnl', { ...span, gameType: 'RNG' }), 'footer');
    expect(cents(of(bets, 'footer', 'total_actual_bet_amount'))).toBe(cents(of(result, 'bet')));
    expect(cents(of(bets, 'footer', 'total_win_amount'))).toBe(cents(of(result, 'win')));
    const rows = await allOf('agent41', 'teamGameBetting', { ...span, gameType: 'RNG' });
    expect(rows).toHaveLength(Number(of(bets, 'page', 'total')));
    expect(sum(rows, 'actual_bet_amount')).toBe(cents(of(result, 'bet')));
    expect(new Set(rows.map(({ game_category }) => game_category))).toEqual(new Set(['RNG']));
  });

  test.each([{}, { gameType: 'LOTT' }])(
    'is a lottery bet in the report of lotteries alone: %o [AGT-06]',
    async (request) => {
      const bets = await read('agent1', 'teamGameBetting', { ...span, ...request });
      const result = of(await read('agent1', 'teamGamePnl', span), 'footer');
      const expected = 'gameType' in request ? 0 : cents(of(result, 'bet'));
      expect(cents(of(bets, 'footer', 'total_actual_bet_amount'))).toBe(expected);
      const lottery = of(await read('agent1', 'teamBetting', span), 'footer', 'total_actual_bet_amount');
      expect(cents(lottery)).toBe(
        cents(of(await read('agent1', 'teamLotteryPnl', span), 'footer', 'lott_game_betting')),
      );
      expect(cents(lottery)).toBeGreaterThan(0);
    },
  );

  test('is the movements of its members, with sums of all pages, narrowed by name [AGT-06]', async () => {
    const request = { startTime: span.startDate, endTime: span.endDate };
    const all = await allOf('agent41', 'downlineRecord', request);
    const footer = of(await read('agent41', 'downlineRecord', request), 'footer');
    const came = all.filter(({ amount }) => Number(amount) > 0);
    expect(sum(came, 'amount')).toBe(cents(of(footer, 'amount_in')));
    expect(sum(all, 'amount') - sum(came, 'amount')).toBe(-cents(of(footer, 'amount_out')));
    const [first] = all.filter(({ customer_name }) => customer_name !== 'agent41');
    const name = String(first?.customer_name);
    const own = await allOf(name, 'accountRecord', request);
    const found = await allOf('agent41', 'downlineRecord', { ...request, customerName: name.toUpperCase() });
    const ids = (rows: readonly Row[]) => rows.map(({ tx_id }) => tx_id);
    expect(ids(found.filter(({ customer_name }) => customer_name === name))).toEqual(ids(own));
  });

  test('is the rebates that its members claimed [AGT-06]', async () => {
    await read('agent41', 'claimManualRebate', {}).catch(() => undefined);
    const rows = await allOf('agent41', 'teamRebate');
    const footer = of(await read('agent41', 'teamRebate'), 'footer');
    expect(sum(rows, 'rebateAmount')).toBe(cents(of(footer, 'rebateAmount')));
    expect(sum(rows, 'validBet')).toBe(cents(of(footer, 'validBet')));
    const games = of(await read('agent41', 'teamGamePnl'), 'footer', 'rebate');
    const lottery = of(await read('agent41', 'teamLotteryPnl'), 'footer', 'lott_game_rebate');
    expect(cents(games)).toBeGreaterThan(0);
    expect(cents(games) + cents(lottery)).toBe(cents(of(footer, 'rebateAmount')));
  });
});

describe('what an agent earns', () => {
  test('is a row a day, of parts that add up [AGT-06]', { tags: ['deep'] }, async () => {
    const answer = await read('agent1', 'agentIncome');
    const rows = listIn(answer);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const parts = cents(row.lott_agent_commission) + cents(row.lott_daily_income) + cents(row.lott_brokerage);
      expect(cents(row.agent_income)).toBe(parts);
    }
    expect(sum(rows, 'agent_income')).toBe(cents(of(answer, 'footer', 'agent_income')));
  });

  test('is by dividend what the terms give of the team’s profit and loss [AGT-06]', { tags: ['deep'] }, async () => {
    const dividend = await read('agent1', 'commission', {});
    const steps = listIn(await read('agent1', 'dividendInfo', {}), 'terms');
    expect(steps.length).toBeGreaterThan(1);
    const { current, previous } = periodsAt(now, 'UTC');
    for (const [name, { from, to }] of [['curr', current] as const, ['prev', previous] as const]) {
      const days = { startDate: from, endDate: to };
      const games = await read('agent1', 'teamGamePnl', days);
      const lottery = await read('agent1', 'teamLotteryPnl', days);
      const profit = -cents(of(games, 'footer', 'pnl')) - cents(of(lottery, 'footer', 'lott_game_pnl'));
      const turnover = cents(of(games, 'footer', 'bet')) + cents(of(lottery, 'footer', 'lott_game_betting'));
      expect(of(dividend, `${name}_start_date`)).toBe(from);
      expect(cents(of(dividend, `${name}_net_profit`))).toBe(profit);
      expect(cents(of(dividend, `${name}_turnover`))).toBe(turnover);
      const active = Number(of(dividend, `${name}_active_member_count`));
      const step = steps.findLast(
        ({ betVolume, activeMember }) => cents(betVolume) <= turnover && Number(activeMember) <= active,
      );
      const share = step && profit > 0 ? Math.floor((profit * Number(step.rate)) / 100) : 0;
      expect(cents(of(dividend, `${name}_dividend_income`))).toBe(share);
    }
  });

  test('is no dividend where the agent takes no part in them [AGT-06]', async () => {
    expect(await read('agent41', 'commission', {})).toBeNull();
    expect(of(await read('agent41', 'dividendInfo', {}), 'terms')).toBeNull();
  });

  test.each(
    sample(1, [
      ['agent7', 'DAILY', 'salaryContracts'],
      ['agent1', 'DAILY', 'salaryContracts'],
      ['agent1', 'HOURLY', 'hourContracts'],
      ['agent1', 'DIVIDEND', 'dividendContracts'],
      ['agent7', 'DIVIDEND', 'dividendContracts'],
    ] as const),
  )(
    'is by contract, %s, %s, what its steps give of the same reports, period by period [AGT-07]',
    async (as, type, call) => {
      const [contract] = listIn(await read(as, call, {}), 'agent');
      const steps = listIn(contract, 'details');
      const payouts = listIn({ list: await read(as, 'contractPayouts', { type, contractId: contract?.id }) });
      expect(payouts.length).toBeGreaterThan(1);
      expect(payouts.map(({ status }) => status)).toEqual(['0', ...payouts.slice(1).map(() => '1')]);
      for (const payout of payouts) {
        const end = Number(payout.create_time ?? payout.create_date);
        const [startDate, endDate] = [clock(lengthOf[type](end)), clock(end - 1000)];
        const games = await read(as, 'teamGamePnl', { startDate, endDate });
        const lottery = await read(as, 'teamLotteryPnl', { startDate, endDate });
        const turnover = cents(of(games, 'footer', 'bet')) + cents(of(lottery, 'footer', 'lott_game_betting'));
        const profit = -cents(of(games, 'footer', 'pnl')) - cents(of(lottery, 'footer', 'lott_game_pnl'));
        expect([startDate, cents(payout.team_betting ?? payout.team_bet)]).toEqual([startDate, turnover]);
        if (type === 'DIVIDEND') expect(cents(payout.team_profit)).toBe(profit);
        const step = steps.findLast(
          ({ betVolume, activeMember }) =>
            cents(betVolume) <= turnover && Number(activeMember) <= Number(payout.active_member),
        );
        const sumOfPart = type === 'DIVIDEND' ? profit : turnover;
        const share = Math.floor((sumOfPart * Number(step?.rate)) / 100);
        expect(cents(payout.amount)).toBe(step?.rateType === 'F' ? cents(step.rate) : share);
      }
    },
  );

  test('is by contract what the income of its days and the dividend of the last month say too [AGT-07]', {
    tags: ['deep'],
  }, async () => {
    const paidIn = async (type: string, call: string) => {
      const [contract] = listIn(await read('agent1', call, {}), 'agent');
      return listIn({ list: await read('agent1', 'contractPayouts', { type, contractId: contract?.id }) });
    };
    const salaries = [
      ...(await paidIn('DAILY', 'salaryContracts')),
      ...(await paidIn('HOURLY', 'hourContracts')),
    ].filter(({ status }) => status === '1');
    const income = await read('agent1', 'agentIncome', { ...span, endDate: '2026-02-04' });
    expect(cents(of(income, 'footer', 'lott_daily_income'))).toBe(sum(salaries, 'amount'));
    const [last] = await paidIn('DIVIDEND', 'dividendContracts');
    const dividend = await read('agent1', 'commission', {});
    expect(cents(last?.amount)).toBe(cents(of(dividend, 'prev_dividend_income')));
    expect(last?.active_member).toBe(of(dividend, 'prev_active_member_count'));
  });
});
