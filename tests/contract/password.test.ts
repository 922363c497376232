import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { type Answer, ask, at, tokenOf } from './ask';
import { codeSentTo } from './codes';
import { now, openSandbox } from './sandbox-world';

const mobile = '1700000099';
let sandbox: Sandbox;
let clock: number;

beforeEach(async () => {
  clock = now;
  sandbox = await openSandbox({ now: () => clock });
});
afterEach(() => sandbox.close());

const code = ({ body }: Answer) => body.errorCode;
const login = (username: string, password: string, type = 'username') =>
  ask(sandbox, { call: 'login', request: { username, password, type } });

async function resetCode(): Promise<string> {
  await ask(sandbox, { call: 'smsPasswordReset', request: { mobileNo: mobile } });
  return codeSentTo(sandbox, mobile);
}
const set = (newPassword: string, verificationCode: string, mobileNum = mobile) =>
  ask(sandbox, { call: 'setPassword', request: { newPassword, mobileNum, verificationCode } });

test('sets a password by phone; the old one again keeps the code for another try [AUT-16]', async () => {
  const sent = await resetCode();
  expect(code(await set('abc12345', sent))).toBe('modify.new.old.same');
  expect(code(await set('abc', sent))).toBe('password.format');
  expect((await set('fresh1234', sent)).body.success).toBe(true);
  expect(code(await set('other1234', sent))).toBe('verification.code.expired');
  expect(code(await login(mobile, 'fresh1234', ''))).toBe('login_verify_required');
});

test('refuses a wrong code five times, then every code for a while [AUT-16]', async () => {
  const sent = await resetCode();
  for (let index = 0; index < 5; index += 1)
    expect(code(await set('fresh1234', '000000'))).toBe('verification.code.incorrect');
  expect(code(await set('fresh1234', sent))).toBe('TOO_MANY_REQUEST');
});

test('refuses an expired code [AUT-16]', async () => {
  const sent = await resetCode();
  clock += 120_000;
  expect(code(await set('fresh1234', sent))).toBe('verification.code.expired');
});

test('does not tell whether a number is a member’s [AUT-16]', async () => {
  const known = await ask(sandbox, { call: 'smsPasswordReset', request: { mobileNo: mobile } });
  const unknown = await ask(sandbox, { call: 'smsPasswordReset', request: { mobileNo: '01911111111' } });
  expect(unknown.body).toEqual(known.body);
  expect(await codeSentTo(sandbox, '01911111111')).toBe('');
});

test('mails a new password that must be changed at the first login [AUT-16] [AUT-21]', async () => {
  const forgot = (email: string, username = 'agent1') =>
    ask(sandbox, { call: 'forgotPassword', request: { username, email } });
  const wrong = await forgot('someone@example.com');
  expect(code(wrong)).toBe('member.email.incorrect');
  // A name that nobody has is refused with the same words.
  expect((await forgot('someone@example.com', 'nobody99')).body).toEqual(wrong.body);
  expect((await forgot('AGENT1@example.com')).body).toEqual({ success: true, value: null });
  expect(code(await login('agent1', 'abc12345'))).toBe('login.incorrect');
  const mailed = await codeSentTo(sandbox, 'agent1@example.com');
  expect(at(await login('agent1', mailed), 'firstTimeLogin')).toBe(true);
  for (let index = 0; index < 3; index += 1) await forgot('x@y.zz');
  expect(code(await forgot('agent1@example.com'))).toBe('TOO_MANY_REQUEST');
});

test('changes a password, keeps this session and ends the others [AUT-17]', async () => {
  const [token, other] = [await tokenOf(sandbox, 'newcomer'), await tokenOf(sandbox, 'newcomer')];
  const change = (fields: object) =>
    ask(sandbox, {
      call: 'changePassword',
      token,
      request: { oldPassword: 'abc12345', newPassword: 'fresh1234', confirmNewPassword: 'fresh1234', ...fields },
    });
  expect(code(await change({ oldPassword: 'wrong' }))).toBe('password.old.incorrect');
  expect(code(await change({ confirmNewPassword: 'else1234' }))).toBe('password.mismatch');
  expect(code(await change({ newPassword: 'abc12345', confirmNewPassword: 'abc12345' }))).toBe('modify.new.old.same');
  expect(code(await change({ newPassword: 'abc', confirmNewPassword: 'abc' }))).toBe('password.format');
  expect((await change({})).body.success).toBe(true);
  expect((await ask(sandbox, { call: 'memberInfo', token })).body.success).toBe(true);
  expect(code(await ask(sandbox, { call: 'memberInfo', token: other }))).toBe('login.not.session');
  expect(at(await login('newcomer', 'fresh1234'), 'firstTimeLogin')).toBe(false);
});
