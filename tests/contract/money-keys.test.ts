import { describe, expect, test } from 'vitest';
import { type Asking, ask, at, schemas, tokenOf } from './ask';
import { playAsMember, sandbox, token } from './member-world';

playAsMember();

const moneyCalls = [...schemas].filter(([, schema]) => schema['x-call'].money).map(([call]) => call);
const key = (last: number) => `3f2b8a52-0000-4000-8000-${String(last).padStart(12, '0')}`;

function transfer(id: string, amount: number | string, more: Partial<Asking> = {}) {
  const request = { fromAccountTypeId: 2, toAccountTypeId: 11, amount };
  return ask(sandbox, { call: 'walletTransfer', token, request, headers: { 'X-Request-Id': id }, ...more });
}

async function live(as = token): Promise<number> {
  return Number(at(await ask(sandbox, { call: 'balance', token: as }), 'balance', 1, 'availBalance'));
}

describe('a money call', () => {
  test.each(moneyCalls)('%s without a key, or with what is none, is refused [QAS-03]', async (call) => {
    for (const id of ['', '1', 'not a key!', 'x'.repeat(65)]) {
      const answer = await ask(sandbox, { call, token, headers: { 'X-Request-Id': id } });
      expect(answer.body.errorCode).toBe('request.id.missing');
    }
  });

  test('that comes three hundred times under one key is done once and answered alike [QAS-03]', {
    tags: ['deep'],
  }, async () => {
    const all = await Promise.all(Array.from({ length: 300 }, () => transfer(key(1), '10.00')));
    expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[200,{"success":true,"value":null}]']),
    );
    expect(await live()).toBe(10);
  });

  test('under a key of its own is done each time [QAS-03]', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => transfer(key(index), '1.00')));
    expect(all.every(({ body }) => body.success)).toBe(true);
    expect(await live()).toBe(50);
  });

  test('with another content under a used key is refused as a conflict, and moves nothing [QAS-03]', async () => {
    await transfer(key(1), '10.00');
    const conflict = { status: 409, body: { errorCode: 'request.conflict' } };
    expect(await transfer(key(1), '10.01')).toMatchObject(conflict);
    expect(await transfer(key(1).toUpperCase(), 11)).toMatchObject(conflict);
    const cancel = { call: 'cancelSubOrders', list: [1], headers: { 'X-Request-Id': key(1) } };
    expect((await ask(sandbox, { ...cancel, token })).body.errorCode).toBe('request.conflict');
    expect(await live()).toBe(10);
  });

  test('of which many contents come under one key at once is done for one of them [QAS-03]', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, (_, index) => transfer(key(1), 1 + index)));
    expect(all.filter(({ body }) => body.success)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(99);
    expect(await live()).toBe(1 + all.findIndex(({ body }) => body.success));
  });

  test('that was refused is refused again under its key, and done under a new one [QAS-03]', async () => {
    const much = (await live()) + 1_000_000;
    expect((await transfer(key(1), much)).body.errorCode).toBe('balance.not.enough');
    const money = { merchant: 'north', username: 'member0', amount: 2_000_000 };
    await sandbox.fetch(
      new Request('http://north.localhost/__sandbox/api/money', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(money),
      }),
    );
    expect((await transfer(key(1), much)).body.errorCode).toBe('balance.not.enough');
    expect(await live()).toBe(0);
    expect((await transfer(key(2), much)).body.success).toBe(true);
  });

  test('of one member has nothing to do with the same key of another [QAS-03]', async () => {
    const other = await tokenOf(sandbox, 'agent1');
    await transfer(key(1), '10.00');
    expect((await transfer(key(1), '7.00', { token: other })).body.success).toBe(true);
    expect([await live(), await live(other)]).toEqual([10, 7]);
  });

  test('that failed before it was done is done by the next try under its key [QAS-03]', async () => {
    const play = (scenario: object) =>
      sandbox.fetch(
        new Request('http://north.localhost/__sandbox/api/scenario', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ merchant: 'north', ...scenario }),
        }),
      );
    await play({ fail: { walletTransfer: 'gateway.timeout' } });
    expect((await transfer(key(1), '10.00')).status).toBe(504);
    await play({ fail: {} });
    expect((await transfer(key(1), '10.00')).body.success).toBe(true);
    expect(await live()).toBe(10);
  });
});

test('a letter of feedback under a used key is not a second one, and without a key it is one each time [MEM-12]', async () => {
  const send = (content: string, headers = {}) =>
    ask(sandbox, { call: 'feedback', token, request: { type: 'PROBLEM', content }, headers });
  const keyed = { 'X-Request-Id': key(7) };
  // Ten letters are taken in as many minutes.
  for (let count = 0; count < 12; count += 1) expect((await send('Slow', keyed)).body.success).toBe(true);
  expect((await send('Fast', keyed)).body.errorCode).toBe('request.conflict');
  for (let count = 0; count < 9; count += 1) expect((await send('Slow')).body.success).toBe(true);
  expect((await send('Slow')).body.success).toBe(false);
});
