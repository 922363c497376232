import type { ReactNode } from 'react';
import { createLazy, LazyComponent } from '../states/lazy-component';
import type { WindowedProps } from './windowed-batches';

/** Up to this many rows a list is drawn whole, on the server, too, so that find-in-page finds every row. */
export const wholeUpTo = 200;

/** Rows of one batch of a long list. They fill whole lines of one, two, three, four or six columns. */
export const batchSize = 24;

export type LongBatchesProps = {
  /** Rows of the whole list. */
  readonly count: number;
  readonly className: string | undefined;
  /** Draws the batch that begins at a row, counted from 0. */
  readonly children: (from: number) => ReactNode;
};

const windowed = createLazy<WindowedProps>(() => import('./windowed-batches'));

/**
 * A list in batches. A short list is drawn whole. Of a longer one only the batches near the screen are drawn, by code
 * that loads then.
 */
export function LongBatches({ count, className, children }: LongBatchesProps) {
  const batches = Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index * batchSize);
  if (count <= wholeUpTo) return <div className={className}>{batches.map(children)}</div>;
  const first = <div className={className}>{batches.slice(0, 2).map(children)}</div>;
  return (
    <LazyComponent of={windowed} fallback={first}>
      {(Windowed) => (
        <Windowed count={batches.length} className={className}>
          {(index) => children(index * batchSize)}
        </Windowed>
      )}
    </LazyComponent>
  );
}
