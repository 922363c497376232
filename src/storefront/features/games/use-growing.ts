import { useState } from 'react';

/** Choices that stand there before more are asked for. */
const step = 60;

/** The first choices of a long row, further ones with each asking; what is chosen always shows. */
export function useGrowing<Row>(rows: readonly Row[], isChosen: (row: Row) => boolean) {
  const [count, setCount] = useState(step);
  const isMore = rows.length > count;
  const shown = isMore ? rows.filter((row, index) => index < count || isChosen(row)) : rows;
  return { shown, isMore, grow: () => setCount((now) => now + step) };
}
