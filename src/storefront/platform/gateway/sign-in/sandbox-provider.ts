import { GatewayError } from '../gateway-error';
import { askJson, textIn } from './ask-json';
import type { Identity, SignInProvider } from './provider';
import { throwRefusalIn } from './provider-errors';

const root = '/__sandbox';

/**
 * The sandbox's own sign-in service: a page of consent, and codes that its control page shows. Real gateways have none.
 */
export function createSandboxProvider(fetcher: typeof fetch): SignInProvider {
  const call = async (endpoint: string, body: object) => {
    const { ok, answer } = await askJson(fetcher, `${root}/api/sign-in/${endpoint}`, body);
    if (!ok) throw new GatewayError({ code: errorCodeOf(textIn(answer, 'error') ?? '') });
    return answer;
  };
  const required = (value: string | undefined): string => {
    if (value === undefined) throw new GatewayError({ code: 'sign-in.refused' });
    return value;
  };
  return {
    startSignIn: async (channel, returnTo) => {
      const state = required(textIn(await call('start', { channel }), 'state'));
      const query = new URLSearchParams({ channel, state, back: new URL(returnTo).pathname });
      return { channel, state, session: '', address: `${root}/sign-in?${query}` };
    },
    finishSignIn: async ({ channel }, address) => {
      throwRefusalIn(address);
      const code = required(new URL(address).searchParams.get('code') ?? undefined);
      const answer = await call('token', { channel, code });
      const [email, name] = [textIn(answer, 'email'), textIn(answer, 'name')];
      return {
        channel,
        idToken: required(textIn(answer, 'idToken')),
        ...(email !== undefined && { email }),
        ...(name !== undefined && { name }),
      } satisfies Identity;
    },
    // The sandbox sends a code without a check for humans, so it has no site key.
    checkKey: async () => undefined,
    sendCode: async ({ mobile }) => required(textIn(await call('code', { mobile }), 'ticket')),
    checkCode: async (ticket, code) => required(textIn(await call('check', { ticket, code }), 'idToken')),
  };
}

const knownErrors = new Set([
  'verification.code.incorrect',
  'verification.code.expired',
  'mobile.format',
  'TOO_MANY_REQUEST',
]);

function errorCodeOf(error: string): string {
  return knownErrors.has(error) ? error : 'sign-in.refused';
}
