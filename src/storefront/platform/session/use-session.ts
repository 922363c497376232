import { useCallback, useSyncExternalStore } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Session } from '@/storefront/contract/session';
import { keptPasswordOf } from './kept-password';
import { parseSession } from './session';

/** The session of the visitor, or undefined for a guest (and always on the server). */
export function useSession(): Session | undefined {
  const { session } = useRuntime();
  return useSyncExternalStore(session.subscribe, session.current, session.server);
}

/** The part of a login, registration or trial answer that becomes a session. */
export type LoginAnswer = {
  readonly token?: string | null;
  readonly userName?: string | null;
  readonly customerType?: number | string | null;
  readonly firstTimeLogin?: boolean | number | string | null;
};

/** `trial`: the session belongs to the trial merchant. `password`, if given, is kept until the document is closed. */
export type LoginKind = { readonly trial?: boolean; readonly password?: string | undefined };

/**
 * Starts the session of a login answer: `startSession(value)`, or `startSession(value, {trial: true})`. False if the
 * answer has no session.
 */
export function useStartSession(): (answer: LoginAnswer, kind?: LoginKind) => boolean {
  const { session, boot } = useRuntime();
  return useCallback(
    (answer, kind) => {
      const isTrial = kind?.trial === true;
      const merchantCode = isTrial ? boot.merchant.trialCode : boot.merchant.code;
      const next = parseSession({ ...answer, type: answer.customerType, merchantCode });
      if (next === undefined) return false;
      session.start(next, isTrial ? next.userName : undefined);
      if (kind?.password !== undefined) keptPasswordOf(session).keep(kind.password);
      return true;
    },
    [session, boot],
  );
}
