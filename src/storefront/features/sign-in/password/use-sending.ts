import { useRef, useState } from 'react';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { type GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { durations, toast } from '@/storefront/ui/overlays/toast';

type Sending = {
  readonly busy: boolean;
  /** Sends one call at a time under a loading toast. `refuse` gets the refusal when the toast is gone. */
  readonly once: (pending: string, ask: () => Promise<void>, refuse: (error: GatewayError) => void) => Promise<void>;
  /** Shows a success for a second, then runs `then`, unless the player has left. */
  readonly succeed: (text: string, then: () => void) => void;
};

/** A form that sends once for each tap. */
export function useSending(): Sending {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const isHere = useIsHere();
  const once: Sending['once'] = async (pending, ask, refuse) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const done = toast({ kind: 'loading', text: pending, duration: durations.loading });
    try {
      await ask();
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      done();
      refuse(error);
    } finally {
      done();
      sending.current = false;
      setBusy(false);
    }
  };
  const succeed: Sending['succeed'] = (text, then) => {
    toast({ kind: 'success', text, duration: durations.brief });
    setTimeout(() => isHere() && then(), durations.brief);
  };
  return { busy, once, succeed };
}
