import { expect, test } from 'vitest';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { createIdentityToolkit } from '@/storefront/platform/gateway/sign-in/identity-toolkit';
import { signInOf } from '@/storefront/platform/gateway/sign-in/sign-in-config';
import answers from './identity-toolkit/answers.json';

const config = signInOf({ provider: 'identity-toolkit', apiKey: 'AIza&key' });
const home = 'https://www.aurora.example/m/login';
const departure = { channel: 'google', address: '', state: 'AMbdmDlQ3kOqz9', session: 'S7xUCo0bGmFqYh1cL2' } as const;
const receiver = { mobile: '01700 000099', countryDialingCode: '880' };

test('asks for the page of consent, with a code to come back and no token [AUT-23]', async () => {
  const { toolkit, asked } = answering(answers.createAuthUri);
  expect(await toolkit.startSignIn('google', home)).toEqual({
    channel: 'google',
    address: answers.createAuthUri.authUri,
    state: 'AMbdmDlQ3kOqz9',
    session: 'S7xUCo0bGmFqYh1cL2',
  });
  expect(asked).toEqual([
    {
      method: 'POST',
      url: 'https://identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=AIza%26key',
      body: {
        providerId: 'google.com',
        continueUri: home,
        authFlowType: 'CODE_FLOW',
        oauthScope: 'profile email',
      },
    },
  ]);
});

test.each([
  ['a page of another host', answers.createAuthUriElsewhere],
  ['a page without state', { ...answers.createAuthUri, authUri: 'https://accounts.google.com/o/oauth2/auth' }],
  ['a page of another port', { ...answers.createAuthUri, authUri: 'https://accounts.google.com:8443/?state=1' }],
  ['a page with credentials', { ...answers.createAuthUri, authUri: 'https://:x@accounts.google.com/?state=1' }],
  ['a page over http', { ...answers.createAuthUri, authUri: 'http://accounts.google.com/?state=1' }],
  ['a script', { ...answers.createAuthUri, authUri: 'javascript:alert(1)' }],
  ['nothing', {}],
])('goes nowhere where the service names %s [AUT-23]', async (_, answer) => {
  expect(await codeOf(answering(answer).toolkit.startSignIn('facebook', home))).toBe('sign-in.refused');
});

test('trades the address that was come back to for a token and what is known of the player [AUT-23]', async () => {
  const { toolkit, asked } = answering(answers.signInWithIdp);
  const address = `${home}?state=AMbdmDlQ3kOqz9&code=4%2F0AeanS0`;
  expect(await toolkit.finishSignIn(departure, address)).toEqual({
    channel: 'google',
    idToken: answers.signInWithIdp.idToken,
    email: 'rahim@example.com',
    name: 'Rahim Uddin',
  });
  expect(asked[0]?.body).toEqual({ requestUri: address, sessionId: departure.session, returnSecureToken: true });
});

test.each([
  ['access_denied&error_reason=user_denied', 'sign-in.cancelled'],
  ['server_error', 'sign-in.refused'],
  ['', 'sign-in.refused'],
])('reads an address that came back with error=%s as %s, without asking [AUT-23]', async (error, code) => {
  const { toolkit, asked } = answering({});
  expect(await codeOf(toolkit.finishSignIn(departure, `${home}?state=1&error=${error}`))).toBe(code);
  expect(asked).toEqual([]);
});

test('refuses an address that belongs to another account of the service, and says so [AUT-23]', async () => {
  const { toolkit } = answering(answers.signInWithIdpOfAnotherAccount);
  expect(await codeOf(toolkit.finishSignIn({ ...departure, channel: 'facebook' }, home))).toBe('sign-in.other-way');
});

test.each([
  ['another service than was left for', { ...answers.signInWithIdp, providerId: 'facebook.com' }],
  ['no service', { ...answers.signInWithIdp, providerId: undefined }],
  ['no token', { ...answers.signInWithIdp, idToken: undefined }],
])('takes nobody up by an answer that names %s [AUT-23]', async (_, answer) => {
  expect(await codeOf(answering(answer).toolkit.finishSignIn(departure, home))).toBe('sign-in.refused');
});

test('asks for the site key of the check before a code, without a body and by no other method than GET [AUT-23]', async () => {
  const { toolkit, asked } = answering(answers.recaptchaParams);
  expect(await toolkit.checkKey()).toBe(answers.recaptchaParams.recaptchaSiteKey);
  expect(asked).toEqual([
    { method: 'GET', url: 'https://identitytoolkit.googleapis.com/v1/recaptchaParams?key=AIza%26key', body: undefined },
  ]);
  expect(await codeOf(answering({}).toolkit.checkKey())).toBe('sign-in.refused');
});

test('sends a code to the number in its international form with what the check gave, and trades the code for a token [AUT-23]', async () => {
  const sending = answering(answers.sendVerificationCode);
  expect(await sending.toolkit.sendCode(receiver, '03AGdBq25')).toBe('AJOnW4QvK8mB');
  expect(sending.asked[0]).toEqual({
    method: 'POST',
    url: 'https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=AIza%26key',
    body: { phoneNumber: '+8801700000099', recaptchaToken: '03AGdBq25' },
  });
  const checking = answering(answers.signInWithPhoneNumber);
  expect(await checking.toolkit.checkCode('AJOnW4QvK8mB', '123456')).toBe(answers.signInWithPhoneNumber.idToken);
  expect(checking.asked[0]?.body).toEqual({ sessionInfo: 'AJOnW4QvK8mB', code: '123456' });
});

test.each([
  ['without its country', { ...receiver, countryDialingCode: '' }],
  ['that is none', { ...receiver, mobile: '0' }],
])('sends no code to a number %s [AUT-23]', async (_, half) => {
  const { toolkit, asked } = answering(answers.sendVerificationCode);
  expect(await codeOf(toolkit.sendCode(half, '03AGdBq25'))).toBe('mobile.format');
  expect(asked).toEqual([]);
});

test.each([
  ['INVALID_CODE', 'verification.code.incorrect'],
  ['SESSION_EXPIRED', 'verification.code.expired'],
  ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed - EXPIRED', 'sign-in.check-refused'],
  ['INVALID_RECAPTCHA_TOKEN', 'sign-in.check-refused'],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'mobile.format'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'TOO_MANY_REQUESTS'],
  ['USER_DISABLED', 'user.disabled'],
  ['OPERATION_NOT_ALLOWED', 'sign-in.refused'],
  ['constructor', 'sign-in.refused'],
])('reads the refusal %s as %s [AUT-23]', async (message, code) => {
  const { toolkit } = answering({ error: { ...answers.refusal.error, message } }, 400);
  expect(await codeOf(toolkit.checkCode('ticket', '1'))).toBe(code);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', async () => new Response('<html>', { status: 502 })],
])('says that the network is off where there is %s [AUT-23]', async (_, ask) => {
  expect(await codeOf(createIdentityToolkit(config, ask).sendCode(receiver, 'solved'))).toBe('network');
});

function answering(answer: object, status = 200) {
  const asked: { readonly method: string; readonly url: string; readonly body: unknown }[] = [];
  const toolkit = createIdentityToolkit(config, async (input, init) => {
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    asked.push({ method: init?.method ?? 'GET', url: String(input), body });
    return Response.json(answer, { status });
  });
  return { toolkit, asked };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error) => (isGatewayError(error) ? error.code : String(error)),
  );
}
