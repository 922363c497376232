import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/storefront/platform/browser/after-paint';
import { useRenderer } from './renderer-context';
import { useHydratesNow } from './use-hydrates-now';
import type { SlotItem } from './widget';

type Props = {
  /** Name of the page. */
  readonly page: string;
  readonly items: readonly SlotItem[];
};

/** Parts that are drawn with the first frame at most: as many draw nothing where nothing has a height, and React counts to 50. */
const most = 40;

/**
 * The parts of a page, one below the other. A page that the browser opens has those on the screen in its first frame, and each below in a frame of
 * its own: a finger that comes meanwhile waits for that one alone. What the server drew, and what is come back to, is drawn whole.
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
      // What was to come to a page that is left does not come to the next one.
      setDrawn((now) => (now.page === page ? { page, items, ...next, count: Math.max(now.count, next.count) } : now));
    const next = count + 1;
    if (!isSeen && count < most && rest.current.getBoundingClientRect().top < window.innerHeight)
      return draw({ count: next, isSeen });
    // A frame for each: what is tapped meanwhile shows in the next one.
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
  /** A frame with the screen has been drawn. */
  readonly isSeen: boolean;
};

/** What follows the page stays below the screen until all of it is there. */
const belowTheScreen = { blockSize: '100vh' };

/** Those at its head that stood on the page before stay. */
function kept({ items: before, count }: Drawn, items: readonly SlotItem[]): number {
  const stood = new Set(before.slice(0, count).map(({ id }) => id));
  const others = items.findIndex(({ id }) => !stood.has(id));
  return Math.max(1, others < 0 ? items.length : others);
}
