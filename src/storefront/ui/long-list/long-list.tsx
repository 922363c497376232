import type { ReactNode } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { batchSize, LongBatches, wholeUpTo } from './long-batches';

/** Position of a row in the whole list, for screen readers. */
export type RowPlace = { readonly 'aria-posinset'?: number; readonly 'aria-setsize'?: number };

type Props<Row> = {
  readonly rows: readonly Row[];
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Draws a row as a list item with its key. `place` belongs on the item. */
  readonly children: (row: Row, place: RowPlace, index: number) => ReactNode;
};

/** Rows below each other. A long list is one list element per batch, and each row has its position in the whole. */
export function LongList<Row>({ rows, label, className, children }: Props<Row>) {
  const format = useFormat();
  if (rows.length <= wholeUpTo) {
    return (
      <ul className={className} aria-label={label}>
        {rows.map((row, index) => children(row, {}, index))}
      </ul>
    );
  }
  return (
    <LongBatches count={rows.length} className={className}>
      {(from) => {
        const batchRows = rows.slice(from, from + batchSize);
        const range = `${format.number(from + 1)}–${format.number(from + batchRows.length)}`;
        return (
          <ul key={from} className={className} aria-label={[label, range].join(' ').trim()}>
            {batchRows.map((row, offset) => children(row, rowPlace(from + offset, rows.length), from + offset))}
          </ul>
        );
      }}
    </LongBatches>
  );
}

/** The position of a row. Undefined for a list that is rendered whole: there the browser knows it. */
export function rowPlace(index: number, count: number): RowPlace {
  return count <= wholeUpTo ? {} : { 'aria-posinset': index + 1, 'aria-setsize': count };
}
