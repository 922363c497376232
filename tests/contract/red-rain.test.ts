import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { downlineOf } from './examples/agents';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { token as member, playAsMember, readAsMember, sandbox } from './member-world';

const names = ['karim01', 'karim02', 'karim03', 'karim04', 'karim05'];
let agent: string;
let ids: string[] = [];
async function openTeam(): Promise<void> {
  agent = await tokenOf(sandbox, 'agent1');
  await prepareWithdraw(sandbox, agent);
  ids = [];
  for (const name of names) ids.push(await downlineOf(sandbox, agent, name));
}

type Fields = { readonly [name: string]: unknown };
const give = (fields: Fields = {}, headers = {}, token = agent) =>
  ask(sandbox, {
    call: 'transferMultiple',
    token,
    headers,
    request: { customerIds: ids, amount: '10.00', mode: 'equal', paymentPassword: fundPassword, ...fields },
  });
const balanceOf = async (token: string) =>
  Math.round(Number(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance')) * 100);
async function balances(): Promise<readonly number[]> {
  const tokens = await Promise.all(names.map((name) => tokenOf(sandbox, name)));
  return Promise.all([agent, ...tokens].map(balanceOf));
}
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const receivers = (answer: Awaited<ReturnType<typeof give>>) => {
  const list = at(answer, 'receivers');
  return Array.isArray(list) ? list : [];
};

describe('money to several downlines', () => {
  playAsMember();
  beforeEach(openTeam);

  test('is the same for each: what leaves the agent is what they get [AGT-06]', async () => {
    const before = await balances();
    expect((await give()).body.value).toMatchObject({ mode: 'equal', amount: 50 });
    const after = await balances();
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual([-5000, 1000, 1000, 1000, 1000, 1000]);
    const refId = at(await ask(sandbox, { call: 'transferMultipleRecords', token: agent }), 'list', 0, 'refId');
    const record = await ask(sandbox, { call: 'accountRecord', token: agent, request: { transactionType: '2004' } });
    expect(at(record, 'list')).toHaveLength(5);
    expect(at(record, 'list', 0)).toMatchObject({ order_no: refId, amount: -10 });
  });

  test('is shared out by chance, within the limits and to the last coin [AGT-06]', { tags: ['deep'] }, async () => {
    const before = await balances();
    const answer = await give({ mode: 'random', amount: '77.77' });
    const shares = receivers(answer).map(({ amount }) => Math.round(amount * 100));
    expect(new Set(shares).size).toBeGreaterThan(1);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(100);
    const after = await balances();
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual([-7777, ...shares]);
    expect(sumOf(after)).toBe(sumOf(before));
  });

  test('names who cannot receive, takes nothing for them, and keeps nobody else from it [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const resting = await tokenOf(sandbox, 'karim02');
    await ask(sandbox, { call: 'startPause', token: resting, request: { kind: 'timeout', days: 7 } });
    const other = String(
      at(await ask(sandbox, { call: 'memberInfo', token: await tokenOf(sandbox, 'agent42') }), 'id'),
    );
    const before = await balances();
    const answer = await give({ customerIds: [...ids, other] });
    expect(receivers(answer).filter(({ success }) => success === false)).toEqual([
      {
        customerId: Number(ids[1]),
        customerName: 'karim02',
        amount: 10,
        success: false,
        message: expect.stringContaining('break'),
      },
      {
        customerId: null,
        customerName: `#${other}`,
        amount: 10,
        success: false,
        message: expect.stringContaining('Not a downline'),
      },
    ]);
    expect(at(answer, 'amount')).toBe(40);
    const after = await balances();
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual([-4000, 1000, 0, 1000, 1000, 1000]);
    const kept = await ask(sandbox, { call: 'transferMultipleRecords', token: agent });
    expect(at(kept, 'list', 0)).toEqual(answer.body.value);
    expect(at(kept, 'pageInfo')).toMatchObject({ total: 1 });
  });

  test('is given once for one key, however often it is asked [AGT-06]', { tags: ['deep'] }, async () => {
    const before = await balances();
    const key = { 'X-Request-Id': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => give({}, key)));
    expect(new Set(answers.map((answer) => at(answer, 'refId'))).size).toBe(1);
    expect((await balances())[0]).toBe((before[0] ?? 0) - 5000);
  });

  test('goes to each once, named twice [AGT-06]', { tags: ['deep'] }, async () => {
    const [first = ''] = ids;
    expect(receivers(await give({ customerIds: [first, first, Number(first)] }))).toHaveLength(1);
  });

  test('is never more than there is: nobody gets anything then [AGT-06]', { tags: ['deep'] }, async () => {
    const left = (await balanceOf(agent)) - 10_000;
    await ask(sandbox, {
      call: 'transferUp',
      token: agent,
      request: { amount: (left / 100).toFixed(2), paymentPassword: fundPassword },
    });
    const before = await balances();
    expect((await give({ amount: '20.01' })).body.errorCode).toBe('balance.not.enough');
    expect(await balances()).toEqual(before);
    expect((await give({ amount: '20' })).body.success).toBe(true);
    expect(await balanceOf(agent)).toBe(0);
  });
});

describe('money to several downlines that is refused', () => {
  readAsMember();
  beforeAll(openTeam);

  test.each([
    [{ customerIds: [] }, 'envelope.many'],
    [{ customerIds: Array.from({ length: 201 }, (_, at) => String(at)) }, 'envelope.many'],
    [{ customerIds: ['x'] }, 'request_param_err'],
    [{ mode: 'some' }, 'request_param_err'],
    [{ amount: '-5' }, 'request_param_err'],
    [{ amount: '0.99' }, 'envelope.amount'],
    [{ amount: '1000.01' }, 'envelope.amount'],
    [{ mode: 'random', amount: '4.99' }, 'envelope.amount'],
    [{ mode: 'random', amount: '5000.01' }, 'envelope.amount'],
    [{ paymentPassword: '000000' }, 'payment.password.incorrect'],
  ])('asked for as %j is refused with %s, and moves nothing [AGT-06]', async (fields, code) => {
    const before = await balances();
    expect((await give(fields)).body.errorCode).toBe(code);
    expect(await balances()).toEqual(before);
  });

  test('is for agents [AGT-06]', async () => {
    await prepareWithdraw(sandbox, member);
    expect((await give({}, {}, member)).body.errorCode).toBe('agent.only');
  });

  test('those right below a member are told, and who is above [AGT-06]', async () => {
    const below = await ask(sandbox, { call: 'recipients', token: agent });
    const told = at(below, 'downlines');
    expect(Array.isArray(told) ? told.map(({ customerName }) => customerName) : []).toEqual(
      expect.arrayContaining(names),
    );
    const own = await ask(sandbox, { call: 'recipients', token: await tokenOf(sandbox, 'karim01') });
    expect(at(own, 'upline', 'customerName')).toBe('agent1');
  });
});
