import type { ReactNode } from 'react';
import { createLazy, LazyComponent } from '../states/lazy-component';
import type { WindowedProps } from './windowed-batches';

/** A list of up to this many rows is rendered whole, on the server too, so that find-in-page finds every row. */
export const wholeUpTo = 200;

/** Rows of one batch of a long list: divisible by one, two, three, four and six columns. */
export const batchSize = 24;

export type LongBatchesProps = {
  /** Rows of the whole list. */
  readonly count: number;
  readonly className: string | undefined;
  /** Draws the batch that begins at this row, counted from 0. */
  readonly children: (from: number) => ReactNode;
};

const windowed = createLazy<WindowedProps>(() => import('./windowed-batches'));

/**
 * A list in batches. A short list is rendered whole. Of a longer one only batches near the screen are rendered, by code
 * that loads for it.
 */
export function LongBatches({ count, className, children }: LongBatchesProps) {
  const batches = Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index * batchSize);
  if (count <= wholeUpTo) return <div className={className}>{batches.map(children)}</div>;
  const firstBatches = <div className={className}>{batches.slice(0, 2).map(children)}</div>;
  return (
    <LazyComponent of={windowed} fallback={firstBatches}>
      {(Windowed) => (
        <Windowed count={batches.length} className={className}>
          {(index) => children(index * batchSize)}
        </Windowed>
      )}
    </LazyComponent>
  );
}
