import { prefersStill } from '@/storefront/platform/browser/prefers-still';

/** Scrolls a row by its visible width. */
export function turnRow(row: HTMLElement | null, direction: 1 | -1): void {
  if (row === null || typeof row.scrollBy !== 'function') return;
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: direction * sign * row.clientWidth, behavior: prefersStill() ? 'auto' : 'smooth' });
}
