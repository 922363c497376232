import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isAnswered } from '@/storefront/platform/gateway/is-answered';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';

type SaferPlay = CallValue<'saferPlay'>;
export type Limit = SaferPlay['limits'][number];
export type LimitKind = Limit['kind'];

/** How limits and breaks stand, and a way to change them: one change at a time, whose answer is how they stand then. */
export function useSaferPlay() {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const spec = saferPlayQuery(gateway);
  const query = useQuery(spec);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** Forgets the last change: what asked for it has closed, and another may follow. */
  const forget = useCallback(() => {
    sending.current = false;
    setBusy(false);
    setRefusal(undefined);
  }, []);
  /** Gives whether it was done; then none follows until it is forgotten, so that a second tap does nothing twice. */
  const change = async (send: () => Promise<SaferPlay>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      queries.setQueryData([...spec.queryKey], await send());
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('playActivity') });
      return true;
    } catch (error) {
      // It may have been done all the same: what stands below is how it is, not how it was.
      void queries.invalidateQueries({ queryKey: spec.queryKey });
      forget();
      setRefusal(isAnswered(error) ? errorText(error, t) : t('widget.safer.unknown'));
      return false;
    }
  };
  return { gateway, query, busy, refusal, change, forget };
}
