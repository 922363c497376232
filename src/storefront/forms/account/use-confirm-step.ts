import { useEffect, useRef, useState } from 'react';
import { useNoOrphan, useSheet } from '@/storefront/ui/overlays/use-sheet';

/**
 * A question about money, with a history entry. Back closes it, except while the call runs: closing would lose its
 * answer.
 */
export function useConfirmStep<Subject>() {
  const { shown, open, close } = useSheet('confirm');
  const [subject, setSubject] = useState<Subject>();
  const wasShown = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => {
    if (shown === undefined && wasShown.current && !isHeld.current) setSubject(undefined);
    wasShown.current = shown !== undefined;
  }, [shown]);
  useNoOrphan(shown !== undefined && subject === undefined, close);
  return {
    /** The subject of the open question. */
    asked: subject,
    ask: (newSubject: Subject) => {
      setSubject(newSubject);
      open('money');
    },
    close: () => (shown === undefined ? setSubject(undefined) : close()),
    /** Keeps it open while the call is on its way. */
    keepOpenDuring: async <Outcome>(answer: Promise<Outcome>): Promise<Outcome> => {
      isHeld.current = true;
      try {
        return await answer;
      } finally {
        isHeld.current = false;
      }
    },
  };
}
