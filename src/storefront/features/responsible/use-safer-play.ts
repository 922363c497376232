import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useAction, usePageId, useSearchParams } from '@/storefront/contract/hooks';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { useSend } from '@/storefront/forms/send/use-send';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useLiveText } from '@/storefront/platform/languages/use-live-text';

export type SaferPlay = CallValue<'saferPlay'>;
export type Limit = SaferPlay['limits'][number];
export type LimitKind = Limit['kind'];

type Change = {
  readonly send: () => Promise<SaferPlay>;
  /** Whether the change was made, by the current state. Called if no answer came. */
  readonly holds: (now: SaferPlay) => boolean;
  /** Called if the session ended: typed values are needed after the login. */
  readonly onEnded?: () => void;
};

/**
 * The state of limits and breaks, and a function that changes it, one change at a time. The answer of a change is the
 * new state.
 */
export function useSaferPlay() {
  const gateway = useGateway();
  const queries = useQueryClient();
  const spec = saferPlayQuery(gateway);
  const query = useQuery(spec);
  const readFresh = useReadFresh();
  const askLogin = useAskLogin();
  const { busy, send, reset } = useSend({ afterSuccess: 'locked', calls: ['setPlayLimit', 'startPause'] });
  const [refusal, setRefusal] = useLiveText();
  /** Tells a change whether its dialog has closed meanwhile. */
  const forgetCount = useRef(0);
  /** Forgets the last change after its dialog has closed, so that another can follow. */
  const forget = useCallback(() => {
    forgetCount.current += 1;
    reset();
    setRefusal(undefined);
  }, [reset, setRefusal]);
  /** Gives whether the change was made. After one that was, none is sent until `forget`: a second tap does nothing. */
  const change = async ({ send: call, holds, onEnded }: Change): Promise<boolean> => {
    const countBefore = forgetCount.current;
    const result = await send(async () => {
      setRefusal(undefined);
      try {
        queries.setQueryData([...spec.queryKey], await call());
      } catch (error) {
        const outcome = outcomeOf(error);
        // A dialog that has closed says nothing in the next one.
        if (outcome === 'session' || countBefore !== forgetCount.current) throw error;
        setRefusal((text) => (outcome === 'open' ? text('widget.safer.unknown') : errorText(error, text)));
        // Shows the state as it is now; the change may have been made after all.
        const reread = readFresh(spec).catch(() => undefined);
        const current = outcome === 'open' ? await reread : undefined;
        if (current === undefined || !holds(current)) throw error;
      }
    });
    if (result?.outcome === 'session') {
      forget();
      onEnded?.();
      askLogin();
    }
    return result?.outcome === 'done';
  };
  return { gateway, query, busy, refusal, change, forget };
}

/**
 * Asks for the login after a session ended. Guests may see this page, so nothing else asks. The login leads back to the
 * dialog that is open now.
 */
function useAskLogin(): () => void {
  const run = useAction();
  const page = usePageId();
  const [search] = useSearchParams();
  return () => run({ do: 'navigate', to: page, params: Object.fromEntries(search), need: 'session', replace: true });
}
