import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAction, useSearchParams } from '@/storefront/contract/hooks';
import { hasSheetStep } from './layers';

type Next = () => void;

/** Takes a question out of the address of which nothing is known: the page was loaded anew, or its address was handed on. */
export function useNoOrphan(isOrphan: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (isOrphan) latest.current();
  }, [isOrphan]);
}

/** What stands over a page as a step of the history, by a name in the address: the phone's own way back closes it, and the page below stays. */
export function useSheet(name = 'sheet'): {
  /** What is open. */
  readonly shown: string | undefined;
  readonly open: (what: string) => void;
  /** Closes it, and does what comes after once it has gone: it leaves no step behind. */
  readonly close: (next?: Next) => void;
} {
  const [params, setParams] = useSearchParams();
  const run = useAction();
  const shown = params.get(name) ?? undefined;
  const after = useRef<Next>(undefined);
  const now = useRef(shown);
  useEffect(() => {
    now.current = shown;
    return () => {
      now.current = undefined;
    };
  }, [shown]);
  useEffect(() => {
    if (shown !== undefined) return;
    const next = after.current;
    after.current = undefined;
    next?.();
  }, [shown]);
  // Whoever came by an address with the sheet in it gets the page before it.
  useLayoutEffect(() => {
    if (shown === undefined || hasSheetStep(window, name) !== false) return;
    setParams({ [name]: undefined });
    setParams({ [name]: shown }, 'sheet');
  }, [shown, name, setParams]);
  return {
    shown,
    open: (what) => setParams({ [name]: what }, 'sheet'),
    close: (next) => {
      // A late answer closes nothing but what it was asked from, and leads nobody back who has left.
      if (shown === undefined || now.current !== shown) return;
      after.current = next;
      if (hasSheetStep(window, name)) run({ do: 'back' });
      else setParams({ [name]: undefined });
    },
  };
}
