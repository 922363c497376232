import { useEffect, useRef, useState } from 'react';
import { useNoOrphan, useSheet } from '@/storefront/ui/overlays/use-sheet';

/** A question about money as a step of the history: the way back closes it, but not while its answer is on the way, which would be lost with it. */
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
    /** What the question is about, while it stands. */
    asked,
    ask: (what: What) => {
      setAsked(what);
      open('money');
    },
    close: () => (shown === undefined ? setAsked(undefined) : close()),
    /** Holds it while the call is on its way. */
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
