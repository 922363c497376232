import { prefersStill } from '@/storefront/ui/motion/use-marquee';

/** Chips on a page of vendors (GAM-04). */
const pageSize = 4;

/** Four chips on, or back; beyond an end it goes on at the other. */
export function turnPage(strip: HTMLElement | null, direction: 1 | -1): void {
  if (strip !== null) turn(strip, pageSize * direction);
}

/** One chip on; beyond the end it begins again. */
export function turnOne(strip: HTMLElement): void {
  turn(strip, 1);
}

function turn(strip: HTMLElement, chips: number): void {
  // The chip for all may stand still while the others pass it.
  const [, first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement) || typeof strip.scrollTo !== 'function')
    return;
  // Counted from the start of the line, whichever way it is written.
  const step = Math.abs(second.offsetLeft - first.offsetLeft);
  const end = strip.scrollWidth - strip.clientWidth;
  const now = Math.abs(strip.scrollLeft);
  const isAtEnd = chips > 0 ? now >= end - 4 : now <= 4;
  const next = isAtEnd ? (chips > 0 ? 0 : end) : Math.min(end, Math.max(0, now + step * chips));
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
  strip.scrollTo({ left: next * sign, behavior: prefersStill() ? 'auto' : 'smooth' });
}
