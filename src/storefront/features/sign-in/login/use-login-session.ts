import { useRef } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Session } from '@/storefront/contract/session';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { type LoginAnswer, useStartSession } from '@/storefront/platform/session/use-session';
import { toast } from '@/storefront/ui/overlays/toast';

type StartOptions = Parameters<ReturnType<typeof useStartSession>>[1];

/** Starts the session of a login's answer. */
export function useLoginSession(onDone: (answer: LoginAnswer) => void) {
  const t = useText();
  const startSession = useStartSession();
  const isHere = useIsHere();
  const { session } = useRuntime();
  const startedSession = useRef<Session>(undefined);
  return {
    /** Whether this form has started the current session: the next page is loading, so taps send nothing. */
    isStarted: () => startedSession.current !== undefined && startedSession.current === session.current(),
    /** False if the answer has no session. */
    start: (answer: LoginAnswer, options: StartOptions): boolean => {
      if (!startSession(answer, options)) return false;
      if (!isOn(answer.firstTimeLogin)) startedSession.current = session.current();
      toast({ kind: 'success', text: t('toast.login.success') });
      // A player who left the form meanwhile stays on the other page, signed in, unless the password must be changed.
      if (isHere() || isOn(answer.firstTimeLogin)) onDone(answer);
      return true;
    },
  };
}
