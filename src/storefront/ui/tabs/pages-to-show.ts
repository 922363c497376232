type Entry = number | 'before' | 'after';

/** Page numbers around the current one, always with the first and the last. `before` and `after` are gaps. */
export function pagesToShow(page: number, pages: number, maxShown = 10): readonly Entry[] {
  if (pages <= maxShown) return range(1, pages);
  const innerCount = Math.max(1, maxShown - 2);
  const firstInner = Math.min(Math.max(2, page - Math.floor(innerCount / 2)), pages - innerCount);
  const lastInner = firstInner + innerCount - 1;
  const gapBefore: readonly Entry[] = firstInner > 2 ? ['before'] : [];
  const gapAfter: readonly Entry[] = lastInner < pages - 1 ? ['after'] : [];
  return [1, ...gapBefore, ...range(firstInner, lastInner), ...gapAfter, pages];
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
