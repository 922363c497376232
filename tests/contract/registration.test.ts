import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { ask, at, tokenOf } from './ask';
import { openSandbox, console as plain } from './sandbox-world';

const mobileNum = '01911111111';
const on = (modId: string) => ({ modId, enabled: '1', childrenNodes: [] });
const optional = { ...plain.register.email, acceptedPattern: '*' };
/** What each merchant's switches and rules ask for. */
const consoles = {
  PLAIN: { id: 'plain', console: plain },
  CODED: { id: 'coded', console: { ...plain, whitelabel: [...plain.whitelabel, on('REGMOBVERF3')] } },
  RULED: {
    id: 'ruled',
    console: { ...plain, register: { ...plain.register, verificationCode: { enabled: true, required: true } } },
  },
  FREE: { id: 'free', console: { ...plain, register: { ...plain.register, verificationCode: optional } } },
  SECRET: { id: 'secret', console: { ...plain, whitelabel: [...plain.whitelabel, on('MOBILENUMPASSREG3')] } },
};
const newcomer = { username: 'fresh01', password: 'abc12345', confirmPassword: 'abc12345', login: true };

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox({ consoles: () => consoles, random: () => 0.123456 });
});
afterEach(() => sandbox.close());

const register = (merchant: string, fields: object) =>
  ask(sandbox, { call: 'register', merchant, request: { ...newcomer, ...fields } });
const byMobile = (merchant: string, fields: object) =>
  ask(sandbox, {
    call: 'registerMobile',
    merchant,
    request: { username: mobileNum, mobileNum, login: true, ...fields },
  });
/** The sandbox of these tests draws every code so. */
const send = async (merchant: string) => {
  await ask(sandbox, { call: 'smsRegister', merchant, request: { mobileNo: mobileNum } });
  return '123456';
};

test.each(['CODED', 'RULED'])(
  'wants number and code with the name at %s, and takes the code it sent [AUT-09] [AUT-15]',
  async (merchant) => {
    expect((await register(merchant, {})).body.value).toMatchObject({
      fields: { mobileNum: expect.any(String), verificationCode: expect.any(String) },
    });
    const verificationCode = await send(merchant);
    const wrong = await register(merchant, { mobileNum, verificationCode: '000001' });
    expect(wrong.body.errorCode).toBe('verification.code.incorrect');
    expect(at(await register(merchant, { mobileNum, verificationCode }), 'token')).toMatch(/^[0-9a-f]{48}$/);
  },
);

test('registers a name without a code where neither switch nor rule wants one [AUT-09]', async () => {
  for (const merchant of ['PLAIN', 'FREE']) expect((await register(merchant, {})).body.success).toBe(true);
});

test('refuses a wrong code where one may be given [AUT-15]', async () => {
  const refused = await register('FREE', { mobileNum, verificationCode: '000001' });
  expect(refused.body.errorCode).toBe('verification.code.incorrect');
});

test('keeps the code for the next try where another field was refused, and takes it once [AUT-15]', async () => {
  const verificationCode = await send('CODED');
  const taken = await register('CODED', { username: 'member0', mobileNum, verificationCode });
  expect(taken.body.errorCode).toBe('username.exists');
  expect((await register('CODED', { mobileNum, verificationCode })).body.success).toBe(true);
  const again = await register('CODED', { username: 'fresh02', mobileNum, verificationCode });
  expect(again.body.errorCode).toBe('verification.code.expired');
});

test('asks for a password by mobile only where its switch is on [AUT-08] [AUT-09]', async () => {
  const none = { password: '', confirmPassword: '' };
  const refused = await byMobile('SECRET', { ...none, verificationCode: await send('SECRET') });
  expect(refused.body.value).toMatchObject({ fields: { password: expect.any(String) } });
  const added = await byMobile('PLAIN', { ...none, verificationCode: await send('PLAIN') });
  expect(added.body.success).toBe(true);
});

test('lets who has no password yet choose one without an old one, and nobody else [AUT-17]', async () => {
  const change = { newPassword: 'abc12346', confirmNewPassword: 'abc12346', oldPassword: '' };
  const added = await byMobile('PLAIN', { verificationCode: await send('PLAIN') });
  const own = { call: 'changePassword', merchant: 'PLAIN', request: change };
  expect((await ask(sandbox, { ...own, token: String(at(added, 'token')) })).body.success).toBe(true);
  const token = await tokenOf(sandbox, 'member0', 'PLAIN');
  expect((await ask(sandbox, { ...own, token })).body.errorCode).toBe('password.old.incorrect');
});
