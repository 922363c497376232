import { type RefObject, useEffect, useRef } from 'react';

/** After "more" by keyboard, the focus moves to the first new game. Gives a function to call when more is loaded. */
export function useNewTileFocus(list: RefObject<HTMLElement | null>, count: number): () => void {
  const firstNewIndex = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (firstNewIndex.current === undefined || count <= firstNewIndex.current) return;
    const first = tileAt(list.current, firstNewIndex.current);
    if (first === undefined) return;
    first.querySelector<HTMLElement>('button, a')?.focus();
    firstNewIndex.current = undefined;
  }, [list, count]);
  return () => {
    firstNewIndex.current = document.activeElement?.matches(':focus-visible') ? count : undefined;
  };
}

/** A very long list renders only near tiles, each with its position; a shorter one renders all. */
function tileAt(list: HTMLElement | null, index: number): Element | undefined {
  const positionedTile = list?.querySelector('li[aria-posinset]');
  if (positionedTile) return list?.querySelector(`li[aria-posinset="${index + 1}"]`) ?? undefined;
  return list?.querySelectorAll('li')[index];
}
