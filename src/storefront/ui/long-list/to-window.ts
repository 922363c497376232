import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The batches that are drawn: those near the screen, and the one that holds the focus, which must not vanish under a reader. */
export function toWindow(range: Range): number[] {
  const near = defaultRangeExtractor(range);
  const held = document.activeElement?.closest('[data-windowed] > [data-index]')?.getAttribute('data-index');
  const index = Number(held ?? Number.NaN);
  if (!(index < range.count) || near.includes(index)) return near;
  return [...near, index].sort((left, right) => left - right);
}
