type Axis = 'horizontal' | 'vertical';

/** Milliseconds between two checks whether a row has stopped scrolling. */
const again = 100;

/** Index of the nearest slide in a scrolling row. */
export function shownIndex(frame: HTMLElement, axis: Axis): number {
  return Math.round(slidesPassed(frame, axis));
}

/** Waits until a row has stopped at a slide or at its end, so that it is not taken over under a finger. */
export async function untilRowStands(frame: HTMLElement, axis: Axis, signal: AbortSignal): Promise<void> {
  let last = Number.NaN;
  for (let now = slidesPassed(frame, axis); !signal.aborted; now = slidesPassed(frame, axis)) {
    if (now === last && (Math.abs(now - Math.round(now)) < 0.01 || isAtEnd(frame))) return;
    last = now;
    await new Promise((done) => setTimeout(done, again));
  }
}

/**
 * Slides that were added or removed meanwhile confuse Swiper's own restoring, so the order is read from `data-place`.
 */
export function backToRow(frame: HTMLElement, row: HTMLElement, shown: number): void {
  const slides = [...row.children];
  const placeOf = (slide: Element) => Number(slide.getAttribute('data-place'));
  const sorted = [...slides].sort((one, other) => placeOf(one) - placeOf(other));
  if (sorted.some((slide, at) => slide !== slides[at])) row.append(...sorted);
  const [first, there] = [sorted[0], sorted[shown]];
  if (!(first instanceof HTMLElement) || !(there instanceof HTMLElement)) return;
  frame.scrollTo?.(there.offsetLeft - first.offsetLeft, 0);
}

function slidesPassed(frame: HTMLElement, axis: Axis): number {
  const slide = frame.querySelector('.swiper-slide') ?? frame;
  const [way, size] =
    axis === 'horizontal' ? [frame.scrollLeft, slide.clientWidth] : [frame.scrollTop, slide.clientHeight];
  return size === 0 ? 0 : Math.abs(way) / size;
}

function isAtEnd({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth && Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
}
