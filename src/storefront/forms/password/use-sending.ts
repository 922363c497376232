import { useRef, useState } from 'react';
import { type GatewayError, isGatewayError } from '@/storefront/gateway/gateway-error';
import { durations, toast } from '@/storefront/ui/toast';

type Sending = {
  readonly busy: boolean;
  /** Runs one call at a time under a loading message; a refusal goes to `refuse` when the message is gone. */
  readonly once: (pending: string, ask: () => Promise<void>, refuse: (error: GatewayError) => void) => Promise<void>;
};

/** A form that sends once a tap. */
export function useSending(): Sending {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
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
  return { busy, once };
}

/** A success that shows for a second, then what comes after it. */
export function afterSuccess(text: string, then: () => void): void {
  toast({ kind: 'success', text, duration: durations.brief });
  setTimeout(then, durations.brief);
}
