import { describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { boundMobile, codeFor } from './examples/security';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { now } from './sandbox-world';

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
      'verification.code.incorrect',
    );
    expect(await change(fundPassword)).toBe('payment.password.incorrect');
    expect(await change('778899')).toBe('ok');
  });

  test('ends the lock of five wrong ones, and five more lock again [MEM-09]', async () => {
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
