import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { ask, at } from './ask';
import { now, openSandbox } from './sandbox-world';

const mobile = '01911111111';
let sandbox: Sandbox;
let clock: number;
let luck: number;

beforeEach(async () => {
  clock = now;
  luck = 0.123456;
  sandbox = await openSandbox({ now: () => clock, random: () => luck });
});
afterEach(() => sandbox.close());

const register = (verificationCode: string, mobileNum = mobile) =>
  ask(sandbox, { call: 'registerMobile', request: { username: mobileNum, mobileNum, verificationCode, login: true } });

const send = () => ask(sandbox, { call: 'smsRegister', request: { mobileNo: mobile } });

test('says how long a sent code holds, takes it once, and then refuses the number as taken [AUT-15]', async () => {
  expect(at(await send(), 'expiredMinutes')).toBe(2);
  expect((await register('000000')).body).toMatchObject({
    errorCode: 'verification.code.incorrect',
    value: { fields: { verificationCode: expect.any(String) } },
  });
  expect(at(await register('123456'), 'token')).toMatch(/^[0-9a-f]{48}$/);
  await send();
  expect((await register('123456')).body.success).toBe(false);
});

test('says of a code that it has expired, and of a wrong one nothing but that [AUT-15]', async () => {
  await send();
  clock += 2 * 60_000;
  expect((await register('123456')).body.errorCode).toBe('verification.code.expired');
  expect((await register('654321')).body.errorCode).toBe('verification.code.incorrect');
  await send();
  expect((await register('123456')).body.success).toBe(true);
  clock += 2 * 60_000;
  expect((await register('123456')).body.errorCode).not.toBe('verification.code.expired');
});

test('says to a login by mobile number that its code has expired [AUT-01]', async () => {
  await send();
  await register('123456');
  await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum: mobile } });
  clock += 2 * 60_000;
  const request = { username: mobile, password: '123456', type: 'sms' };
  expect((await ask(sandbox, { call: 'login', request })).body.errorCode).toBe('verification.code.expired');
});

test('signs a member in by mobile number and code [AUT-01]', async () => {
  await send();
  await register('123456');
  await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum: mobile } });
  const request = { username: mobile, password: '123456', type: 'sms' };
  expect(at(await ask(sandbox, { call: 'login', request }), 'userName')).toBe(mobile);
  expect((await ask(sandbox, { call: 'login', request })).body.errorCode).toBe('verification.code.expired');
  const wrong = { ...request, password: '654321' };
  expect((await ask(sandbox, { call: 'login', request: wrong })).body.errorCode).toBe('verification.code.incorrect');
});

test('says of a code that a newer one has taken its place that it is old, and of a number without account that there is none [AUT-01] [AUT-15]', async () => {
  for (const next of [0.111111, 0.222222]) {
    luck = next;
    await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum: mobile } });
  }
  const logIn = async (password: string) =>
    (await ask(sandbox, { call: 'login', request: { username: mobile, password, type: 'sms' } })).body.errorCode;
  expect(await logIn('111111')).toBe('verification.code.expired');
  expect(await logIn('222222')).toBe('user.disabled');
});
