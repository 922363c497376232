import { type RefObject, useEffect, useRef } from 'react';

/** Whoever asks for more with a key goes on at the first game that comes, not behind the last. Gives what to call when more is asked for. */
export function useNewTileFocus(list: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    const first = tileAt(list.current, from.current);
    if (first === undefined) return;
    first.querySelector<HTMLElement>('button, a')?.focus();
    from.current = undefined;
  }, [list, count]);
  return () => {
    from.current = document.activeElement?.matches(':focus-visible') ? count : undefined;
  };
}

/** A very long list draws what is near only, and each tile says where it stands; a shorter one is whole. */
function tileAt(list: HTMLElement | null, index: number): Element | undefined {
  const numbered = list?.querySelector('li[aria-posinset]');
  if (numbered) return list?.querySelector(`li[aria-posinset="${index + 1}"]`) ?? undefined;
  return list?.querySelectorAll('li')[index];
}
