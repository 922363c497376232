import { describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { codeSentTo } from './codes';
import { boundMobile, codeFor } from './examples/security';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { console, now } from './sandbox-world';

playAsMember();

const call = (name: string, request: Readonly<Record<string, unknown>> = {}) =>
  ask(sandbox, { call: name, token, request });
const codeOf = async (name: string, request: Readonly<Record<string, unknown>> = {}) =>
  (await call(name, request)).body.errorCode ?? 'ok';
const config = async (name: string) => at(await call('securityConfig'), name);
const change = (oldPassword: string, newPassword = '445566') =>
  codeOf('changeFundPassword', { oldPassword, newPassword, confirmNewPassword: newPassword });

describe('a forgotten fund password', () => {
  test('is set anew under a code of the own phone, which counts once [MEM-09]', async () => {
    await prepareWithdraw(sandbox, token);
    const verificationCode = await codeFor(sandbox, boundMobile);
    expect(await codeOf('resetFundPassword', { newPassword: '12', verificationCode })).toBe('payment.password.format');
    expect(await codeOf('resetFundPassword', { newPassword: '778899', verificationCode: '1' })).toBe(
      'verification.code.incorrect',
    );
    expect(await codeOf('resetFundPassword', { newPassword: '778899', verificationCode })).toBe('ok');
    expect(await codeOf('resetFundPassword', { newPassword: '665544', verificationCode })).toBe(
      'verification.code.expired',
    );
    expect(await change(fundPassword)).toBe('payment.password.incorrect');
    expect(await change('778899')).toBe('ok');
  });

  test('ends the lock of five wrong ones, and five more lock again [MEM-09]', { tags: ['deep'] }, async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    await prepareWithdraw(sandbox, token);
    const guess = async () => {
      passed += 1000;
      return change('000000');
    };
    for (let wrong = 0; wrong < 5; wrong++) expect(await guess()).toBe('payment.password.incorrect');
    expect(await change(fundPassword)).toBe('payment.password.locked');
    const verificationCode = await codeFor(sandbox, boundMobile);
    expect(await codeOf('resetFundPassword', { newPassword: '778899', verificationCode })).toBe('ok');
    for (let wrong = 0; wrong < 5; wrong++) expect(await guess()).toBe('payment.password.incorrect');
    expect(await change('778899')).toBe('payment.password.locked');
  });
});

describe('a mobile number', () => {
  const other = '01911111111';
  const verify = async (mobileNum: string) =>
    codeOf('smsVerify', { mobileNum, verificationCode: await codeFor(sandbox, mobileNum) });

  test('is bound once by its code, and changed by no session alone [MEM-09]', async () => {
    expect(await verify(other)).toBe('mobile.fixed');
    expect(await codeOf('updateMember', { mobile: other })).toBe('mobile.fixed');
    expect(await verify(boundMobile)).toBe('ok');
    expect(await verify('1700000099')).toBe('mobile.exists');
  });

  test('proves who has forgotten the fund password from a day after it was bound [MEM-09]', async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    const own = await tokenOf(sandbox, 'newcomer');
    const send = async (name: string, request: Readonly<Record<string, unknown>>) =>
      (await ask(sandbox, { call: name, token: own, request })).body.errorCode ?? 'ok';
    const reset = async () =>
      send('resetFundPassword', { newPassword: '998877', verificationCode: await codeFor(sandbox, other) });
    expect(await reset()).toBe('mobile.missing');
    expect(await send('updateMember', { mobile: other })).toBe('ok');
    expect(await reset()).toBe('payment.password.missing');
    await send('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    expect(await reset()).toBe('mobile.recent');
    passed = 86_400_000;
    expect(await reset()).toBe('ok');
  });
});

describe('a security question', () => {
  const question = {
    question: 'What was the name of your first pet?',
    answer: ' Mishti ',
    withdrawPassword: fundPassword,
  };

  test('is answered once under the fund password, and changed under it [MEM-09]', async () => {
    expect(await codeOf('setQuestion', question)).toBe('payment.password.missing');
    await prepareWithdraw(sandbox, token);
    expect(await config('hasSecurityQuestion')).toBe(false);
    expect(await codeOf('setQuestion', { ...question, question: 'Why?' })).toBe('question.unknown');
    expect(await codeOf('setQuestion', { ...question, answer: 'x' })).toBe('answer.format');
    expect(await codeOf('setQuestion', { ...question, withdrawPassword: '000000' })).toBe('payment.password.incorrect');
    expect(await codeOf('setQuestion', question)).toBe('ok');
    expect(await codeOf('setQuestion', question)).toBe('question.set');
    expect(await config('hasSecurityQuestion')).toBe(true);
    const other = 'In which town did your parents meet?';
    expect(await codeOf('changeQuestion', { ...question, question: other })).toBe('ok');
    const answer = await call('ownQuestions');
    expect(at(answer, 'questions')).toEqual([other]);
    expect(JSON.stringify(answer.body)).not.toContain('ishti');
    const inBengali = await ask(sandbox, { call: 'ownQuestions', token, language: 'BN' });
    expect(at(inBengali, 'questions', 0)).toMatch(/[\u0980-\u09ff]/);
  });

  test('is offered in the language that is asked for [MEM-09]', async () => {
    const inBengali = await ask(sandbox, { call: 'securityQuestions', token, language: 'BN' });
    expect(at(inBengali, 0, 'question')).toMatch(/[\u0980-\u09ff]/);
  });
});

