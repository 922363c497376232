import { expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { playAsMember, sandbox } from './member-world';

playAsMember();

const counters = ['teamLoginMemberCount', 'teamBetMemberCount', 'teamRegisterMemberCount', 'teamOnlineCount'] as const;
const sums = async (as: string, startDate: string, endDate = startDate) =>
  ask(sandbox, {
    call: 'teamOverviewSum',
    token: await tokenOf(sandbox, as),
    request: { startDate, endDate, size: 0 },
  });

test('the four counters of a team follow the days that are asked for, and a small team has less [AGT-03]', async () => {
  const far = await sums('agent1', '2020-01-01', '2030-01-01');
  const small = await sums('agent41', '2020-01-01', '2030-01-01');
  const none = await sums('agent1', '2019-01-01');
  for (const name of counters.slice(0, 3)) {
    const [all, few] = [far, small].map((answer) => Number(at(answer, 'footer', name)));
    expect(all, name).toBeGreaterThan(few ?? 0);
    expect(few, name).toBeGreaterThan(0);
    expect(at(none, 'footer', name), name).toBe(0);
  }
});

test('a downline who signs in is there, and counts today [AGT-03]', async () => {
  const online = async () => Number(at(await sums('agent1', '2020-01-01', '2030-01-01'), 'footer', 'teamOnlineCount'));
  const before = await online();
  await tokenOf(sandbox, 'agent7');
  expect(await online()).toBe(before + 1);
});

test('is for agents alone [AGT-03]', async () => {
  expect((await sums('member0', '2026-01-01')).body.errorCode).toBe('agent.only');
});
