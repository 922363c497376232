import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { errorTexts } from '@/sandbox/wire/error-texts';
import { ask, at, tokenOf } from './ask';
import { consoleWithout, openSandbox, console as world } from './sandbox-world';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const post = (path: string, body: object) =>
  sandbox.fetch(
    new Request(`http://north.localhost:4173${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const login = (fields: object, headers: Readonly<Record<string, string>> = {}) =>
  ask(sandbox, {
    call: 'login',
    request: { username: 'member0', password: 'wrong', type: 'username', ...fields },
    headers,
  });

test.each(['', 'NORTH, NORTH', 'NOBODY', '__proto__'])(
  'answers 400 function.not.available to the Merchant header "%s" [ERR-03]',
  async (Merchant) => {
    const answer = await ask(sandbox, { call: 'status', headers: { Merchant } });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, errorCode: 'function.not.available', value: null },
    });
  },
);

test('refuses a call whose module is off at that merchant, and answers it at another [QAS-03]', async () => {
  expect((await ask(sandbox, { call: 'gameList', merchant: 'SHUT' })).body.errorCode).toBe('function.not.available');
  expect((await ask(sandbox, { call: 'gameList' })).body.success).toBe(true);
});

test('says which promotions run where the reward centre is off, as invitations need no switch [MEM-03] [APP-04]', async () => {
  const off = await openSandbox({ consoles: () => ({ NORTH: { id: 'north', console: consoleWithout('REWCEN3') } }) });
  expect((await ask(off, { call: 'promotions' })).body.value).toEqual(world.promotions);
  expect((await ask(off, { call: 'claimableRewards' })).body.errorCode).toBe('function.not.available');
  await off.close();
});

test('refuses the wrong verb and an address it does not have [QAS-03]', async () => {
  const open = (path: string) =>
    sandbox.fetch(new Request(`http://north.localhost${path}`, { headers: { Merchant: 'NORTH' } }));
  expect(await (await open('/wps/session/login')).json()).toMatchObject({ errorCode: 'http_method_not_support' });
  expect(await (await open('/wps/relay/NOPE_nothing')).json()).toMatchObject({ errorCode: 'function.not.available' });
});

test.each([
  ['has a parameter', '/lgw/draw/code/CQSSC'],
  ['is an older one of the same call', '/wps/relay/GLS2_getVassGameType'],
])('refuses the wrong verb at an address that %s [QAS-03]', async (_, path) => {
  expect(await (await post(path, {})).json()).toMatchObject({ errorCode: 'http_method_not_support' });
});

test.each([
  ['EN', 'You are not logged in, please login first'],
  ['BN', 'আপনি লগইন করেননি, আগে লগইন করুন'],
  ['HI', 'आपने लॉगिन नहीं किया है, पहले लॉगिन करें'],
  ['FR', 'You are not logged in, please login first'],
])('says in %s that there is no session [ERR-01]', async (language, message) => {
  const answer = await ask(sandbox, { call: 'memberInfo', language });
  expect(answer).toMatchObject({ status: 401, body: { errorCode: 'login.not.session', message } });
});

test('refuses a dead token, on public feeds too, and the token of another merchant [AUT-06]', async () => {
  const token = await tokenOf(sandbox, 'member0');
  expect((await ask(sandbox, { call: 'memberInfo', token })).body.success).toBe(true);
  expect((await ask(sandbox, { call: 'memberInfo', token, merchant: 'SOUTH' })).body.errorCode).toBe(
    'user.or.token.invalid',
  );
  await ask(sandbox, { call: 'logout', token });
  expect((await ask(sandbox, { call: 'memberInfo', token })).body.errorCode).toBe('login.not.session');
  expect((await ask(sandbox, { call: 'announcements', token })).body.errorCode).toBe('login.not.session');
});

