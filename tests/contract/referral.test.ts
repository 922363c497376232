import { describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { now, console as plain } from './sandbox-world';

playAsMember();

const details = (autoGenerate = true, own = token) =>
  ask(sandbox, { call: 'referralDetails', token: own, request: { autoGenerate } });
const friends = (own = token, request = {}) => ask(sandbox, { call: 'referredFriends', token: own, request });
const register = (username: string, fields: object) =>
  ask(sandbox, {
    call: 'register',
    request: { username, password: 'abc12345', confirmPassword: 'abc12345', type: 0, login: true, ...fields },
  });

describe('a member’s invitation', () => {
  test('has a code once it is asked for, and keeps it [MEM-13]', async () => {
    expect(at(await details(false), 'referralCode')).toBeNull();
    const code = String(at(await details(), 'referralCode'));
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    expect(at(await details(false), 'referralCode')).toBe(code);
    expect(at(await details(true, await tokenOf(sandbox, 'agent1')), 'referralCode')).not.toBe(code);
  });

  test.each(['affiliateCode', 'referralCode'])('counts who registers with it as %s [MEM-13]', async (field) => {
    const code = String(at(await details(), 'referralCode'));
    const check = await ask(sandbox, { call: 'affiliateCheck', request: { code: code.toLowerCase() } });
    expect(check.body.success).toBe(true);
    expect((await register('karim01', { [field]: ` ${code.toLowerCase()} ` })).body.success).toBe(true);
    expect(at(await details(), 'totalInvitations')).toBe(1);
    expect((await friends()).body.value).toEqual({
      list: [{ name: 'ka***1', date: '2026-02-03 10:30:00', reward: null }],
      total: 1,
      totalPages: 1,
      footer: { monthInvitations: 1, totalReward: 0 },
    });
  });

  test('counts nobody who came by another way, and no code of another merchant [MEM-13]', async () => {
    const code = String(at(await details(), 'referralCode'));
    await register('lamia01', { affiliateCode: 'AGENT1' });
    await register('lamia02', {});
    const elsewhere = await ask(sandbox, { call: 'affiliateCheck', request: { code }, merchant: 'SOUTH' });
    expect(elsewhere.body.errorCode).toBe('invitation_code_error');
    expect(at(await details(), 'totalInvitations')).toBe(0);
  });

  test('is rewarded once, when the friend’s first deposit has come [MEM-13]', async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    const affiliateCode = String(at(await details(), 'referralCode'));
    const friend = String(at(await register('karim01', { affiliateCode }), 'token'));
    const pay = { targetUsername: 'karim01', bankCode: 'ANY', bankType: 'MAQR', vendorId: 'SCN', showQrImageOnly: 1 };
    for (const amount of ['200', '300']) {
      const order = await ask(sandbox, { call: 'depositByQr', token: friend, request: { ...pay, amount } });
      expect(order.body.success).toBe(true);
      passed += 60_000;
      await ask(sandbox, { call: 'balance', token: friend });
    }
    expect(at(await friends(), 'list', 0, 'reward')).toBe(500);
    expect(at(await friends(), 'footer', 'totalReward')).toBe(500);
    const rewards = await ask(sandbox, { call: 'claimableRewards', token, request: { status: 'I' } });
    // Beside what missions of this month gave.
    const given: readonly { readonly promotionType?: unknown }[] = Object(rewards.body.value);
    expect(given.filter(({ promotionType }) => promotionType === 'REFERRAL')).toMatchObject([{ amount: 500 }]);
  });

  test('lists friends by pages, the newest first, their names masked [MEM-13]', async () => {
    const own = await tokenOf(sandbox, 'membervip');
    const first = await friends(own, { page: 1, size: 20 });
    expect(first.body.value).toMatchObject({ total: 23, totalPages: 2 });
    const dates = [0, 1, 2].map((row) => String(at(first, 'list', row, 'date')));
    expect(dates).toEqual([...dates].sort().reverse());
    const { list } = Object((await friends(own, { page: 2, size: 20 })).body.value);
    expect(list).toHaveLength(3);
    for (const { name } of list) expect(name).toMatch(/^[a-z]{2}\*\*\*\d$/);
  });

  test('is refused where the promotion does not run, and leads to the merchant’s domains where it has some [MEM-13]', async () => {
    const world = (REFERRAL: object) => ({
      consoles: () => ({ NORTH: { id: 'north', console: { ...plain, promotions: { REFERRAL } } } }),
    });
    await reopen(world({ enabled: '0' }));
    expect((await details()).body.errorCode).toBe('function.not.available');
    expect((await friends()).body.errorCode).toBe('function.not.available');
    await reopen(world({ enabled: 'Y', domains: ['go.north.example'] }));
    expect(at(await details(), 'promotionDomains')).toEqual(['go.north.example']);
  });

  test('is for who has an account of their own [MEM-13]', async () => {
    const trial = { call: 'trialLogin', request: { os: 'android', platform: 'W' } };
    const own = String(at(await ask(sandbox, trial), 'token'));
    const answer = await ask(sandbox, { call: 'referralDetails', token: own, merchant: 'NORTHTRIAL' });
    expect(answer.body.errorCode).toBe('actual.account.required');
  });
});
