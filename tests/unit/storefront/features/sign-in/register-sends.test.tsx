import registerSchema from '@schemas/wire/register.schema.json';
import registerMobileSchema from '@schemas/wire/registerMobile.schema.json';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorOf, field, find, forgetDevice, form, untilCaptcha } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patient } from '../../../../support/patience';

type Sent = {
  readonly method: string;
  readonly path: string;
  readonly module: string | null;
  readonly body: { readonly [name: string]: unknown };
};

/** As a password manager fills in: a whole value at once. */
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => within(form()).getByRole('button', { name: /create account|জায়গা নিন/i });
const age = () => screen.getByRole('checkbox', { name: /18|১৮/ });
/** The sandbox of these tests draws every code and captcha so. */
const [code, captcha] = ['500000', '5555'];
const uuid = /^[0-9a-f-]{36}$/;

let site: RealSite;
let sent: Sent[] = [];
async function open(merchant: string, url = '/m/register', scenario: object = {}) {
  const real = await openRealSite(merchant);
  await real.play(scenario);
  site = {
    ...real,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://localhost');
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams);
      if (pathname.startsWith('/wps/'))
        sent.push({
          method: init?.method ?? 'GET',
          path: pathname,
          module: new Headers(init?.headers).get('moduleid'),
          body,
        });
      return real.fetch(input, init);
    },
  };
  return renderStorefront({ merchant, url, site });
}
const sentTo = (path: string) => sent.filter((call) => call.path === path);

const untilIn = (userName: string) =>
  waitFor(() => expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({ userName }), {
    timeout: patient(20_000),
  });

beforeEach(() => {
  sent = [];
  forgetDevice();
});
afterEach(() => site.close());

const everyField = {
  username: 'everyfield',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  mobileNum: '01812345678',
  email: 'every@example.com',
  nickname: 'Every',
  payeeName: 'Every Field',
  paymentPassword: '135790',
  idNumber: 'ID-123456',
  whatsapp: '+8801812345678',
  facebook: 'every.field',
  line: 'every_line',
  zalo: '8801812345678',
  wechat: 'every-wechat',
  qqNum: '123456',
  affiliateCode: 'AGENT1',
  recommenderId: 'FRIEND1',
  captcha,
};

it('sends every field of the specification by username, each under its name and as the contract has it [AUT-14]', async () => {
  const { user } = await open('aurora');
  await untilCaptcha();
  for (const [name, value] of Object.entries(everyField)) fill(name, value);
  await user.click(age());
  await user.click(submit());
  await untilIn('everyfield');
  const [call, ...others] = sentTo('/wps/member/register');
  expect(others).toEqual([]);
  expect(call).toMatchObject({ method: 'PUT', module: 'REG3' });
  expect(call?.body).toEqual({
    ...everyField,
    // However it was typed, it goes out as the one number that it is.
    mobileNum: '1812345678',
    countryDialingCode: '880',
    verificationCode: '',
    registerUrl: 'localhost',
    registerMethod: 'H5',
    type: 0,
    domain: 'localhost',
    login: true,
    loginDeviceId: expect.stringMatching(uuid),
  });
  expect(problems(registerSchema, call?.body)).toEqual([]);
});

