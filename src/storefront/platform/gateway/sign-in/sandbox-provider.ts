import { GatewayError } from '../gateway-error';
import { askJson, textIn } from './ask-json';
import type { Identity, SignInProvider } from './provider';
import { throwRefusalIn } from './provider-errors';

const root = '/__sandbox';

/**
 * The sandbox's own sign-in service: a page of consent, and codes that its control page shows. Real gateways have none.
 */
export function createSandboxProvider(ask: typeof fetch): SignInProvider {
  const call = async (act: string, body: object) => {
    const { ok, answer } = await askJson(ask, `${root}/api/sign-in/${act}`, body);
    if (!ok) throw new GatewayError({ code: codeOf(textIn(answer, 'error') ?? '') });
    return answer;
  };
  const filled = (value: string | undefined): string => {
    if (value === undefined) throw new GatewayError({ code: 'sign-in.refused' });
    return value;
  };
  return {
    depart: async (channel, returnTo) => {
      const state = filled(textIn(await call('start', { channel }), 'state'));
      const query = new URLSearchParams({ channel, state, back: new URL(returnTo).pathname });
      return { channel, state, session: '', address: `${root}/sign-in?${query}` };
    },
    arrive: async ({ channel }, address) => {
      throwRefusalIn(address);
      const code = filled(new URL(address).searchParams.get('code') ?? undefined);
      const answer = await call('token', { channel, code });
      const [email, name] = [textIn(answer, 'email'), textIn(answer, 'name')];
      return {
        channel,
        idToken: filled(textIn(answer, 'idToken')),
        ...(email !== undefined && { email }),
        ...(name !== undefined && { name }),
      } satisfies Identity;
    },
    checkKey: async () => undefined,
    sendCode: async ({ mobile }) => filled(textIn(await call('code', { mobile }), 'ticket')),
    checkCode: async (ticket, code) => filled(textIn(await call('check', { ticket, code }), 'idToken')),
  };
}

const known = new Set([
  'verification.code.incorrect',
  'verification.code.expired',
  'mobile.format',
  'TOO_MANY_REQUEST',
]);

function codeOf(error: string): string {
  return known.has(error) ? error : 'sign-in.refused';
}
