import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isKnownOutcome, isSessionOver } from '@/storefront/platform/gateway/outcome';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { useIsHere } from '../use-is-here';
import { useEarlier } from './unsettled/use-unsettled';

type Sending<Outcome> = {
  /** The amount as text, for the toast to a player who left. */
  readonly amount: string;
  /** The one money call of this intent. */
  readonly send: () => Promise<Outcome>;
  /** `refused`, also when the session ended; `unknown` if no answer came and the record has to tell. */
  readonly onFailed: (outcome: 'refused' | 'unknown') => void;
  /** `earlier`: when it was first sent, if this is the outcome of a try that got no answer. */
  readonly onDone: (outcome: Outcome, earlier: number | undefined) => void;
};

/**
 * Sends a money call, one of `calls`, once, however often it is tapped, and asks anew for what its
 * schema says that it touches. Gives why it was refused; where no answer came `UnsettledNote` tells. After a success it stays locked:
 * the outcome takes the form's place, and a late tap sends no second one. Whoever went away while it was on its way
 * is told why it failed all the same, in `unknownText` where nobody knows. That a session ended is told by itself.
 */
export function useSendOnce(calls: readonly CallName[], unknownText: string) {
  const t = useText();
  const queries = useQueryClient();
  const isHere = useIsHere();
  const withEarlier = useEarlier(calls);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  /** The error and not its words, since the language may change. */
  const [refusal, setRefusal] = useState<unknown>();
  const sendOnce = async <Outcome>({ amount, send, onFailed, onDone }: Sending<Outcome>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { value, earlier } = await withEarlier(send);
      onDone(value, earlier);
    } catch (error) {
      const known = isKnownOutcome(error);
      const isLeft = !isHere();
      onFailed(known ? 'refused' : 'unknown');
      if (!isSessionOver(error)) {
        if (known) setRefusal(error);
        const text = known ? errorText(error, t) : unknownText;
        if (isLeft) toast({ kind: 'fail', text: `${amount} · ${text}`, duration: durations.long });
      }
      sending.current = false;
      setBusy(false);
    } finally {
      void queries.invalidateQueries(touchedBy(calls));
    }
  };
  const told =
    refusal === undefined
      ? undefined
      : { text: errorText(refusal, t), isFundWrong: isGatewayError(refusal, 'payment.password.incorrect') };
  return { busy, refusal: told, sendOnce };
}
