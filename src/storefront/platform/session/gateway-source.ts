import type { QueryClient } from '@tanstack/react-query';
import type { Session, SessionStore } from '@/storefront/contract/session';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { type Caller, createGateway } from '@/storefront/platform/gateway/create-gateway';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import type { GatewaySource } from '@/storefront/platform/gateway/gateway-context';
import { queryScopeOf } from './query-scope';

type Options = {
  readonly session: SessionStore;
  readonly merchant: string;
  readonly call: Caller;
  /**
   * Sends calls of guests. They wait until hydration is done, since newer answers would differ from the server's HTML.
   */
  readonly guestCall: Caller;
  readonly keys: BrowserStorage;
};

/** Gateways of this document, one for each session and language. */
export function createGatewaySource({ session, merchant, call, guestCall, keys }: Options): GatewaySource {
  const last = (caller: Caller) => {
    let made: { readonly of: Session | undefined; readonly gateway: Gateway } | undefined;
    return (of: Session | undefined, language: string) => {
      if (made === undefined || made.of !== of || made.gateway.scope.language !== language)
        made = { of, gateway: createGateway(queryScopeOf({ session: of, merchant, language }), caller) };
      return made.gateway;
    };
  };
  let answers: QueryClient | undefined;
  const guest = last(guestCall);
  const member = last(call);
  return {
    keys,
    server: (language) => guest(undefined, language),
    subscribe: session.subscribe,
    serverAnswers: () => answers,
    keepServerAnswers: (kept) => {
      answers = kept;
    },
    current: (language) => {
      const now = session.current();
      return (now === undefined ? guest : member)(now, language);
    },
  };
}
