import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The batches to render: those near the screen, and the one with the focus, which must not vanish. */
export function toWindow(range: Range): number[] {
  const near = defaultRangeExtractor(range);
  const held = document.activeElement?.closest('[data-windowed] > [data-index]')?.getAttribute('data-index');
  const index = Number(held ?? Number.NaN);
  if (!(index < range.count) || near.includes(index)) return near;
  return [...near, index].sort((left, right) => left - right);
}
