import { beforeEach, describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { giveDraw } from './examples/offers';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { now } from './sandbox-world';

playAsMember();

let own: string;
beforeEach(async () => {
  own = await tokenOf(sandbox, 'memberunread');
});

const rewards = async (status: string, language = 'EN') => {
  const { body } = await ask(sandbox, { call: 'claimableRewards', token: own, request: { status }, language });
  return Array.isArray(body.value) ? body.value : [];
};
const claim = (reward: { readonly rewardId: number; readonly promotionType: string }, as = own, headers = {}) =>
  ask(sandbox, {
    call: 'claimReward',
    token: as,
    request: { promotionClaimId: reward.rewardId, promotionType: reward.promotionType },
    headers,
  });
const balance = async () => Number(at(await ask(sandbox, { call: 'balance', token: own }), 'sumBalance'));

describe('a reward', () => {
  test('waits, was claimed, or came too late: each in its own list [MEM-11]', async () => {
    const lists = await Promise.all(['I', 'C', 'E'].map((status) => rewards(status)));
    expect(lists.map((list) => list.map(({ promotionType, status }) => `${promotionType} ${status}`))).toEqual([
      ['MANUAL I', 'MISSION I'],
      // What the missions of this month gave comes first.
      ['MISSION_MANUAL C', 'MISSION C', 'MANUAL C', 'MISSION C'],
      ['MANUAL E', 'MISSION E'],
    ]);
    expect(lists[1]?.[0]).toMatchObject({ claimedDate: expect.any(String) });
    expect(lists[0]?.[0]).toMatchObject({ title: 'Gift of the house', claimedDate: null });
    expect((await rewards('I', 'ES'))[0]).toMatchObject({ title: 'Regalo de la casa' });
  });

  test('that is claimed is in the balance with its movement, and among the claimed ones [MEM-11]', async () => {
    const before = await balance();
    const [first] = await rewards('I');
    expect((await claim(first)).body.success).toBe(true);
    expect(await balance()).toBe(before + first.amount);
    const day = new Date(now).toISOString().slice(0, 10);
    const request = { transactionType: '', startTime: day, endTime: day, pageNo: 1, pageSize: 20 };
    const record = await ask(sandbox, { call: 'accountRecord', token: own, request });
    expect(JSON.stringify(record.body.value)).toContain(`REWARD${first.rewardId}`);
    expect((await rewards('I')).map(({ rewardId }) => rewardId)).not.toContain(first.rewardId);
    expect((await rewards('C'))[0]).toMatchObject({ rewardId: first.rewardId, claimedDate: '2026-02-03 10:30:00' });
  });

  test('under one key is claimed once, and under another not a second time [MEM-11]', async () => {
    const before = await balance();
    const [first] = await rewards('I');
    const headers = { 'X-Request-Id': '3f2b8a52-0000-4000-8000-000000000001' };
    const all = await Promise.all(Array.from({ length: 20 }, () => claim(first, own, headers)));
    expect(all.every(({ body }) => body.success)).toBe(true);
    expect(await balance()).toBe(before + first.amount);
    expect((await claim(first)).body.errorCode).toBe('reward.claimed');
    expect(await balance()).toBe(before + first.amount);
  });

  test('that expired is not claimed, nor somebody else’s, nor one of another kind [MEM-11]', async () => {
    const [late] = await rewards('E');
    expect((await claim(late)).body.errorCode).toBe('reward.expired');
    const [first] = await rewards('I');
    expect((await claim(first, token)).body.errorCode).toBe('reward.none');
    expect((await claim({ ...first, promotionType: 'MISSION' })).body.errorCode).toBe('reward.none');
    expect((await claim({ rewardId: 987654, promotionType: 'MANUAL' })).body.errorCode).toBe('reward.none');
    expect((await rewards('X')).length).toBe(0);
  });

  test('is given by the controls, and held back where its amount ends in .04 [MEM-11]', async () => {
    const give = (amount: string) =>
      sandbox.fetch(
        new Request('http://north.localhost/__sandbox/api/reward', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ merchant: 'NORTH', username: 'memberunread', amount }),
        }),
      );
    expect((await give('20.04')).status).toBe(200);
    expect((await give('nothing')).status).toBe(400);
    const given = (await rewards('I')).find(({ amount }) => amount === 20.04);
    const before = await balance();
    expect((await claim(given)).body.errorCode).toBe('reward.held');
    expect(await balance()).toBe(before);
  });

  test('runs out while it waits [MEM-11]', async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    own = await tokenOf(sandbox, 'memberunread');
    const [first] = await rewards('I');
    passed = 8 * 86_400_000;
    own = await tokenOf(sandbox, 'memberunread');
    expect((await claim(first)).body.errorCode).toBe('reward.expired');
    expect(await rewards('I')).toEqual([]);
    expect((await rewards('E')).length).toBe(4);
  });
});

