import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { token as member, playAsMember, readAsMember, reopen, sandbox } from './member-world';
import { now } from './sandbox-world';

let agent: string;
const logIn = async () => {
  agent = await tokenOf(sandbox, 'agent1');
};

const link = { type: 1, startDate: '2026-02-01 00:00:00', endDate: null, configs: [] };
const make = (request = {}, token = agent) =>
  ask(sandbox, { call: 'createAffiliateUrl', token, request: { ...link, ...request } });
const links = async (request = {}) => (await ask(sandbox, { call: 'affiliateUrls', token: agent, request })).body.value;
const first = async () => at(await ask(sandbox, { call: 'affiliateUrls', token: agent }), 'List', 0);
const firstId = async () => Number(at(await ask(sandbox, { call: 'affiliateUrls', token: agent }), 'List', 0, 'id'));
const check = async (code: string) =>
  (await ask(sandbox, { call: 'affiliateCheck', request: { code } })).body.errorCode;
const register = (username: string, affiliateCode: string) =>
  ask(sandbox, {
    call: 'register',
    request: { username, password: 'abc12345', confirmPassword: 'abc12345', type: 0, login: true, affiliateCode },
  });
const open = (request: object, token = agent) =>
  ask(sandbox, { call: 'agentDownline', token, request: { ...request } });
const karim = { username: 'karim01', password: 'abc12345', type: 1, configs: [] };

describe('an account that an agent opens', () => {
  playAsMember();
  beforeEach(logIn);

  test('is of the kind that was asked for, and logs in with its name and password [AGT-06]', async () => {
    expect(at(await open(karim), 'customerName')).toBe('karim01');
    const token = await tokenOf(sandbox, 'karim01');
    expect(at(await ask(sandbox, { call: 'memberInfo', token }), 'type')).toBe(1);
  });

  test('has the rebates that were given, and no more than the agent has [AGT-06]', { tags: ['deep'] }, async () => {
    const give = (rebate: number) => open({ ...karim, configs: [{ gameGroup: 'RNG', rebate }] });
    expect((await give(1.3)).body.errorCode).toBe('rebate.tooHigh');
    expect((await give(0.555)).body.errorCode).toBe('request_param_err');
    expect((await give(0.5)).body.success).toBe(true);
    const token = await tokenOf(sandbox, 'karim01');
    expect((await ask(sandbox, { call: 'rebateSettings', token })).body.value).toEqual([
      { gameCategory: 'RNG', rebate: 0.5 },
    ]);
    const lower = { username: 'lamia01', password: 'abc12345', type: 0, configs: [{ gameGroup: 'RNG', rebate: 0.51 }] };
    expect((await open(lower, token)).body.errorCode).toBe('rebate.tooHigh');
  });
});

describe('an account that cannot be opened', () => {
  readAsMember();
  beforeAll(logIn);

  test.each([
    [{ username: 'member0' }, 'username.exists', 'username'],
    [{ username: '7up' }, 'username.format', 'username'],
    [{ username: ' ' }, 'field.required', 'username'],
    [{ password: 'abc' }, 'password.format', 'password'],
    [{ password: '' }, 'field.required', 'password'],
  ])('is refused by the rules of registration: %j is %s [AGT-06]', async (wrong, code, field) => {
    const { body } = await open({ ...karim, ...wrong });
    expect(body.errorCode).toBe(code);
    expect(Object.keys(Object(Reflect.get(Object(body.value), 'fields')))).toEqual([field]);
  });

  test.each([{ type: 4 }, { configs: [{ gameGroup: 'NONE', rebate: 1 }] }])(
    'is refused as %j [AGT-06]',
    async (wrong) => {
      expect((await open({ ...karim, ...wrong })).body.errorCode).toBe('request_param_err');
    },
  );

  test('is for agents to open [AGT-06]', async () => {
    expect((await open(karim, member)).body.errorCode).toBe('agent.only');
    expect((await make({}, member)).body.errorCode).toBe('agent.only');
  });
});

