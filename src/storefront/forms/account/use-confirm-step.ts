import { useEffect, useRef, useState } from 'react';
import { useNoOrphan, useSheet } from '@/storefront/ui/overlays/use-sheet';

/**
 * A question about money with a history entry. The way back closes it, but not while its answer is on the way, which
 * would be lost.
 */
export function useConfirmStep<What>() {
  const { shown, open, close } = useSheet('confirm');
  const [asked, setAsked] = useState<What>();
  const stood = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => {
    if (shown === undefined && stood.current && !isHeld.current) setAsked(undefined);
    stood.current = shown !== undefined;
  }, [shown]);
  useNoOrphan(shown !== undefined && asked === undefined, close);
  return {
    /** The subject of the open question. */
    asked,
    ask: (what: What) => {
      setAsked(what);
      open('money');
    },
    close: () => (shown === undefined ? setAsked(undefined) : close()),
    /** Keeps it open while the call is on its way. */
    hold: async <Outcome>(sent: Promise<Outcome>): Promise<Outcome> => {
      isHeld.current = true;
      try {
        return await sent;
      } finally {
        isHeld.current = false;
      }
    },
  };
}
