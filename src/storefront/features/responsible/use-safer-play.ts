import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useAction, usePageId, useSearchParams } from '@/storefront/contract/hooks';
import { useReadAnew } from '@/storefront/forms/account/use-read-anew';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isAnswered } from '@/storefront/platform/gateway/is-answered';
import { endsSession } from '@/storefront/platform/gateway/messages';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSaid } from '@/storefront/platform/languages/use-said';

export type SaferPlay = CallValue<'saferPlay'>;
export type Limit = SaferPlay['limits'][number];
export type LimitKind = Limit['kind'];

type Change = {
  readonly send: () => Promise<SaferPlay>;
  /** Whether it was done, by how things stand: asked where no answer came. */
  readonly holds: (now: SaferPlay) => boolean;
  /** The session ended, and the login is asked for: what was typed is wanted after it. */
  readonly onEnded?: () => void;
};

/** How limits and breaks stand, and a way to change them: one change at a time, whose answer is how they stand then. */
export function useSaferPlay() {
  const gateway = useGateway();
  const queries = useQueryClient();
  const spec = saferPlayQuery(gateway);
  const query = useQuery(spec);
  const readAnew = useReadAnew();
  const askLogin = useAskAgain();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useSaid();
  /** Forgets the last change: what asked for it has closed, and another may follow. */
  const forget = useCallback(() => {
    sending.current = false;
    setBusy(false);
    setRefusal(undefined);
  }, [setRefusal]);
  /** Gives whether it was done; then none follows until it is forgotten, so that a second tap does nothing twice. */
  const change = async ({ send, holds, onEnded }: Change): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      queries.setQueryData([...spec.queryKey], await send());
      return true;
    } catch (error) {
      if (isGatewayError(error) && endsSession(error.code)) {
        forget();
        onEnded?.();
        askLogin();
        return false;
      }
      setRefusal((text) => (isAnswered(error) ? errorText(error, text) : text('widget.safer.unknown')));
      // What stands below is how it is, not how it was; and it may have been done all the same.
      const anew = readAnew(spec).catch(() => undefined);
      const now = isAnswered(error) ? undefined : await anew;
      if (now !== undefined && holds(now)) return true;
      sending.current = false;
      setBusy(false);
      return false;
    } finally {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('playActivity') });
    }
  };
  return { gateway, query, busy, refusal, change, forget };
}

/** The login for whose session ended: guests may see this page, so that nothing else leads there. It comes back to what is open now. */
function useAskAgain(): () => void {
  const run = useAction();
  const page = usePageId();
  const [search] = useSearchParams();
  return () => run({ do: 'navigate', to: page, params: Object.fromEntries(search), need: 'session', replace: true });
}
