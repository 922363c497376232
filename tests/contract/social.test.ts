import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { type Answer, ask, at } from './ask';
import { consoleWithout, openSandbox } from './sandbox-world';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const code = ({ body }: Answer) => body.errorCode;
const google = { firebaseChannel: 'google', firebaseIdToken: 'sandbox:rahim' };
const login = (fields: object) =>
  ask(sandbox, { call: 'login', request: { username: '', password: '', type: 'firebase', ...fields } });
const register = (fields: object) =>
  ask(sandbox, { call: 'registerAuto', request: { type: 0, login: true, ...fields } });

test('says that an identity is not bound, registers it, and knows it from then on [AUT-23]', async () => {
  expect(code(await login(google))).toBe('bind_customer_required');
  const added = await register(google);
  expect(at(added, 'userName')).toMatch(/^user\d{7}$/);
  expect(at(await login(google), 'userName')).toBe(at(added, 'userName'));
  expect(code(await login({ ...google, firebaseChannel: 'facebook' }))).toBe('bind_customer_required');
  expect(code(await register(google))).toBe('username.exists');
});

test('reads the subject of a JWT [AUT-23]', async () => {
  const payload = Buffer.from(JSON.stringify({ sub: '1089' })).toString('base64url');
  const token = { firebaseChannel: 'facebook', firebaseIdToken: `e30.${payload}.signature` };
  expect((await register(token)).body.success).toBe(true);
  expect((await login(token)).body.success).toBe(true);
});

test.each([
  [{ firebaseChannel: 'google', firebaseIdToken: 'nonsense' }, 'request_param_err', 'login.incorrect'],
  [{ firebaseChannel: 'google', firebaseIdToken: 'a.b.c' }, 'request_param_err', 'login.incorrect'],
  [{ firebaseChannel: 'pigeon', firebaseIdToken: 'sandbox:rahim' }, 'request_param_err', 'login.incorrect'],
  [{ firebaseChannel: 'sms', firebaseIdToken: 'sandbox:rahim' }, 'request_param_err', 'login.incorrect'],
])('refuses the identity %j [AUT-23]', async (identity, registration, loginCode) => {
  expect(code(await register(identity))).toBe(registration);
  expect(code(await login(identity))).toBe(loginCode);
});

test('refuses a wrong invitation code, and a channel whose switch is off [AUT-13] [AUT-23]', async () => {
  expect(code(await register({ ...google, affiliateCode: 'FAKE' }))).toBe('invitation_code_error');
  const off = await openSandbox({
    consoles: () => ({ NORTH: { id: 'north', console: consoleWithout('GOOGLELOGIN3') } }),
  });
  expect(code(await ask(off, { call: 'registerAuto', request: google }))).toBe('function.not.available');
  off.close();
});

test('takes a number that another provider proved instead of a code of its own [AUT-23]', async () => {
  const proven = { firebaseChannel: 'sms', firebaseIdToken: 'sandbox:phone', firebaseMobileNo: '01911111111' };
  const request = { username: '01911111111', mobileNum: '01911111111', login: true };
  expect(code(await ask(sandbox, { call: 'registerMobile', request }))).toBe('verification.code.incorrect');
  const other = { ...request, username: '01922222222', mobileNum: '01922222222', ...proven };
  expect(code(await ask(sandbox, { call: 'registerMobile', request: other }))).toBe('verification.code.incorrect');
  expect((await ask(sandbox, { call: 'registerMobile', request: { ...request, ...proven } })).body.success).toBe(true);
  expect(at(await login(proven), 'userName')).toBe('01911111111');
});