it('sends the number as the name by mobile, its code under the module of that way, and nothing of the other tab [AUT-08] [AUT-14] [AUT-15]', async () => {
  const { user } = await open('padma');
  fill('username', 'left');
  await user.click(screen.getByRole('button', { name: 'মোবাইল দিয়ে' }));
  expect(find('username')).toBeNull();
  await user.click(within(form()).getByRole('button', { name: 'কোড পাঠান' }));
  await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')));
  expect(errorOf('mobileNum')).toContain('১১');
  expect(sentTo('/wps/verification/sms/register')).toEqual([]);
  fill('mobileNum', '+880 1812-345678');
  await user.dblClick(within(form()).getByRole('button', { name: 'কোড পাঠান' }));
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  expect(within(form()).getByRole('button', { name: /^\p{Nd}+ সেকেন্ড$/u })).toHaveProperty('disabled', true);
  expect(sentTo('/wps/verification/sms/register')).toMatchObject([
    { module: 'MOBILENUMREG3', body: { mobileNo: '01812345678', countryDialingCode: '880' } },
  ]);
  for (const [name, value] of [
    ['verificationCode', code] as const,
    ['password', 'Secret123'] as const,
    ['confirmPassword', 'Secret123'] as const,
  ])
    fill(name, value);
  await user.click(age());
  await user.click(submit());
  await untilIn('01812345678');
  const [call] = sentTo('/wps/member/register/mobile');
  expect(call).toMatchObject({ method: 'PUT', module: 'MOBILENUMREG3' });
  expect(call?.body).toEqual({
    ...Object.fromEntries(Object.keys(everyField).map((name) => [name, ''])),
    username: '01812345678',
    mobileNum: '01812345678',
    verificationCode: code,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    countryDialingCode: '880',
    registerUrl: 'localhost',
    registerMethod: 'H5',
    type: 0,
    domain: 'localhost',
    login: true,
    loginDeviceId: expect.stringMatching(uuid),
  });
  expect(problems(registerMobileSchema, call?.body)).toEqual([]);
});

it('only takes the loading message away where a code cannot be sent [AUT-15]', { tags: ['deep'] }, async () => {
  const { user } = await open('padma');
  await user.click(screen.getByRole('button', { name: 'মোবাইল দিয়ে' }));
  await site.play({ fail: { smsRegisterMobile: 'TOO_MANY_REQUEST' } });
  fill('mobileNum', '01812345678');
  await user.click(within(form()).getByRole('button', { name: 'কোড পাঠান' }));
  await waitFor(() => expect(sentTo('/wps/verification/sms/register')).toHaveLength(1));
  await waitFor(() =>
    expect(within(form()).getByRole('button', { name: 'কোড পাঠান' })).toHaveProperty('disabled', false),
  );
  expect(field('verificationCode').disabled).toBe(true);
  expect(new Set(screen.queryAllByRole('alert').map(({ textContent }) => textContent))).toEqual(new Set(['']));
});

it('does not register while nobody can say whether the invitation is right, and keeps what was typed [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open('aurora', '/m/register?r=AGENT2', { malformed: { affiliateCheck: 'json' } });
  for (const name of ['username', 'password', 'confirmPassword', 'captcha'] as const) fill(name, everyField[name]);
  await user.click(age());
  await user.click(submit());
  await waitFor(() => expect(sentTo('/wps/agent/affiliate')).toHaveLength(2));
  await waitFor(() => expect(within(form()).getByRole('alert').textContent).not.toBe(''));
  expect(within(form()).getByRole('alert').textContent).not.toContain('do not know');
  expect(sentTo('/wps/member/register')).toEqual([]);
  expect(field('username').value).toBe('everyfield');
});

it('keeps what was typed over a reload, but no password, code or identity number, and nothing once it was sent [AUT-09] [AUT-20]', {
  tags: ['deep'],
}, async () => {
  await open('aurora');
  for (const name of ['username', 'password', 'paymentPassword', 'idNumber', 'nickname', 'captcha'] as const)
    fill(name, everyField[name]);
  window.dispatchEvent(new Event('pagehide'));
  const kept = sessionStorage.getItem('drafts') ?? '';
  expect(JSON.parse(kept)).toEqual({
    register: { username: 'everyfield', nickname: 'Every', countryDialingCode: '880' },
  });
  document.body.replaceChildren();
  const again = await renderStorefront({ merchant: 'aurora', url: '/m/register', site });
  await waitFor(() => expect(field('username').value).toBe('everyfield'));
  expect(field('nickname').value).toBe('Every');
  expect(field('password').value).toBe('');
  await untilCaptcha();
  for (const name of ['password', 'confirmPassword', 'captcha'] as const) fill(name, everyField[name]);
  await again.user.click(age());
  await again.user.click(submit());
  await untilIn('everyfield');
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull());
});

const ajv = new Ajv2020({ allErrors: true, strict: false });

function problems(schema: { readonly properties: { readonly request: object } }, body: unknown): readonly unknown[] {
  const validate = ajv.compile(schema.properties.request);
  return validate(body) ? [] : (validate.errors ?? []);
}