test('carries the captcha flag from the second failed login on, and then wants the captcha [AUT-04]', async () => {
  expect((await login({})).body).toMatchObject({ errorCode: 'login.incorrect', value: null });
  expect((await login({})).body).toMatchObject({ errorCode: 'login.incorrect', value: { captcha: true } });
  expect((await login({ password: 'abc12345' })).body).toMatchObject({
    errorCode: 'captcha.required',
    value: { captcha: true },
  });
  const wrong = await login({ password: 'abc12345', captcha: '99999' }, { Cookie: 'captchaId=nothing' });
  expect(wrong.body).toMatchObject({ errorCode: 'captcha.incorrect', value: { captcha: true } });
});

test('keeps a trial session to the trial merchant [AUT-07]', async () => {
  const answer = await ask(sandbox, { call: 'trialLogin', request: { os: 'android', platform: 'W' } });
  const token = String(at(answer, 'token'));
  expect(at(answer, 'customerType')).toBe(4);
  expect((await ask(sandbox, { call: 'memberInfo', token })).body.errorCode).toBe('user.or.token.invalid');
  expect(at(await ask(sandbox, { call: 'balance', token, merchant: 'NORTHTRIAL' }), 'sumBalance')).toBe(2000);
});

test('says that a member must change the password first [AUT-21]', async () => {
  const answer = await login({ username: 'newcomer', password: 'abc12345' });
  expect(at(answer, 'firstTimeLogin')).toBe(true);
});

test('names every refused field of a registration with its text [AUT-10] [AUT-11]', async () => {
  const request = { username: '9', password: 'abc', confirmPassword: 'other', email: 'nobody', affiliateCode: 'FAKE' };
  const { body } = await ask(sandbox, { call: 'register', request });
  expect(body).toMatchObject({
    success: false,
    errorCode: 'register.field.invalid',
    value: {
      fields: {
        username: 'Account format is incorrect',
        password: 'Password format is incorrect',
        confirmPassword: 'Confirmation password not matched',
        email: 'E-mail format is incorrect',
        affiliateCode: 'Invalid invitation code',
      },
    },
  });
});

test('refuses a name that is taken, in any case of letters, and a wrong invitation code by its own code [AUT-13]', async () => {
  const request = { username: 'member0', password: 'abc12345', confirmPassword: 'abc12345' };
  expect((await ask(sandbox, { call: 'register', request })).body.errorCode).toBe('username.exists');
  expect((await ask(sandbox, { call: 'checkUsername', request: { username: 'MEMBER0' } })).body.errorCode).toBe(
    'username.exists',
  );
  const invited = { ...request, username: 'fresh01', affiliateCode: 'FAKE' };
  expect((await ask(sandbox, { call: 'register', request: invited })).body.errorCode).toBe('invitation_code_error');
  expect((await ask(sandbox, { call: 'affiliateCheck', request: { code: 'FAKE' } })).body.errorCode).toBe(
    'invitation_code_error',
  );
});

test('wants the captcha where the merchant puts it on the form, and lets the newcomer log in [AUT-09]', async () => {
  const request = { username: 'fresh01', password: 'abc12345', confirmPassword: 'abc12345', login: true };
  const refused = await ask(sandbox, { call: 'register', request, merchant: 'SOUTH' });
  expect(refused.body).toMatchObject({
    errorCode: 'captcha.incorrect',
    value: { fields: { captcha: 'Verification code error' } },
  });
  const added = await ask(sandbox, { call: 'register', request });
  const balance = await ask(sandbox, { call: 'balance', token: String(at(added, 'token')) });
  expect(at(balance, 'sumBalance')).toBe(7777);
});

test.each([
  [{ fromAccountTypeId: 2, toAccountTypeId: 11, amount: 1e9 }, 'balance.not.enough'],
  [{ fromAccountTypeId: 2, toAccountTypeId: 11, amount: -5 }, 'request_param_err'],
  [{ fromAccountTypeId: 2, toAccountTypeId: 2, amount: 5 }, 'request_param_err'],
  [{ fromAccountTypeId: 2, toAccountTypeId: 11, amount: '1.005' }, 'request_param_err'],
])('refuses the transfer %j', async (request, code) => {
  const token = await tokenOf(sandbox, 'member0');
  expect((await ask(sandbox, { call: 'walletTransfer', request, token })).body.errorCode).toBe(code);
});