describe('a link of an agent', () => {
  playAsMember();
  beforeEach(logIn);

  test('opens accounts of its kind, and says who came by it [AGT-06]', { tags: ['deep'] }, async () => {
    const configs = [{ gameCode: 'LIVE', rebate: 0.3 }];
    const code = String((await make({ configs })).body.value);
    expect(code).toMatch(/^L[2-9A-Z]{7}$/);
    expect(await first()).toMatchObject({ code, type: 1, status: 1, affiliateCount: 0, endDate: null });
    expect(await check(code.toLowerCase())).toBeUndefined();
    const token = String(at(await register('karim01', ` ${code.toLowerCase()} `), 'token'));
    expect(at(await ask(sandbox, { call: 'memberInfo', token }), 'type')).toBe(1);
    expect((await ask(sandbox, { call: 'rebateSettings', token })).body.value).toEqual([
      { gameCategory: 'LIVE', rebate: 0.3 },
    ]);
    expect(await first()).toMatchObject({ affiliateCount: 1, configs });
    const found = await ask(sandbox, { call: 'downlines', token: agent, request: { customerName: 'karim01' } });
    expect(at(found, 'list', 0)).toMatchObject({ customerName: 'karim01', type: 1 });
    const request = { affiUrlId: await firstId() };
    const came = await ask(sandbox, { call: 'registeredAffiliates', token: agent, request });
    expect(came.body.value).toEqual([{ customerName: 'karim01', registeredDate: '2026-02-03 10:30:00' }]);
  });

  test('gives no more than its agent still has [AGT-06]', { tags: ['deep'] }, async () => {
    await open({ ...karim, configs: [{ gameGroup: 'LIVE', rebate: 0.5 }] });
    const karims = await tokenOf(sandbox, 'karim01');
    const code = String((await make({ configs: [{ gameCode: 'LIVE', rebate: 0.5 }] }, karims)).body.value);
    const configs = [{ type: 'LIVE', prizeModeId: 0, rebateValue: 0.2 }];
    const request = { customerName: 'karim01', configs };
    expect((await ask(sandbox, { call: 'updateDownlineRebates', token: agent, request })).body.success).toBe(true);
    const token = String(at(await register('lamia01', code), 'token'));
    expect((await ask(sandbox, { call: 'rebateSettings', token })).body.value).toEqual([
      { gameCategory: 'LIVE', rebate: 0.2 },
    ]);
  });

  test('that is paused says so, opens nothing, and goes on when it is opened again [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const code = String((await make()).body.value);
    const set = async (status: number) =>
      ask(sandbox, { call: 'updateAffiliateUrl', token: agent, request: { affiUrlId: await firstId(), status } });
    await set(0);
    expect(await first()).toMatchObject({ status: 0 });
    expect(await check(code)).toBe('affiliate.paused');
    const refused = await register('karim01', code);
    expect(refused.body).toMatchObject({
      errorCode: 'affiliate.paused',
      value: { fields: { affiliateCode: expect.stringContaining('closed for now') } },
    });
    await set(1);
    expect((await register('karim01', code)).body.success).toBe(true);
  });

  test('that is deleted is gone from the list, and says so to who comes by it [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const code = String((await make()).body.value);
    await ask(sandbox, { call: 'deleteAffiliateUrl', token: agent, request: { affiUrlId: await firstId() } });
    expect(await links()).toMatchObject({ List: [], pageInfo: { totalRecords: 0 } });
    expect(await check(code)).toBe('affiliate.deleted');
    expect((await register('karim01', code)).body.errorCode).toBe('affiliate.deleted');
  });

  test('holds until its last day is over [AGT-06]', { tags: ['deep'] }, async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    agent = await tokenOf(sandbox, 'agent1');
    const code = String((await make({ endDate: '2026-02-04 23:59:59' })).body.value);
    passed = 86_400_000;
    expect(await check(code)).toBeUndefined();
    passed = 2 * 86_400_000;
    expect(await check(code)).toBe('affiliate.expired');
    expect(await first()).toMatchObject({ status: 2 });
    expect(await links({ status: 1 })).toMatchObject({ List: [] });
    expect((await make({ endDate: '2026-02-04 23:59:59' })).body.errorCode).toBe('affiliate.term');
  });

  test('is nobody else’s to see or to change [AGT-06]', { tags: ['deep'] }, async () => {
    await make();
    const request = { affiUrlId: await firstId(), status: 0 };
    const other = await tokenOf(sandbox, 'agent41');
    expect(await ask(sandbox, { call: 'affiliateUrls', token: other })).toMatchObject({
      body: { value: { List: [] } },
    });
    for (const call of ['updateAffiliateUrl', 'deleteAffiliateUrl', 'registeredAffiliates'])
      expect((await ask(sandbox, { call, token: other, request })).body.errorCode).toBe('no.data');
    expect(await first()).toMatchObject({ status: 1 });
  });
});
