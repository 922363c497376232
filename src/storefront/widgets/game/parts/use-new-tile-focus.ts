import { type RefObject, useEffect, useRef } from 'react';

/** Whoever asks for more with a key goes on at the first game that comes, not behind the last. Gives what to call when more is asked for. */
export function useNewTileFocus(list: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    list.current?.querySelectorAll('li')[from.current]?.querySelector('button')?.focus();
    from.current = undefined;
  }, [list, count]);
  return () => {
    from.current = document.activeElement?.matches(':focus-visible') ? count : undefined;
  };
}
