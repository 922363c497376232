import { describe, expect, test } from 'vitest';
import { type Answer, ask, at, type Envelope } from './ask';
import { lotteryExamples } from './examples/lottery';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { now } from './sandbox-world';

playAsMember();

const day = 86_400_000;
let passed = 0;
/** The same sandbox with a clock that can be moved on. */
async function withClock(): Promise<void> {
  passed = 0;
  await reopen({ now: () => now + passed });
}

const limit = (kind: string, amount?: string, period = 1) =>
  ask(sandbox, { call: 'setPlayLimit', token, request: { kind, period, ...(amount !== undefined && { amount }) } });
const pause = (kind: string, days: number) => ask(sandbox, { call: 'startPause', token, request: { kind, days } });
const launch = () => ask(sandbox, { call: 'launchGame', token, request: { nodeId: 14_000, launchMode: 'GLS' } });
const rowOf = (answer: Answer, kind: string, period = 1) => {
  const rows = at(answer, 'limits');
  return Array.isArray(rows) ? rows.find((row) => row.kind === kind && row.period === period) : undefined;
};
const look = () => ask(sandbox, { call: 'saferPlay', token });

const ticketIn = (launched: Answer) =>
  new URLSearchParams(String(at(launched, 'content', 'game_url')).split('?')[1]).get('session') ?? '';
const openGame = async () => ticketIn(await launch());