describe('an e-mail address', () => {
  const consoles = () => ({
    NORTH: { id: 'north', trialCode: 'NORTHTRIAL', console: { ...console, proofs: { email: 'code' } } },
  });
  const email = 'Nora@mail.example';

  test('is set under the code that was sent to it, which counts once [MEM-09]', async () => {
    await reopen({ consoles });
    const own = await tokenOf(sandbox, 'newcomer');
    const send = async (name: string, request: Readonly<Record<string, unknown>>) =>
      (await ask(sandbox, { call: name, token: own, request })).body.errorCode ?? 'ok';
    expect(await send('setEmail', { email })).toBe('email.proof');
    expect(await send('updateMember', { email })).toBe('email.proof');
    await send('emailCode', { email });
    const verificationCode = await codeSentTo(sandbox, email.toLowerCase());
    expect(await send('setEmail', { email: 'other@mail.example', verificationCode })).toBe(
      'verification.code.incorrect',
    );
    expect(await send('setEmail', { email, verificationCode })).toBe('ok');
    expect(at(await ask(sandbox, { call: 'memberInfo', token: own }), 'email')).toBe(email);
    expect(await send('setEmail', { email, verificationCode })).toBe('verification.code.expired');
  });

  test('takes the place of another one under the password of the account, whatever proves the new one [MEM-09]', async () => {
    await reopen({ consoles });
    const before = at(await call('memberInfo'), 'email');
    await call('emailCode', { email });
    const verificationCode = await codeSentTo(sandbox, email.toLowerCase());
    expect(await codeOf('setEmail', { email, verificationCode })).toBe('email.password');
    expect(await codeOf('updateMember', { email, verificationCode })).toBe('email.password');
    expect(await codeOf('setEmail', { email, verificationCode, password: 'guess123' })).toBe('password.own.incorrect');
    expect(at(await call('memberInfo'), 'email')).toBe(before);
    expect(await codeOf('setEmail', { email, verificationCode, password: 'abc12345' })).toBe('ok');
    expect(at(await call('memberInfo'), 'email')).toBe(email);
  });

  test('is not moved by guessing the password: after five wrong ones none counts for half an hour [MEM-09]', async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    const move = (password: string) => codeOf('setEmail', { email, password });
    for (let wrong = 0; wrong < 5; wrong++) expect(await move('guess123')).toBe('password.own.incorrect');
    expect(await move('abc12345')).toBe('TOO_MANY_REQUEST');
    const change = { oldPassword: 'abc12345', newPassword: 'abc123456', confirmNewPassword: 'abc123456' };
    expect(await codeOf('changePassword', change)).toBe('TOO_MANY_REQUEST');
    passed = 31 * 60_000;
    expect(await move('abc12345')).toBe('ok');
  });

  test('gets no more than five codes in ten minutes, and only where it is one [MEM-09]', async () => {
    await reopen({ consoles });
    expect(await codeOf('emailCode', { email: 'nobody' })).toBe('email.format');
    const codes: string[] = [];
    for (let index = 0; index < 6; index += 1) codes.push(await codeOf('emailCode', { email }));
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'TOO_MANY_REQUEST']);
  });
});

describe('devices', () => {
  const logIn = (password: string, agent: string) =>
    ask(sandbox, {
      call: 'login',
      request: { username: 'member0', password, type: 'username' },
      headers: { 'User-Agent': agent, 'X-Forwarded-For': '203.0.113.9' },
    });
  const list = async () => (await call('loginDevices')).body.value;

  test('are those with an open session, and are logged out one by one or all but this [MEM-09]', async () => {
    const other = String(at(await logIn('abc12345', 'Phone A'), 'token'));
    await logIn('abc12345', 'Phone B');
    expect(await list()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ userAgent: 'Phone A', ip: '203.0.113.9', loginAt: now, isCurrent: false }),
        expect.objectContaining({ isCurrent: true }),
      ]),
    );
    expect(JSON.stringify(await list())).not.toContain(other);
    const rows = await list();
    const phone = Array.isArray(rows) ? rows.find(({ userAgent }) => userAgent === 'Phone A') : undefined;
    expect(await codeOf('endDevice', { deviceId: phone?.deviceId })).toBe('ok');
    expect((await ask(sandbox, { call: 'memberInfo', token: other })).body.errorCode).toBe('login.not.session');
    expect(await codeOf('endDevice', { deviceId: phone?.deviceId })).toBe('no.data');
    expect(await codeOf('endDevice')).toBe('ok');
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test('of somebody else cannot be logged out [MEM-09]', async () => {
    const own = await tokenOf(sandbox, 'membervip');
    const rows = (await ask(sandbox, { call: 'loginDevices', token: own })).body.value;
    const deviceId = Array.isArray(rows) ? rows[0]?.deviceId : undefined;
    expect(await codeOf('endDevice', { deviceId })).toBe('no.data');
    expect((await ask(sandbox, { call: 'memberInfo', token: own })).body.success).toBe(true);
  });

  test('and tries of the password, right and wrong, stand in the history, the newest first [MEM-09]', async () => {
    await logIn('wrong', 'Stranger');
    expect((await call('loginHistory')).body.value).toMatchObject([
      { userAgent: 'Stranger', ip: '203.0.113.9', success: false },
      { success: true },
    ]);
  });

  test('of a persona stand in both as any other login does [MEM-09]', async () => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'Phone C', 'x-forwarded-for': '203.0.113.7' };
    const body = JSON.stringify({ merchant: 'north', persona: 'member-40' });
    const address = 'http://north.localhost/__sandbox/api/persona';
    const { token } = await (await sandbox.fetch(new Request(address, { method: 'POST', headers, body }))).json();
    const from = { userAgent: 'Phone C', ip: '203.0.113.7', loginAt: now };
    expect((await ask(sandbox, { call: 'loginDevices', token })).body.value).toMatchObject([
      { ...from, isCurrent: true },
    ]);
    expect((await ask(sandbox, { call: 'loginHistory', token })).body.value).toMatchObject([
      { ...from, success: true },
    ]);
  });
});
