import { useSend } from '@/storefront/forms/send/use-send';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { type GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';

type Sending = {
  readonly busy: boolean;
  /** Sends one call at a time under a loading toast. When that is gone, `onFailed` gets a refusal or lost answer. */
  readonly once: (pending: string, call: () => Promise<void>, onFailed: (error: GatewayError) => void) => Promise<void>;
  /** Shows a success for a second, then runs `onShown`, unless the player has left. */
  readonly succeed: (text: string, onShown: () => void) => void;
};

/** A form that sends once for each tap, and nothing after a success, since the page then changes. */
export function useSending(): Sending {
  const { busy, send } = useSend({ afterSuccess: 'locked' });
  const isHere = useIsHere();
  const t = useText();
  const sendOnce: Sending['once'] = async (pending, call, onFailed) => {
    const result = await send(() => {
      const closeToast = toast({ kind: 'loading', text: pending, duration: durations.loading });
      return call().finally(closeToast);
    });
    if (result === undefined || result.outcome === 'done') return;
    if (isGatewayError(result.error)) onFailed(result.error);
    else toast({ kind: 'fail', text: t('error.unknown') });
  };
  const succeed: Sending['succeed'] = (text, onShown) => {
    toast({ kind: 'success', text, duration: durations.brief });
    setTimeout(() => isHere() && onShown(), durations.brief);
  };
  return { busy, once: sendOnce, succeed };
}
