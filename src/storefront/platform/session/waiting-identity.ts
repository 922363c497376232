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

const identities = new WeakMap<SessionStore, Identity>();
const watchedSessions = new WeakSet<SessionStore>();

export function waitingIdentityOf(session: SessionStore): WaitingIdentity {
  return {
    keep: (identity) => {
      identities.set(session, identity);
      if (watchedSessions.has(session)) return;
      watchedSessions.add(session);
      session.subscribe(() => identities.delete(session));
    },
    current: () => identities.get(session),
  };
}
