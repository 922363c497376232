import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '@/storefront/contract/session';
import type { Caller } from '@/storefront/platform/gateway/create-gateway';
import { sessionOfKey } from '@/storefront/platform/gateway/queries/keys';

/** Longest wait for the gateway, in milliseconds, so that signing out is quick. */
const logoutTimeoutMs = 5000;

/** Sends the logout, then clears the session here, whatever the gateway answers. */
export async function signOut(session: SessionStore, call: Caller): Promise<void> {
  const leavingToken = session.current()?.token;
  try {
    if (leavingToken !== undefined) await call('logout', {}, { timeoutMs: logoutTimeoutMs });
  } catch {
    // The result does not matter: the session ends here in any case.
  } finally {
    const token = session.current()?.token;
    // A session that began meanwhile in another tab stays.
    if (token === undefined || token === leavingToken) session.end();
  }
}

/** Removes the answers of every other session, so that the next one in this document never sees them. */
export function dropOtherSessions(queries: QueryClient, session: string): void {
  queries.removeQueries({
    predicate: ({ queryKey }) => {
      const owner = sessionOfKey(queryKey);
      return owner !== undefined && owner !== session;
    },
  });
}
