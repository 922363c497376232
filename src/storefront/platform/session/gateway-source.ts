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

/** Gateways of this document, a new one when session or language changes. */
export function createGatewaySource({ session, merchant, call, guestCall, keys }: Options): GatewaySource {
  const createGatewayCache = (caller: Caller) => {
    let cached: { readonly of: Session | undefined; readonly gateway: Gateway } | undefined;
    return (cacheSession: Session | undefined, language: string) => {
      if (cached === undefined || cached.of !== cacheSession || cached.gateway.scope.language !== language)
        cached = {
          of: cacheSession,
          gateway: createGateway(queryScopeOf({ session: cacheSession, merchant, language }), caller),
        };
      return cached.gateway;
    };
  };
  let serverAnswers: QueryClient | undefined;
  const guestGateway = createGatewayCache(guestCall);
  const memberGateway = createGatewayCache(call);
  return {
    keys,
    server: (language) => guestGateway(undefined, language),
    subscribe: session.subscribe,
    serverAnswers: () => serverAnswers,
    keepServerAnswers: (queryClient) => {
      serverAnswers = queryClient;
    },
    current: (language) => {
      const currentSession = session.current();
      return (currentSession === undefined ? guestGateway : memberGateway)(currentSession, language);
    },
  };
}
