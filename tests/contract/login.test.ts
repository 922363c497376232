import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { type Answer, ask, at, tokenOf } from './ask';
import { codeSentTo } from './codes';
import { encrypted } from './encrypting';
import { consoleWithout, now, openSandbox } from './sandbox-world';

let sandbox: Sandbox;
let clock: number;

beforeEach(async () => {
  clock = now;
  sandbox = await openSandbox({ now: () => clock });
});
afterEach(() => sandbox.close());

const minutes = (count: number) => count * 60_000;
const code = ({ body }: Answer) => body.errorCode;
const traveller = { username: 'traveller', password: 'abc12345', type: 'username' };
const login = (fields: object) =>
  ask(sandbox, { call: 'login', request: { username: 'member0', password: 'wrong', type: 'username', ...fields } });
const play = (scenario: object) => {
  const body = JSON.stringify({ merchant: 'north', scenario });
  const headers = { 'Content-Type': 'application/json' };
  return sandbox.fetch(
    new Request('http://north.localhost:4173/__sandbox/api/scenario', { method: 'POST', headers, body }),
  );
};
const verify = (verificationCode: string) =>
  ask(sandbox, { call: 'loginVerification', request: { ...traveller, verificationCode } });

test('asks for a code at a login that needs verification, and takes the one it sent [AUT-05]', async () => {
  const first = await login(traveller);
  expect(code(first)).toBe('login_verify_required');
  expect(at(first, 'mobileNum')).toBe('170****099');
  expect(at(await verify(await codeSentTo(sandbox, '1700000099')), 'userName')).toBe('traveller');
});

test('refuses a wrong code, an expired code, and a right code with a wrong password [AUT-05]', async () => {
  await login(traveller);
  expect(code(await verify('000000'))).toBe('verification.code.incorrect');
  const sent = await codeSentTo(sandbox, '1700000099');
  const wrong = { ...traveller, password: 'wrong', verificationCode: sent };
  expect(code(await ask(sandbox, { call: 'loginVerification', request: wrong }))).toBe('login.incorrect');
  clock += minutes(2);
  expect(code(await verify(sent))).toBe('verification.code.expired');
});

test('verifies every login when told to, and none where the module is off [QAS-03]', async () => {
  await play({ verifyLogin: true });
  expect(code(await login({ password: 'abc12345' }))).toBe('login_verify_required');
  const off = await openSandbox({
    consoles: () => ({ NORTH: { id: 'north', console: consoleWithout('LOGINIPVERF3') } }),
  });
  expect((await ask(off, { call: 'login', request: traveller })).body.success).toBe(true);
  off.close();
});

test.each([
  ['agents', 'member0', 'agent.site.only'],
  ['agents', 'agent1', 'a session'],
  ['members', 'agent1', 'member.site.only'],
  ['members', 'member0', 'a session'],
])('on the site of %s the right password of %s is answered with %s [ERR-02]', async (site, username, answer) => {
  await play({ site });
  expect(code(await login({ username, password: 'abc12345' })) ?? 'a session').toBe(answer);
  expect(code(await login({ username }))).toBe('login.incorrect');
});

test('sends no code to who cannot log in on this site, and refuses another service’s player too [ERR-02]', async () => {
  await play({ site: 'agents' });
  expect(code(await login(traveller))).toBe('agent.site.only');
  const known = {
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: 'sandbox:x',
    firebaseMobileNo: '1700000099',
  };
  expect(code(await login(known))).toBe('agent.site.only');
});

test('lets nobody try passwords for ever: after ten failures a name rests ten minutes [AUT-04]', async () => {
  for (let index = 0; index < 10; index += 1) {
    const request = { ...traveller, password: `wrong${index}`, verificationCode: '000000' };
    expect(code(await ask(sandbox, { call: 'loginVerification', request }))).toBe('login.incorrect');
  }
  const request = { ...traveller, verificationCode: '000000' };
  const refused = await ask(sandbox, { call: 'loginVerification', request });
  expect(refused).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUEST' } });
  clock += minutes(10);
  expect(code(await ask(sandbox, { call: 'loginVerification', request }))).toBe('verification.code.incorrect');
});

test.each([
  ['smsRegister', 'mobileNo'],
  ['smsNoLogin', 'mobileNum'],
  ['smsPasswordReset', 'mobileNo'],
])('%s sends five codes to a number in ten minutes, and then no more [AUT-15]', async (call, field) => {
  const send = () => ask(sandbox, { call, request: { [field]: '01911111111' } });
  for (let index = 0; index < 5; index += 1) expect(at(await send(), 'expiredMinutes')).toBe(2);
  expect(code(await send())).toBe('TOO_MANY_REQUEST');
  clock += minutes(10);
  expect((await send()).body.success).toBe(true);
});

