import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { type Answer, ask, at, tokenOf } from './ask';
import { consoleWithout, openSandbox } from './sandbox-world';

let sandbox: Sandbox;
let token: string;

beforeEach(async () => {
  sandbox = await openSandbox();
  token = await tokenOf(sandbox, 'newcomer');
});
afterEach(() => sandbox.close());

const code = ({ body }: Answer) => body.errorCode;
const send = (call: string, request: Readonly<Record<string, unknown>>) => ask(sandbox, { call, token, request });
const member = async () => (await ask(sandbox, { call: 'memberInfo', token })).body.value;

test('changes what a member may change, by new names and old ones [MEM-09]', async () => {
  await send('setNickname', { nickname: 'রহিম' });
  await send('setEmail', { email: 'rahim@example.com' });
  await send('updateMember', { payeename: 'Abdur Rahim', qq: '123456', mobile: '01911111111' });
  expect(await member()).toMatchObject({
    nickname: 'রহিম',
    email: 'rahim@example.com',
    payeeName: 'Abdur Rahim',
    qq: '123456',
    mobile: '019****111',
  });
  expect((await send('securityConfig', {})).body.value).toEqual({
    hasPaymentPassword: false,
    hasSecurityQuestion: false,
    emailBound: true,
    mobileBound: true,
    payeeNameSet: true,
    paymentPasswordTriesLeft: null,
    paymentPasswordLockedUntil: null,
    refusesSimplePaymentPassword: true,
  });
});

test.each([
  ['setNickname', { nickname: '<script>' }, 'name.format'],
  ['setNickname', { nickname: '' }, 'name.format'],
  ['setNickname', {}, 'request_param_err'],
  ['setEmail', { email: 'nobody' }, 'email.format'],
  ['setPayeeName', { payeeName: '!' }, 'name.format'],
  ['updateMember', {}, 'request_param_err'],
  ['updateMember', { mobile: '12' }, 'mobile.format'],
  ['updateMember', { mobile: '1700000099' }, 'mobile.exists'],
  ['updateMember', { qq: 'letters' }, 'field.format'],
  ['setMemberIcon', { icon: '12' }, 'request_param_err'],
  ['setMemberIcon', { icon: '../1' }, 'request_param_err'],
])('%s refuses %j with %s, and changes nothing [MEM-09]', async (call, request, expected) => {
  const before = await member();
  expect(code(await send(call, request))).toBe(expected);
  expect(await member()).toEqual(before);
});

test('changes all of several fields or none, and a payee name once [MEM-09]', async () => {
  expect(code(await send('updateMember', { nickname: 'Rahim', email: 'nobody' }))).toBe('email.format');
  expect(await member()).toMatchObject({ nickname: null });
  expect((await send('setPayeeName', { payeeName: 'Abdur Rahim' })).body.success).toBe(true);
  expect((await send('setPayeeName', { payeeName: 'Abdur Rahim' })).body.success).toBe(true);
  expect(code(await send('setPayeeName', { payeeName: 'Someone Else' }))).toBe('payee.name.fixed');
});

test('keeps the chosen picture under both names [MEM-09]', async () => {
  expect((await send('memberIcon', {})).body.value).toBe('0');
  await send('setMemberIcon', { icon: '7' });
  expect((await send('memberIcon', {})).body.value).toBe('7');
  expect((await send('playerAvatar', {})).body.value).toEqual({ avatar: '7', avatarType: 'STATIC' });
});

test('names every country in the language of the call, one of them the visitor’s [AUT-09]', async () => {
  const list = async (language: string) => {
    const { body } = await ask(sandbox, { call: 'countries', language });
    return Array.isArray(body.value) ? body.value : [];
  };
  const english = await list('EN');
  expect(english.length).toBeGreaterThan(200);
  expect(english.filter(({ isDefault }) => isDefault === '1')).toEqual([
    { countryCode: 'BD', countryName: 'Bangladesh', countryDialingCode: '880', isDefault: '1' },
  ]);
  expect((await list('BN')).find(({ countryCode }) => countryCode === 'BD').countryName).toBe('বাংলাদেশ');
});

test('names a default agent whose code it takes, and none where the module is off [AUT-13]', async () => {
  const affiliate = String(at(await ask(sandbox, { call: 'defaultAgent' }), 'code'));
  const check = (name: string) => ask(sandbox, { call: 'affiliateCheck', request: { code: name } });
  expect((await check(affiliate.toLowerCase())).body.success).toBe(true);
  expect(code(await check('FAKE'))).toBe('invitation_code_error');
  expect(code(await check(''))).toBe('request_param_err');
  const off = await openSandbox({ consoles: () => ({ NORTH: { id: 'north', console: consoleWithout('AFFMAN3') } }) });
  expect(code(await ask(off, { call: 'affiliateCheck', request: { code: affiliate } }))).toBe('function.not.available');
  expect(code(await ask(off, { call: 'defaultAgent' }))).toBe('function.not.available');
  off.close();
});
