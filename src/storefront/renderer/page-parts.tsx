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
const most = 40;

/**
 * The parts of a page, one below the other. A new page draws the parts on the screen in its first frame, and each part
 * below in a frame of its own, so that a tap waits for one part only. A page that the server drew, or that the player
 * goes back to, is drawn whole.
 */
export function PageParts({ page, items }: Props) {
  const { isReturn } = useRenderer();
  const isWhole = useHydratesNow() || isReturn();
  const begin = (count: number): Drawn => ({ page, items, count: isWhole ? items.length : count, isSeen: false });
  const [drawn, setDrawn] = useState(() => begin(1));
  const rest = useRef<HTMLDivElement>(null);
  if (drawn.page !== page) setDrawn(begin(kept(drawn, items)));
  const { count, isSeen } = drawn;
  useLayoutEffect(() => {
    if (rest.current === null) return;
    const draw = (next: Omit<Drawn, 'page' | 'items'>) =>
      // If the player has left this page meanwhile, the new page takes over none of its state.
      setDrawn((now) => (now.page === page ? { page, items, ...next, count: Math.max(now.count, next.count) } : now));
    const next = count + 1;
    if (!isSeen && count < most && rest.current.getBoundingClientRect().top < window.innerHeight)
      return draw({ count: next, isSeen });
    // One part a frame, so that a tap in between shows in the next frame.
    return afterPaint(() => startTransition(() => draw({ count: next, isSeen: true })));
  }, [page, count, isSeen, items]);
  return (
    <>
      {items.slice(0, count).map(({ element }) => element)}
      {count < items.length && <div ref={rest} style={belowTheScreen} />}
    </>
  );
}

type Drawn = Props & {
  readonly count: number;
  /** Whether the parts on the screen have been painted. */
  readonly isSeen: boolean;
};

/** Keeps the footer below the screen until all parts are there. */
const belowTheScreen = { blockSize: '100vh' };

/** How many parts at the head are the same as on the page before: they stay. */
function kept({ items: before, count }: Drawn, items: readonly SlotItem[]): number {
  const stood = new Set(before.slice(0, count).map(({ id }) => id));
  const others = items.findIndex(({ id }) => !stood.has(id));
  return Math.max(1, others < 0 ? items.length : others);
}
