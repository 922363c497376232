import type { ReactNode } from 'react';
import { createPart, LazyPart } from '../lazy-part';
import type { WindowedPartsProps } from './windowed-parts';

/** Rows up to which a list is drawn whole, on the server too: the browser's own search finds every one of them. */
export const wholeUpTo = 200;

/** Rows of one part of a long list: whole lines in one, two, three, four or six columns. */
export const partSize = 24;

export type LongPartsProps = {
  /** Rows of the whole list. */
  readonly count: number;
  readonly className: string | undefined;
  /** Draws the part that begins at a row, counted from 0. */
  readonly children: (from: number) => ReactNode;
};

const windowed = createPart<WindowedPartsProps>(() => import('./windowed-parts'));

/** A list in parts. A short one is drawn whole; of a longer one only the parts near the screen are, and code for that comes then. */
export function LongParts({ count, className, children }: LongPartsProps) {
  const parts = Array.from({ length: Math.ceil(count / partSize) }, (_, index) => index * partSize);
  if (count <= wholeUpTo) return <div className={className}>{parts.map(children)}</div>;
  const first = <div className={className}>{parts.slice(0, 2).map(children)}</div>;
  return (
    <LazyPart of={windowed} fallback={first}>
      {(Windowed) => (
        <Windowed count={parts.length} className={className}>
          {(index) => children(index * partSize)}
        </Windowed>
      )}
    </LazyPart>
  );
}
