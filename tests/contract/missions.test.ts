import { describe, expect, test } from 'vitest';
import { ask, at } from './ask';
import { playAsMember, sandbox, token } from './member-world';

playAsMember();

const missions = (language = 'EN') =>
  ask(sandbox, { call: 'missions', token, request: { status: 'O', page: 1, size: 20 }, language });
const steps = async (missionId: number) => {
  const { body } = await ask(sandbox, { call: 'missionMilestones', token, request: { missionId } });
  return Array.isArray(body.value) ? body.value : [];
};
const claim = (rewardId: number, promotionType: string) =>
  ask(sandbox, { call: 'claimReward', token, request: { promotionClaimId: rewardId, promotionType } });
const balance = async () => Number(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance'));
const give = (amount: string) =>
  sandbox.fetch(
    new Request('http://north.localhost/__sandbox/api/money', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: 'NORTH', username: 'member0', amount }),
    }),
  );

describe('a mission', () => {
  test('counts what the member really stakes and puts in, within the month [MEM-11]', async () => {
    expect(at(await missions(), 'list')).toMatchObject([
      {
        missionId: 1,
        title: 'Stakes of this month',
        unit: 'MONEY',
        startDate: '2026-02-01 00:00:00',
        reachedValue: 25,
      },
      { missionId: 2, unit: 'MONEY', endDate: '2026-02-28 23:59:59' },
      { missionId: 3, unit: 'COUNT', reachedValue: 1, targetValue: 100 },
    ]);
    expect(at(await missions('ES'), 'list', 0)).toMatchObject({ title: 'Apuestas de este mes' });
    const before = Number(at(await missions(), 'list', 1, 'reachedValue'));
    await give('1000');
    expect(at(await missions(), 'list', 1, 'reachedValue')).toBe(before + 1000);
  });

  test('has steps: a reached one brings a reward that is claimed once, into the balance [MEM-11]', async () => {
    await give('600');
    const [first, second] = await steps(2);
    expect(first).toMatchObject({ status: 'I', amount: 10, promotionType: 'MISSION_MANUAL' });
    expect(second).toMatchObject({ status: 'P', rewardId: null, targetValue: 10_000 });
    const before = await balance();
    expect((await claim(first.rewardId, 'MISSION')).body.errorCode).toBe('reward.none');
    expect((await claim(first.rewardId, 'MISSION_MANUAL')).body.success).toBe(true);
    expect((await claim(first.rewardId, 'MISSION_MANUAL')).body.errorCode).toBe('reward.claimed');
    expect(await balance()).toBe(before + 10);
    expect(await steps(2)).toMatchObject([{ status: 'C', rewardId: first.rewardId }, { status: 'P' }]);
  });

  test('has its reward in the reward centre though nobody has looked at the missions [MEM-11]', async () => {
    await give('600');
    const waiting = await ask(sandbox, { call: 'claimableRewards', token, request: { status: 'I' } });
    const titles = Array.isArray(waiting.body.value) ? waiting.body.value.map(({ title }) => title) : [];
    expect(titles).toEqual(expect.arrayContaining(['Stakes of this month', 'Deposits of this month']));
    const again = await ask(sandbox, { call: 'claimableRewards', token, request: { status: 'I' } });
    expect(again.body.value).toEqual(waiting.body.value);
  });

  test('gives a step its reward once, however many ask at once [MEM-11]', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => steps(1)));
    expect(new Set(all.map(([first]) => first.rewardId)).size).toBe(1);
    const waiting = await ask(sandbox, { call: 'claimableRewards', token, request: { promotionType: 'MISSION' } });
    expect(waiting.body.value).toMatchObject([{ title: 'Stakes of this month', amount: 5 }]);
  });

  test('has a board with masked names and the own place [MEM-11]', async () => {
    const board = await ask(sandbox, { call: 'missionLeaderboard', token, request: { missionId: 1 } });
    expect(at(board, 'list', 0)).toMatchObject({ rank: 1, name: expect.stringContaining('***') });
    expect(at(board, 'footer')).toMatchObject({ rank: expect.any(Number), reachedValue: 25 });
    const none = await ask(sandbox, { call: 'missionLeaderboard', token, request: { missionId: 9 } });
    expect(none.body.errorCode).toBe('request_param_err');
  });
});
