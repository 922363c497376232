import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { parseAddress } from '@/storefront/platform/browser/parse-address';
import { GatewayError } from '../gateway-error';
import { askJson, textIn } from './ask-json';
import type { Channel, Identity, Receiver, SignInProvider } from './provider';
import { errorOfMessage, refusedError, throwRefusalIn } from './provider-errors';
import type { SignIn } from './sign-in-config';

const providerIds = { google: 'google.com', facebook: 'facebook.com' } as const;

/**
 * Google's Identity Toolkit (Firebase sign-in) through its REST calls, without its library:
 * cloud.google.com/identity-platform/docs/reference/rest/v1/accounts. The project must allow the site's login address
 * as a redirect and its host as a domain. A code by SMS needs a solved reCAPTCHA (v2): a project that enforces
 * reCAPTCHA Enterprise for phone numbers refuses with `sign-in.check-refused`.
 */
export function createIdentityToolkit(
  { apiKey, host, pages }: Pick<SignIn, 'apiKey' | 'host' | 'pages'>,
  fetcher: typeof fetch,
): SignInProvider {
  const call = async (path: string, body?: object) => {
    const { ok, answer } = await askJson(fetcher, `https://${host}/v1/${path}?key=${encodeURIComponent(apiKey)}`, body);
    if (!ok) throw errorOfMessage(textIn(fieldsOf(answer.error), 'message') ?? '');
    return answer;
  };
  return {
    startSignIn: async (channel, returnTo) => {
      const answer = await call('accounts:createAuthUri', {
        providerId: providerIdOf(channel),
        continueUri: returnTo,
        ...(channel === 'google' && { authFlowType: 'CODE_FLOW', oauthScope: 'profile email' }),
      });
      const [address, session] = [textIn(answer, 'authUri') ?? '', textIn(answer, 'sessionId') ?? ''];
      const state = stateIn(address, pages);
      if (state === undefined || session === '') throw refusedError(`createAuthUri led to no known page`);
      return { channel, address, state, session };
    },
    finishSignIn: async ({ channel, session }, address) => {
      throwRefusalIn(address);
      const answer = await call('accounts:signInWithIdp', {
        requestUri: address,
        sessionId: session,
        returnSecureToken: true,
      });
      // A player who left for one service must not come back from another.
      if (answer.providerId !== providerIdOf(channel)) throw refusedError('signInWithIdp names another service');
      return { channel, idToken: tokenIn(answer), ...profileOf(answer) };
    },
    checkKey: async () => {
      const key = textIn(await call('recaptchaParams'), 'recaptchaSiteKey');
      if (key === undefined) throw refusedError('recaptchaParams gave no recaptchaSiteKey');
      return key;
    },
    sendCode: async (receiver, captchaToken) => {
      const phoneNumber = await numberOf(receiver);
      const answer = await call('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: captchaToken });
      const ticket = textIn(answer, 'sessionInfo');
      if (ticket === undefined) throw refusedError('sendVerificationCode gave no sessionInfo');
      return ticket;
    },
    checkCode: async (ticket, code) =>
      tokenIn(await call('accounts:signInWithPhoneNumber', { sessionInfo: ticket, code })),
  };
}

function providerIdOf(channel: Channel): string {
  if (channel === 'sms') throw new Error('A number is proved by a code, not on a page. Call sendCode.');
  return providerIds[channel];
}

/** The `state` of an address, where it is an https page of a known host. */
function stateIn(address: string, pages: readonly string[]): string | undefined {
  const url = parseAddress(address);
  if (url === undefined) return undefined;
  const { protocol, host, username, password, searchParams } = url;
  const isKnownPage = protocol === 'https:' && username + password === '' && pages.includes(host);
  return isKnownPage ? searchParams.get('state') || undefined : undefined;
}

/** If the e-mail address belongs to another account of the project, there is no token, but `needConfirmation`. */
function tokenIn(answer: { readonly [name: string]: unknown }): string {
  const token = textIn(answer, 'idToken');
  if (token === undefined && answer.needConfirmation === true) throw new GatewayError({ code: 'sign-in.other-way' });
  if (token === undefined) throw refusedError('the answer has no idToken');
  return token;
}

function profileOf(answer: { readonly [name: string]: unknown }): Pick<Identity, 'email' | 'name'> {
  const [email, name] = [textIn(answer, 'email'), textIn(answer, 'displayName') ?? textIn(answer, 'fullName')];
  return { ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
}

/** The number in E.164, by the country's numbering plan. Without the country it could be somebody else's number. */
async function numberOf({ mobile, countryDialingCode }: Receiver): Promise<string> {
  const { internationalNumber } = await import('../phone-number').catch(() => {
    throw new GatewayError({ code: 'network' });
  });
  const number = internationalNumber(mobile, countryDialingCode);
  if (number === undefined) throw new GatewayError({ code: 'mobile.format' });
  return number;
}
