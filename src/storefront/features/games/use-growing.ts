import { useState } from 'react';

/** Number of choices that are added at a time. */
const step = 60;

/** The first choices of a long row, and a function that shows more. The chosen one is always shown. */
export function useGrowing<Row>(rows: readonly Row[], isChosen: (row: Row) => boolean) {
  const [count, setCount] = useState(step);
  const isMore = rows.length > count;
  const shownRows = isMore ? rows.filter((row, index) => index < count || isChosen(row)) : rows;
  return { shown: shownRows, isMore, grow: () => setCount((now) => now + step) };
}
