import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '@/storefront/contract/session';
import type { Caller } from '@/storefront/platform/gateway/create-gateway';
import { sessionOfKey } from '@/storefront/platform/gateway/queries/keys';

/** Longest wait for the gateway's answer, in milliseconds: a player who leaves is not kept. */
const logoutTimeoutMs = 5000;

/** Tells the gateway, then clears everything of the session here, whatever the gateway said. */
export async function signOut(session: SessionStore, call: Caller): Promise<void> {
  const leaving = session.current()?.token;
  try {
    if (leaving !== undefined) await call('logout', {}, { timeoutMs: logoutTimeoutMs });
  } catch {
    // The result does not matter (wire.md 2.1): the session ends here in any case.
  } finally {
    const token = session.current()?.token;
    // Whoever has signed in meanwhile, in another tab, stays.
    if (token === undefined || token === leaving) session.end();
  }
}

/** Forgets what every session but this one (none for a guest) asked for, so that the next one in this document never sees it. */
export function dropOtherSessions(queries: QueryClient, session: string): void {
  queries.removeQueries({
    predicate: ({ queryKey }) => {
      const owner = sessionOfKey(queryKey);
      return owner !== undefined && owner !== session;
    },
  });
}