describe('a draw', () => {
  const give = (kind: string) => giveDraw(sandbox, kind);
  const send = (call: string, request: Readonly<Record<string, unknown>>, headers = {}) =>
    ask(sandbox, { call, token: own, request, headers });
  const key = { 'X-Request-Id': '3f2b8a52-0000-4000-8000-000000000009' };

  test('of a raffle says what it wins only when it is drawn, once, and by its own call [MEM-11]', async () => {
    await give('RAFFLE');
    const [reward] = await rewards('I');
    expect(reward).toMatchObject({ promotionType: 'RAFFLE', amount: null, title: 'Prize draw' });
    expect((await claim(reward)).body.errorCode).toBe('reward.none');
    const before = await balance();
    const request = { promotionClaimId: reward.rewardId, promotionType: 'RAFFLE' };
    const all = await Promise.all(Array.from({ length: 10 }, () => send('claimRaffle', request, key)));
    const won = Number(at(all[0] ?? (await send('claimRaffle', request)), 'amount'));
    expect(new Set(all.map((answer) => at(answer, 'amount'))).size).toBe(1);
    expect(await balance()).toBe(before + won);
    expect((await send('claimRaffle', request)).body.errorCode).toBe('reward.claimed');
    expect((await rewards('C'))[0]).toMatchObject({ rewardId: reward.rewardId, amount: won });
  });

  test('of a ticket uses it up, once [MEM-11]', async () => {
    await give('GOLDEN_EGG');
    const tickets = async (language = 'EN') => {
      const request = { isApp: 'N', status: 'AVAILABLE' };
      const { body } = await ask(sandbox, { call: 'prizeTickets', token: own, language, request });
      return Array.isArray(body.value) ? body.value : [];
    };
    expect(await tickets()).toMatchObject([{ name: 'Golden egg', ticketType: 'GOLDEN_EGG' }]);
    expect((await tickets('ES'))[0]).toMatchObject({ name: 'Huevo dorado' });
    const [{ transactionId }] = await tickets();
    const before = await balance();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => send('claimTicket', { transactionId, isApp: 'N' }, key)),
    );
    expect(new Set(all.map((answer) => at(answer, 'value'))).size).toBe(1);
    expect(await balance()).toBe(
      before + Number(at(await send('claimTicket', { transactionId, isApp: 'N' }, key), 'value')),
    );
    expect((await send('claimTicket', { transactionId, isApp: 'N' })).body.errorCode).toBe('reward.claimed');
    expect(await tickets()).toEqual([]);
    const { body } = await ask(sandbox, { call: 'prizeTickets', token: own, request: { isApp: 'N', status: 'USED' } });
    const [value] = all.map((answer) => at(answer, 'value'));
    expect(body.value).toMatchObject([{ transactionId, name: 'Golden egg', value, usedDate: expect.any(String) }]);
  });

  test('of somebody else is not there [MEM-11]', async () => {
    await give('GOLDEN_EGG');
    const request = { transactionId: 1, isApp: 'N' };
    expect((await ask(sandbox, { call: 'claimTicket', token, request })).body.errorCode).toBe('reward.none');
  });
});
