import type { CallName } from '@/storefront/generated/wire/calls';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { useSend } from '../send/use-send';
import { useIsHere } from '../use-is-here';
import { useSendWithEarlier } from './unsettled/use-unsettled';

type SendOptions<Outcome> = {
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
 * Sends one of the money calls `calls` once, however often the button is tapped. Then it reads again what the call's
 * schema touches. Gives the reason of a refusal; `UnsettledNote` tells of a missing answer. After a success it stays
 * locked, since the outcome replaces the form and a late tap must send nothing. A player who has left the page reads
 * the reason in a toast, or `unknownText` if nobody knows the outcome. The end of a session is told elsewhere.
 */
export function useSendOnce(calls: readonly CallName[], unknownText: string) {
  const t = useText();
  const isHere = useIsHere();
  const sendWithEarlier = useSendWithEarlier(calls);
  const { busy, failure, send, reset } = useSend({ afterSuccess: 'locked', calls });
  const sendOnce = async <Outcome>({ amount, send: call, onFailed, onDone }: SendOptions<Outcome>) => {
    const result = await send(() => sendWithEarlier(call));
    if (result === undefined) return;
    // Not within the sending: a fault of the page must not count as a lost answer.
    if (result.outcome === 'done') return onDone(result.value.value, result.value.earlier);
    const hasLeft = !isHere();
    onFailed(result.outcome === 'open' ? 'unknown' : 'refused');
    if (!hasLeft || result.outcome === 'session') return;
    const text = result.outcome === 'open' ? unknownText : errorText(result.error, t);
    toast({ kind: 'fail', text: `${amount} · ${text}`, duration: durations.long });
  };
  const refusal =
    failure?.outcome === 'refused'
      ? { text: failure.text, isFundWrong: isGatewayError(failure.error, 'payment.password.incorrect') }
      : undefined;
  return { busy, refusal, sendOnce, reset };
}