test.each([
  ['smsRegister', 'mobileNo'],
  ['smsNoLogin', 'mobileNum'],
  ['smsPasswordReset', 'mobileNo'],
])('%s refuses a number that is none [AUT-22]', async (call, field) => {
  for (const mobile of ['', '12', '+8801711111111', 'not a number'])
    expect(['mobile.format', 'request_param_err']).toContain(
      code(await ask(sandbox, { call, request: { [field]: mobile } })),
    );
});

test('sends the registration code where either way to register by number is on [AUT-15]', async () => {
  const send = async (...modules: readonly string[]) => {
    const whitelabel = modules.map((modId) => ({ modId, enabled: '0', childrenNodes: [] }));
    const other = await openSandbox({ consoles: () => ({ NORTH: { id: 'north', console: { whitelabel } } }) });
    const answer = await ask(other, { call: 'smsRegister', request: { mobileNo: '01911111111' } });
    other.close();
    return code(answer);
  };
  expect(await send('REGMOBVERF3')).toBeUndefined();
  expect(await send('MOBILENUMREG3')).toBeUndefined();
  expect(await send('REGMOBVERF3', 'MOBILENUMREG3')).toBe('function.not.available');
});

test('binds a number to the member by its code, and no number of another member [AUT-23]', async () => {
  const token = await tokenOf(sandbox, 'newcomer');
  const bind = async (mobileNum: string, verificationCode?: string) => {
    await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum } });
    const sent = verificationCode ?? (await codeSentTo(sandbox, mobileNum));
    return ask(sandbox, { call: 'smsVerify', token, request: { mobileNum, verificationCode: sent } });
  };
  const isBound = async () => at(await ask(sandbox, { call: 'securityConfig', token }), 'mobileBound');
  expect(code(await bind('01911111111', '000000'))).toBe('verification.code.incorrect');
  expect(code(await bind('1700000099'))).toBe('mobile.exists');
  expect(await isBound()).toBe(false);
  expect((await bind('01911111111')).body.success).toBe(true);
  expect(await isBound()).toBe(true);
});

test('keeps a session that is touched, and knows no touch without one [AUT-06]', async () => {
  const token = await tokenOf(sandbox, 'member0');
  expect((await ask(sandbox, { call: 'touch', token })).body.success).toBe(true);
  expect(code(await ask(sandbox, { call: 'touch', token: 'forged' }))).toBe('login.not.session');
});

test('keeps the trial account of a browser for its next trial login [AUT-07]', async () => {
  const created = await ask(sandbox, { call: 'createTrial' });
  const Cookie = (created.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const headers = { Cookie };
  expect((await ask(sandbox, { call: 'trialAccount', headers })).body.value).toBe(created.body.value);
  expect((await ask(sandbox, { call: 'trialAccount' })).body.value).toBeNull();
  expect(at(await ask(sandbox, { call: 'trialLogin', headers }), 'userName')).toBe(created.body.value);
  expect(at(await ask(sandbox, { call: 'trialLogin' }), 'userName')).not.toBe(created.body.value);
  const forged = { Cookie: 'trialAccount=member0' };
  expect(at(await ask(sandbox, { call: 'trialLogin', headers: forged }), 'customerType')).toBe(4);
});

test('takes the one-time key of a trial, and none of another gateway [AUT-07]', async () => {
  const modulus = String((await ask(sandbox, { call: 'publicKey' })).body.value);
  const { header } = encrypted({}, modulus);
  const trial = (Encryption: string) => ask(sandbox, { call: 'trialLogin', headers: { Encryption } });
  expect(at(await trial(header), 'customerType')).toBe(4);
  expect(code(await trial('0f'.repeat(64)))).toBe('request_body_required');
});

test.each(['changePassword', 'setEmail', 'setPayeeName', 'updateMember', 'walletTransfer'])(
  'tells a trial player to log in with an actual account where %s is asked for [AUT-07]',
  async (call) => {
    const token = String(at(await ask(sandbox, { call: 'trialLogin' }), 'token'));
    expect(code(await ask(sandbox, { call, token, merchant: 'NORTHTRIAL' }))).toBe('actual.account.required');
  },
);
