import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The batches to render: those near the screen, and the one with the focus, which must not vanish. */
export function toWindow(range: Range): number[] {
  const nearBatches = defaultRangeExtractor(range);
  const focusedIndex = document.activeElement?.closest('[data-windowed] > [data-index]')?.getAttribute('data-index');
  const index = Number(focusedIndex ?? Number.NaN);
  if (!(index < range.count) || nearBatches.includes(index)) return nearBatches;
  return [...nearBatches, index].sort((left, right) => left - right);
}
