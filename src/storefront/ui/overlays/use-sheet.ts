import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAction, useSearchParams } from '@/storefront/contract/hooks';
import { hasSheetStep } from './layers';

type Next = () => void;

/** Removes a sheet from the address if its content is unknown: after a reload, or in a shared address. */
export function useNoOrphan(isOrphan: boolean, close: () => void): void {
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (isOrphan) latestClose.current();
  }, [isOrphan]);
}

/**
 * A sheet over a page as a history entry, with a parameter in the address: the back button closes it, and the page
 * below stays.
 */
export function useSheet(name = 'sheet'): {
  /** What the open sheet shows. */
  readonly shown: string | undefined;
  /** Opens it. `what` is for a sheet that can show several things. */
  readonly open: (what?: string) => void;
  /** Closes it, removes its history entry, then runs `next`. */
  readonly close: (next?: Next) => void;
} {
  const [params, setParams] = useSearchParams();
  const run = useAction();
  const sheetValue = params.get(name) ?? undefined;
  const nextAction = useRef<Next>(undefined);
  const currentValue = useRef(sheetValue);
  useEffect(() => {
    currentValue.current = sheetValue;
    return () => {
      currentValue.current = undefined;
    };
  }, [sheetValue]);
  useEffect(() => {
    if (sheetValue !== undefined) return;
    const next = nextAction.current;
    nextAction.current = undefined;
    next?.();
  }, [sheetValue]);
  // A visitor whose first address has the sheet gets an entry for the page before it.
  useLayoutEffect(() => {
    if (sheetValue === undefined || hasSheetStep(window, name) !== false) return;
    setParams({ [name]: undefined });
    setParams({ [name]: sheetValue }, 'sheet');
  }, [sheetValue, name, setParams]);
  return {
    shown: sheetValue,
    open: (what = 'open') => setParams({ [name]: what }, 'sheet'),
    close: (next) => {
      // A late answer closes only the sheet that asked for it. If the player has left, it does nothing.
      if (sheetValue === undefined || currentValue.current !== sheetValue) return;
      nextAction.current = next;
      if (hasSheetStep(window, name)) run({ do: 'back' });
      else setParams({ [name]: undefined });
    },
  };
}
