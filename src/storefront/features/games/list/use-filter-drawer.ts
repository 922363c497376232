import { useEffect, useRef } from 'react';
import { useAction, useSearchParams } from '@/storefront/contract/hooks';
import { hasCome } from '../tiles/has-come';

type Next = () => void;

/** The filter drawer is a step of the history: the phone's own way back closes it, and the list below stays. */
export function useFilterDrawer(): {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes it, and does what comes after once it has gone: it leaves no step behind. */
  readonly close: (next?: Next) => void;
} {
  const [params, setParams] = useSearchParams();
  const run = useAction();
  const isOpen = params.get('drawer') === 'filter';
  const after = useRef<Next>(undefined);
  useEffect(() => {
    if (isOpen) return;
    const next = after.current;
    after.current = undefined;
    next?.();
  }, [isOpen]);
  return {
    isOpen,
    open: () => setParams({ drawer: 'filter' }, 'step'),
    close: (next) => {
      after.current = next;
      // Whoever opened an address with the drawer in it has no list before it.
      if (hasCome()) run({ do: 'back' });
      else setParams({ drawer: undefined });
    },
  };
}
