import { GatewayError } from '../gateway-error';
import { postJson, textIn, toObject } from './post-json';
import type { Channel, Identity, Receiver, SignInProvider } from './provider';
import type { SignIn } from './sign-in-config';

const providerIds = { google: 'google.com', facebook: 'facebook.com' } as const;

/**
 * Google's Identity Toolkit (Firebase sign-in) by its REST calls, without its library:
 * cloud.google.com/identity-platform/docs/reference/rest/v1/accounts. The site's login address must stand among the allowed redirect
 * addresses of the project. Codes by SMS need a project that does not ask the web for a reCAPTCHA token, since that is a script of its own.
 */
export function createIdentityToolkit(
  { apiKey, host, pages }: Pick<SignIn, 'apiKey' | 'host' | 'pages'>,
  ask: typeof fetch,
): SignInProvider {
  const call = async (method: string, body: object) => {
    const { ok, answer } = await postJson(
      ask,
      `https://${host}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`,
      body,
    );
    if (!ok) throw refusal(textIn(toObject(answer.error), 'message') ?? '');
    return answer;
  };
  return {
    depart: async (channel, returnTo) => {
      const answer = await call('createAuthUri', {
        providerId: providerIdOf(channel),
        continueUri: returnTo,
        ...(channel === 'google' && { authFlowType: 'CODE_FLOW', oauthScope: 'profile email' }),
      });
      const [address, session] = [textIn(answer, 'authUri') ?? '', textIn(answer, 'sessionId') ?? ''];
      const state = stateIn(address, pages);
      if (state === undefined || session === '') throw refused(`createAuthUri led to no known page`);
      return { channel, address, state, session };
    },
    arrive: async ({ channel, session }, address) => {
      if (new URL(address).searchParams.has('error')) throw new GatewayError({ code: 'sign-in.cancelled' });
      const answer = await call('signInWithIdp', { requestUri: address, sessionId: session, returnSecureToken: true });
      return { channel, idToken: tokenIn(answer), ...knownOf(answer) };
    },
    sendCode: async (receiver) => {
      const ticket = textIn(
        await call('sendVerificationCode', { phoneNumber: internationalNumber(receiver) }),
        'sessionInfo',
      );
      if (ticket === undefined) throw refused('sendVerificationCode gave no sessionInfo');
      return ticket;
    },
    checkCode: async (ticket, code) => tokenIn(await call('signInWithPhoneNumber', { sessionInfo: ticket, code })),
  };
}

function providerIdOf(channel: Channel): string {
  if (channel === 'sms') throw new Error('A number is proved by a code, not on a page. Call sendCode.');
  return providerIds[channel];
}

/** The `state` of an address, where it is an https page of a known host. */
function stateIn(address: string, pages: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, searchParams } = new URL(address);
  const isKnown = protocol === 'https:' && username === '' && pages.includes(hostname);
  return isKnown ? searchParams.get('state') || undefined : undefined;
}

/** An e-mail address that belongs to another account of the project comes without a token: `needConfirmation`. */
function tokenIn(answer: { readonly [name: string]: unknown }): string {
  const token = textIn(answer, 'idToken');
  if (token === undefined) throw refused('the answer has no idToken');
  return token;
}

function knownOf(answer: { readonly [name: string]: unknown }): Pick<Identity, 'email' | 'name'> {
  const [email, name] = [textIn(answer, 'email'), textIn(answer, 'displayName') ?? textIn(answer, 'fullName')];
  return { ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
}

/** E.164: the zero that leads a national number goes. */
function internationalNumber({ mobile, countryDialingCode }: Receiver): string {
  return `+${countryDialingCode.replace(/\D/g, '')}${mobile.replace(/\D/g, '').replace(/^0+/, '')}`;
}

const codes: { readonly [message: string]: string } = {
  INVALID_CODE: 'verification.code.incorrect',
  MISSING_CODE: 'verification.code.incorrect',
  CODE_EXPIRED: 'verification.code.incorrect',
  SESSION_EXPIRED: 'verification.code.incorrect',
  INVALID_SESSION_INFO: 'verification.code.incorrect',
  INVALID_PHONE_NUMBER: 'mobile.format',
  MISSING_PHONE_NUMBER: 'mobile.format',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TOO_MANY_REQUESTS',
  QUOTA_EXCEEDED: 'TOO_MANY_REQUESTS',
  USER_DISABLED: 'user.disabled',
  USER_CANCELLED: 'sign-in.cancelled',
};

/** Messages start with a code, and may go on with words: `INVALID_IDP_RESPONSE : …`. */
function refusal(message: string): GatewayError {
  const [code = ''] = message.split(' ');
  return Object.hasOwn(codes, code) ? new GatewayError({ code: codes[code] ?? '' }) : refused(code);
}

function refused(why: string): GatewayError {
  return new GatewayError({ code: 'sign-in.refused', message: `The sign-in service refused: ${why}.` });
}