/** What an open game says to its server. */
async function tell(ticket: string, path: string, body = {}): Promise<string | undefined> {
  const response = await sandbox.fetch(
    new Request(`http://north.localhost/sandbox-games/api/${path}`, {
      method: 'POST',
      headers: { 'X-Launch-Ticket': ticket, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const { errorCode }: Envelope = await response.json();
  return errorCode;
}

let rounds = 0;
function spinWith(ticket: string, stake: string): Promise<string | undefined> {
  rounds += 1;
  return tell(ticket, 'round', { id: `safer-play-${rounds}`, stake });
}

async function spin(stake: string): Promise<string | undefined> {
  const launched = await launch();
  return launched.body.success ? spinWith(ticketIn(launched), stake) : launched.body.errorCode;
}

describe('a limit', () => {
  test('that allows less holds at once, one that allows more or none after a day [MEM-16]', async () => {
    await withClock();
    expect(rowOf(await limit('stake', '100.00'), 'stake')).toMatchObject({ amount: 100, next: null });
    expect(rowOf(await limit('stake', '40.50'), 'stake')).toMatchObject({ amount: 40.5, next: null });
    const more = await limit('stake', '500');
    expect(rowOf(more, 'stake')).toMatchObject({ amount: 40.5, next: { amount: 500, at: now + day } });
    expect(rowOf(await limit('stake'), 'stake')).toMatchObject({ amount: 40.5, next: { amount: null } });
    passed = day - 1;
    expect(rowOf(await look(), 'stake')).toMatchObject({ amount: 40.5 });
    passed = day;
    expect(rowOf(await look(), 'stake')).toMatchObject({ amount: null, next: null });
  });

  test('of stakes refuses the one that goes over it, and lets play on when the days have passed [MEM-16]', async () => {
    await withClock();
    const used = Number(rowOf(await look(), 'stake').used);
    await limit('stake', String(used + 10));
    expect(await spin('6.00')).toBeUndefined();
    expect(await spin('5.00')).toBe('limit.stake');
    expect(await spin('4.00')).toBeUndefined();
    expect(rowOf(await look(), 'stake')).toMatchObject({ used: used + 10, amount: used + 10 });
    expect((await launch()).body).toMatchObject({ errorCode: 'limit.stake', value: { period: 1, left: 0 } });
    passed = day;
    expect(await spin('5.00')).toBeUndefined();
  });

  test('of losses counts what was won against it [MEM-16]', async () => {
    await withClock();
    const before = Number(rowOf(await look(), 'loss').used);
    expect(await spin('2.00')).toBeUndefined();
    const { used } = rowOf(await look(), 'loss');
    const months = await ask(sandbox, { call: 'playActivity', token });
    expect(Math.abs(Number(used) - before)).toBeGreaterThan(0);
    const [net, win, stake] = ['net', 'win', 'stake'].map((name) => Number(at(months, 'months', 0, name)));
    expect(net).toBeCloseTo((win ?? 0) - (stake ?? 0), 2);
    expect(stake).toBeGreaterThanOrEqual(2);
    await limit('loss', String(Number(used) + 1));
    expect(await spin('1.50')).toBe('limit.loss');
  });

  describe('of time', () => {
    const second = 1000;
    const minute = 60 * second;
    const usedOf = async (period = 1) => Number(rowOf(await look(), 'time', period).used);

    test('counts how long a game is open, whole minutes of it, and ends play when they come to the limit [MEM-16]', async () => {
      await withClock();
      const ticket = await openGame();
      await limit('time', '1');
      expect(await spinWith(ticket, '1.00')).toBeUndefined();
      passed = 11 * second;
      expect(await spinWith(ticket, '1.00')).toBeUndefined();
      passed = 59 * second;
      expect(await spinWith(ticket, '1.00')).toBeUndefined();
      expect(await usedOf()).toBe(0);
      passed = 60 * second;
      expect(await spinWith(ticket, '1.00')).toBe('limit.time');
      expect(await usedOf()).toBe(1);
      expect((await launch()).body).toMatchObject({ errorCode: 'limit.time', value: { period: 1, left: 0 } });
    });

    test('counts what is open without a stake, by its signs, and not what lies between them for minutes [MEM-16]', async () => {
      await withClock();
      const ticket = await openGame();
      for (passed = 0; passed < 5 * minute; passed += 15 * second) await tell(ticket, 'here');
      expect(await usedOf()).toBe(4);
      await tell(ticket, 'here');
      expect(await usedOf()).toBe(5);
      passed = 60 * minute;
      await tell(ticket, 'here');
      expect(await usedOf()).toBe(5);
    });

    test('ends as the player turns away from the game, and goes on with the next sign [MEM-16]', async () => {
      await withClock();
      const ticket = await openGame();
      passed = minute;
      await tell(ticket, 'left');
      passed = 2 * minute;
      await tell(ticket, 'left');
      expect(await usedOf()).toBe(1);
      const next = await openGame();
      passed = 3 * minute;
      await tell(next, 'left');
      expect(await usedOf()).toBe(2);
    });

    test('counts of the last days only what lies in them [MEM-16]', async () => {
      await withClock();
      const [before, week] = [await usedOf(), await usedOf(7)];
      const ticket = await openGame();
      passed = 2 * minute;
      await tell(ticket, 'left');
      passed = day + minute;
      expect(await usedOf()).toBe(before + 1);
      expect(await usedOf(7)).toBe(week + 2);
    });
  });

  test.each([
    ['an unknown kind', { kind: 'luck', period: 1, amount: '10' }],
    ['another span of days', { kind: 'stake', period: 2, amount: '10' }],
    ['nothing at all', { kind: 'stake', period: 1, amount: '0' }],
    ['three decimals', { kind: 'stake', period: 1, amount: '1.005' }],
    ['a minus', { kind: 'stake', period: 1, amount: '-5' }],
    ['parts of a minute', { kind: 'time', period: 1, amount: '1.5' }],
  ])('of %s is refused [MEM-16]', async (_, request) => {
    const answer = await ask(sandbox, { call: 'setPlayLimit', token, request });
    expect(answer.body.errorCode).toBe('request_param_err');
  });

  test('of more digits than an amount has is refused by what the largest is [MEM-16]', async () => {
    const request = { kind: 'stake', period: 1, amount: '99999999999' };
    const { body } = await ask(sandbox, { call: 'setPlayLimit', token, request });
    expect(body).toMatchObject({ errorCode: 'limit.most', message: 'The largest limit is 9,999,999,999.99' });
  });
});

describe('a break', () => {
  test('keeps play shut until it ends, and cannot be made shorter [MEM-16]', async () => {
    await withClock();
    expect(at(await pause('timeout', 7), 'pause')).toEqual({ kind: 'timeout', until: now + 7 * day });
    expect((await launch()).body.errorCode).toBe('play.paused');
    expect((await pause('timeout', 1)).body.errorCode).toBe('pause.shorter');
    passed = day;
    expect(at(await pause('timeout', 42), 'pause')).toEqual({ kind: 'timeout', until: now + 43 * day });
    passed = 43 * day;
    expect(at(await look(), 'pause')).toBeNull();
    expect((await launch()).body.success).toBe(true);
  });

  test('for good stays one [MEM-16]', async () => {
    await withClock();
    expect(at(await pause('exclusion', 0), 'pause')).toEqual({ kind: 'exclusion', until: null });
    passed = 4000 * day;
    expect((await pause('exclusion', 180)).body.errorCode).toBe('pause.shorter');
    expect((await launch()).body.errorCode).toBe('play.paused');
  });

  test('shuts deposits, games and lotteries alike, and neither the account nor what is in it [MEM-16]', async () => {
    const refusal = async (call: string, request: Readonly<Record<string, unknown>>) =>
      (await ask(sandbox, { call, token, request })).body.errorCode;
    const bankCardId = await prepareWithdraw(sandbox, token);
    const { placeBets } = lotteryExamples;
    const issue = await placeBets?.prepare?.(sandbox, token);
    await pause('exclusion', 180);
    expect((await launch()).body.errorCode).toBe('play.paused');
    const way = { targetUsername: 'member0', bankCode: 'ANY', bankType: 'PGMT', vendorId: 'HBR' };
    expect(await refusal('depositByLaunch', { ...way, amount: '500.00' })).toBe('play.paused');
    expect(await refusal('placeBets', { ...placeBets?.request, ...issue?.request })).toBe('play.paused');
    const login = { username: 'member0', password: 'abc12345', type: 'username' };
    const again = await ask(sandbox, { call: 'login', request: login });
    expect(again.body.success).toBe(true);
    expect((await ask(sandbox, { call: 'balance', token })).body.success).toBe(true);
    const out = { amount: '150.00', bankCardId, paymentPassword: fundPassword };
    expect(await refusal('requestWithdraw', out)).toBeUndefined();
  });

  test.each([
    ['timeout', 0],
    ['timeout', 43],
    ['exclusion', 30],
    ['exclusion', 999_999_999],
    ['holiday', 7],
  ])('of the kind %s over %i days is refused [MEM-16]', async (kind, days) => {
    expect((await pause(kind, days)).body.errorCode).toBe('request_param_err');
  });
});

test('a month counts no withdrawal whose money came back [MEM-16]', async () => {
  await withClock();
  const bankCardId = await prepareWithdraw(sandbox, token);
  const withdrawn = async () => at(await ask(sandbox, { call: 'playActivity', token }), 'months', 0, 'withdraw');
  const before = await withdrawn();
  // Its bank refuses an amount that ends in 4 cents.
  const request = { amount: '250.04', bankCardId, paymentPassword: fundPassword };
  expect((await ask(sandbox, { call: 'requestWithdraw', token, request })).body.success).toBe(true);
  expect(await withdrawn()).toBeCloseTo(Number(before) + 250.04, 2);
  passed = 30_000;
  expect(await withdrawn()).toBe(before);
});

test('twelve months stand beside each other, the present one first, with what was set in them [MEM-16]', async () => {
  await limit('deposit', '250.00', 7);
  await limit('time', '60');
  await pause('timeout', 1);
  const answer = await ask(sandbox, { call: 'playActivity', token });
  const months = at(answer, 'months');
  expect(Array.isArray(months) && months.map(({ month }) => month).slice(0, 3)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
  ]);
  expect(at(answer, 'changes')).toEqual([
    { at: now, action: 'timeout', kind: null, days: 1, amount: null },
    { at: now, action: 'limit', kind: 'time', days: 1, amount: 60 },
    { at: now, action: 'limit', kind: 'deposit', days: 7, amount: 250 },
  ]);
});
