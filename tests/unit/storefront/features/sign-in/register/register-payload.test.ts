import { describe, expect, it } from 'vitest';
import { clientType, readClient } from '@/storefront/features/sign-in/register/client-type';
import { registerPayload } from '@/storefront/features/sign-in/register/register-payload';
import { asksForCaptcha, isUnknownOutcome, refusalsOf } from '@/storefront/forms/refusals';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

const origin = { host: 'www.aurora.example', client: 'H5', deviceId: 'd-1' } as const;

type Seen = {
  readonly displays?: boolean;
  readonly standalone?: boolean;
  readonly stored?: { readonly [key: string]: string };
};

describe('the registration payload', () => {
  it('carries every field of the specification, and type 0 [AUT-14]', () => {
    const payload = registerPayload(
      { username: ' nora ', password: ' s3cret ', mobileNum: '0171', countryDialingCode: '880' },
      origin,
    );
    expect(payload).toEqual({
      username: 'nora',
      password: ' s3cret ',
      confirmPassword: ' s3cret ',
      paymentPassword: '',
      countryDialingCode: '880',
      registerUrl: 'www.aurora.example',
      registerMethod: 'H5',
      affiliateCode: '',
      recommenderId: '',
      nickname: '',
      payeeName: '',
      email: '',
      mobileNum: '0171',
      idNumber: '',
      qqNum: '',
      facebook: '',
      wechat: '',
      line: '',
      whatsapp: '',
      zalo: '',
      captcha: '',
      verificationCode: '',
      type: 0,
      domain: 'www.aurora.example',
      login: true,
      loginDeviceId: 'd-1',
    });
  });

  it.each([
    ['APP', { userAgent: 'Mozilla/5.0 AppVersion/3.1', standalone: true, webclip: true }],
    ['PWA', { userAgent: 'Mozilla/5.0', standalone: true, webclip: true }],
    ['WEBCLIP', { userAgent: 'Mozilla/5.0', standalone: false, webclip: true }],
    ['H5', { userAgent: 'Mozilla/5.0', standalone: false, webclip: false }],
  ] as const)('says %s by the stated tests, in their order [AUT-14]', (type, client) => {
    expect(clientType(client)).toBe(type);
  });

  it.each([
    ['a browser', {}, { standalone: false, webclip: false }],
    ['an installed app', { displays: true }, { standalone: true, webclip: false }],
    ['an iPhone’s home screen', { standalone: true }, { standalone: true, webclip: false }],
    ['a web clip', { stored: { WEBCLIP: '1' } }, { standalone: false, webclip: true }],
  ])('reads %s off the device [AUT-14] [AUT-20]', (_, { displays, standalone, stored = {} }: Seen, expected) => {
    const view = Object.assign(Object.create(null), {
      navigator: { userAgent: 'Mozilla/5.0', standalone },
      matchMedia: (query: string) => ({ matches: query === '(display-mode: standalone)' && displays === true }),
      localStorage: { getItem: (key: string) => new Map(Object.entries(stored)).get(key) ?? null },
    });
    expect(readClient(view)).toEqual({ userAgent: 'Mozilla/5.0', ...expected });
  });
});

describe('what the server refuses', () => {
  const wordsOf = (error: GatewayError) =>
    [...refusalsOf(error)].map(([name, said]) => [name, said((key) => `<${key}>`)]);

  it('stands beside each field that the answer names', () => {
    const fields = { username: 'Taken', email: 'Wrong' };
    const error = new GatewayError({ code: 'register.field.invalid', message: 'Please check', value: { fields } });
    expect(wordsOf(error)).toEqual([
      ['username', 'Taken'],
      ['email', 'Wrong'],
    ]);
  });

  it.each([
    ['username.exists', 'username', 'error.username.taken'],
    ['captcha.incorrect', 'captcha', 'error.captcha.wrong'],
    ['mobile.format', 'mobileNum', 'error.mobile.invalid'],
    ['invitation_code_error', 'affiliateCode', 'error.invitation'],
  ])('reads %s as a refusal of %s, in our words [ERR-01]', (code, field, key) => {
    expect(wordsOf(new GatewayError({ code, message: 'Server words' }))).toEqual([[field, `<${key}>`]]);
  });

  it('puts the server’s words beside the field where a code has none of ours', () => {
    const error = new GatewayError({ code: 'mobile.exists', message: 'Server words' });
    expect(wordsOf(error)).toEqual([['mobileNum', 'Server words']]);
  });

  it('names no field for a code it does not know', () => {
    expect(refusalsOf(new GatewayError({ code: 'toString' })).size).toBe(0);
  });

  it('asks for a captcha only where the answer carries the flag [AUT-04]', () => {
    expect(asksForCaptcha(new GatewayError({ code: 'login.incorrect', value: { captcha: true } }))).toBe(true);
    expect(asksForCaptcha(new GatewayError({ code: 'login.incorrect', value: null }))).toBe(false);
    expect(asksForCaptcha(new Error('captcha'))).toBe(false);
  });

  it.each([
    ['network', 0, true],
    ['timeout', 504, true],
    ['malformed', 200, true],
    ['http.502', 502, true],
    ['username.exists', 400, false],
    ['unknown.system.err', 500, true],
    ['server.busy', 503, false],
  ])('takes the outcome of %s (%i) for unknown: %s [AUT-14]', (code, status, expected) => {
    expect(isUnknownOutcome(new GatewayError({ code, status, call: 'register' }))).toBe(expected);
  });

  it('knows that nothing was registered where the call before it got no answer [AUT-13]', () => {
    expect(isUnknownOutcome(new GatewayError({ code: 'network', status: 0, call: 'affiliateCheck' }))).toBe(false);
  });
});