test('refuses a launch without its mode, without money, and of no game [GAM-11]', async () => {
  const token = await tokenOf(sandbox, 'member0');
  const launch = (fields: object, as: string) =>
    ask(sandbox, { call: 'launchGame', request: { nodeId: 14000, ...fields }, token: as });
  expect((await launch({}, token)).body.errorCode).toBe('#727');
  expect((await launch({ launchMode: 'GLS', nodeId: 1 }, token)).body.errorCode).toBe('no.data');
  expect((await launch({ launchMode: 'GLS' }, await tokenOf(sandbox, 'broke'))).body.errorCode).toBe(
    'balance.not.enough',
  );
});

test.each(Object.entries(errorTexts))('fails with %s when told to [QAS-03]', async (code, { status, EN }) => {
  await post('/__sandbox/api/scenario', { merchant: 'north', fail: { hotGames: code } });
  expect(await ask(sandbox, { call: 'hotGames' })).toMatchObject({
    status,
    body: { success: false, errorCode: code, message: EN },
  });
  expect((await ask(sandbox, { call: 'winners' })).body.success).toBe(true);
});

test('restricts, closes, asks for captchas and garbles as told, for one merchant or all, until reset [QAS-03] [APP-02]', async () => {
  await post('/__sandbox/api/scenario', { merchant: '*', maintenance: true, malformed: { winners: 'shape' } });
  await post('/__sandbox/api/scenario', { merchant: 'NORTH', regionRestriction: true, captcha: true });
  expect((await ask(sandbox, { call: 'status' })).body.value).toMatchObject({
    maintenance: true,
    regionRestriction: true,
  });
  expect((await ask(sandbox, { call: 'status', merchant: 'SOUTH' })).body.value).toMatchObject({
    maintenance: true,
    regionRestriction: false,
  });
  expect((await ask(sandbox, { call: 'winners' })).body).toEqual({ success: true, value: [['malformed']] });
  expect((await login({ password: 'abc12345' })).body.errorCode).toBe('captcha.required');
  await post('/__sandbox/api/reset', {});
  expect((await ask(sandbox, { call: 'status' })).body.value).toMatchObject({
    maintenance: false,
    regionRestriction: false,
  });
});

test('puts odd rows into every list, those in rows too [QAS-03]', async () => {
  await post('/__sandbox/api/scenario', { merchant: '*', malformed: { '*': 'rows' } });
  const { value } = (await ask(sandbox, { call: 'vendors' })).body;
  expect(JSON.stringify(value)).toMatch(/"lanes":\[null,\{.*"cards":\[null,\{.*\},true\].*\},true\]/);
});

test('restricts one client address only [APP-02]', async () => {
  await post('/__sandbox/api/scenario', { merchant: 'north', restrictedAddresses: ['203.0.113.9'] });
  const from = (address: string) => ask(sandbox, { call: 'status', headers: { 'X-Forwarded-For': address } });
  expect((await from('203.0.113.9')).body.value).toMatchObject({ regionRestriction: true });
  expect((await from('203.0.113.8')).body.value).toMatchObject({ regionRestriction: false });
});

test('answers late when told to [QAS-03]', { tags: ['deep'] }, async () => {
  await post('/__sandbox/api/scenario', { merchant: 'north', slow: { hotGames: 120 } });
  const start = performance.now();
  await ask(sandbox, { call: 'hotGames' });
  expect(performance.now() - start).toBeGreaterThanOrEqual(115);
});

test('never says what went wrong inside [QAS-03]', async () => {
  const broken = await openSandbox({
    random: () => {
      throw new Error('secret path /etc/passwd');
    },
  });
  const { status, body } = await ask(broken, { call: 'captcha' });
  expect({ status, body }).toEqual({
    status: 500,
    body: { success: false, errorCode: 'unknown.system.err', message: 'Unknown error', value: null },
  });
  broken.close();
});

