import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/storefront/platform/browser/after-paint';
import { useHydratesNow } from './react-internals';
import { useRenderer } from './renderer-context';
import type { SlotItem } from './widget';

type Props = {
  /** Name of the page. */
  readonly page: string;
  readonly items: readonly SlotItem[];
};

/** At most this many parts in the first frame: jsdom has no heights, and React stops after 50 nested updates. */
const maxFirstParts = 40;

/**
 * The parts of a page, one below the other. A new page draws the parts on the screen in its first frame, and each part
 * below in a frame of its own, so that a tap waits for one part only. A page that the server drew, or that the player
 * goes back to, is drawn whole.
 */
export function PageParts({ page, items }: Props) {
  const { isReturn } = useRenderer();
  const drawsAll = useHydratesNow() || isReturn();
  const firstState = (count: number): DrawnParts => ({
    page,
    items,
    count: drawsAll ? items.length : count,
    isSeen: false,
  });
  const [drawnParts, setDrawnParts] = useState(() => firstState(1));
  const restBox = useRef<HTMLDivElement>(null);
  if (drawnParts.page !== page) setDrawnParts(firstState(keptCount(drawnParts, items)));
  const { count, isSeen } = drawnParts;
  useLayoutEffect(() => {
    if (restBox.current === null) return;
    const draw = (next: Omit<DrawnParts, 'page' | 'items'>) =>
      // If the player has left this page meanwhile, the new page takes over none of its state.
      setDrawnParts((current) =>
        current.page === page ? { page, items, ...next, count: Math.max(current.count, next.count) } : current,
      );
    const next = count + 1;
    if (!isSeen && count < maxFirstParts && restBox.current.getBoundingClientRect().top < window.innerHeight)
      return draw({ count: next, isSeen });
    // One part a frame, so that a tap in between shows in the next frame.
    return afterPaint(() => startTransition(() => draw({ count: next, isSeen: true })));
  }, [page, count, isSeen, items]);
  return (
    <>
      {items.slice(0, count).map(({ element }) => element)}
      {count < items.length && <div ref={restBox} style={belowTheScreen} />}
    </>
  );
}

type DrawnParts = Props & {
  readonly count: number;
  /** Whether the parts on the screen have been painted. */
  readonly isSeen: boolean;
};

/** Keeps the footer below the screen until all parts are there. */
const belowTheScreen = { blockSize: '100vh' };

/** How many parts at the head are the same as on the page before: they stay. */
function keptCount({ items: previousItems, count }: DrawnParts, items: readonly SlotItem[]): number {
  const drawnIds = new Set(previousItems.slice(0, count).map(({ id }) => id));
  const firstOther = items.findIndex(({ id }) => !drawnIds.has(id));
  return Math.max(1, firstOther < 0 ? items.length : firstOther);
}
