import type { SessionStore } from '@/storefront/contract/session';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';

/**
 * An identity of another service that has no account yet. Kept for the life of the document, until a session begins or
 * ends.
 */
export type WaitingIdentity = {
  readonly keep: (identity: Identity) => void;
  readonly current: () => Identity | undefined;
};

const waiting = new WeakMap<SessionStore, Identity>();
const watched = new WeakSet<SessionStore>();

export function waitingIdentityOf(session: SessionStore): WaitingIdentity {
  return {
    keep: (identity) => {
      waiting.set(session, identity);
      if (watched.has(session)) return;
      watched.add(session);
      session.subscribe(() => waiting.delete(session));
    },
    current: () => waiting.get(session),
  };
}