test('answers the lottery gateway bare, its errors as a code with status 500 [QAS-03]', async () => {
  const lottery = (query: string) =>
    sandbox.fetch(new Request(`http://north.localhost/lgw/games${query}`, { headers: { Merchant: 'NORTH' } }));
  expect(await (await lottery('?prizeMode=LOTT')).json()).toHaveLength(12);
  const refused = await lottery('');
  expect([refused.status, await refused.json()]).toEqual([500, { errorCode: 'request_param_err' }]);
});

test('refuses a body that is no JSON object, or far too large', async () => {
  const send = (body: string) =>
    sandbox.fetch(
      new Request('http://north.localhost/wps/session/login', {
        method: 'POST',
        headers: { Merchant: 'NORTH', 'Content-Type': 'application/json' },
        body,
      }),
    );
  for (const body of ['{', '[]', '"text"', `{"username":"${'a'.repeat(70_000)}"}`]) {
    expect(await (await send(body)).json()).toMatchObject({ errorCode: 'request_param_err' });
  }
});

test.each([
  [
    { fail: { balanec: 'no.data' } },
    'The contract has no call "balanec", so nothing was changed and a test of it could not fail. Did you mean "balance"?',
  ],
  [
    { slow: { 'no such thing': 5 } },
    'The contract has no call "no such thing", so nothing was changed and a test of it could not fail. The calls are the names of schemas/wire/, or "*" for all.',
  ],
  [
    { fail: { login: 'no.such.code' } },
    'The contract has no error code "no.such.code", so nothing was changed and a test of it could not fail. The codes are listed in the form of /__sandbox, under "fails with".',
  ],
  [
    { fail: { login: 'login.not.sesion' } },
    'The contract has no error code "login.not.sesion", so nothing was changed and a test of it could not fail. Did you mean "login.not.session"?',
  ],
  [
    { vendorMaintenance: ['EVT', 'EVTT'] },
    'No vendor has the code "EVTT", so nothing was changed and a test of it could not fail. Did you mean "EVT"?',
  ],
  [
    { vendorMaintenance: ['HBR', 5] },
    '"vendorMaintenance" takes a list of codes, so nothing was changed. Send that, or leave "vendorMaintenance" out.',
  ],
  [
    { scenario: { malformd: { winners: 'rows' } } },
    '"malformd" is not a part of a scenario, so nothing was changed. Did you mean "malformed"?',
  ],
  [
    { regionRestricted: true },
    '"regionRestricted" is not a part of a scenario, so nothing was changed. Did you mean "regionRestriction"?',
  ],
  [
    { scenario: { fail: {} }, slow: { winer: 9 } },
    'The contract has no call "winer", so nothing was changed and a test of it could not fail. Did you mean "winners"?',
  ],
  [
    { malformed: { winners: 'row' } },
    '"malformed.winners" takes "shape", "json" or "rows", so nothing was changed. Send that, or leave "malformed.winners" out.',
  ],
  [
    { slow: { winners: '900' } },
    '"slow.winners" takes a number of milliseconds up to 600000, so nothing was changed. Send that, or leave "slow.winners" out.',
  ],
  [
    { restrictedAddresses: ['203.0.113'] },
    '"restrictedAddresses" takes a list of addresses, such as "203.0.113.9", so nothing was changed. Send that, or leave "restrictedAddresses" out.',
  ],
  [{ captcha: 'on' }, '"captcha" takes true or false, so nothing was changed. Send that, or leave "captcha" out.'],
  [{ site: 'agent' }, '"site" takes "agents" or "members", so nothing was changed. Send that, or leave "site" out.'],
  [
    { scenario: 'maintenance' },
    '"scenario" takes an object, so nothing was changed. Send that, or leave "scenario" out.',
  ],
])('refuses the scenario %j, which a test could not fail by [QAS-03]', async (scenario, words) => {
  await post('/__sandbox/api/scenario', { merchant: 'north', maintenance: true });
  const answer = await post('/__sandbox/api/scenario', { merchant: 'north', ...scenario });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(words).slice(1, -1));
  expect((await ask(sandbox, { call: 'status' })).body.value).toMatchObject({ maintenance: true });
});
