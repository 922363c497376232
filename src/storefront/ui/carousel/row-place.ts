type Axis = 'horizontal' | 'vertical';

/** Milliseconds between two checks whether a row has stopped scrolling. */
const checkIntervalMs = 100;

/** Index of the nearest slide in a scrolling row. */
export function shownIndex(frame: HTMLElement, axis: Axis): number {
  return Math.round(slidesPassed(frame, axis));
}

/** Waits until a row has stopped at a slide or at its end, so that it is not taken over under a finger. */
export async function waitForRowToStop(frame: HTMLElement, axis: Axis, signal: AbortSignal): Promise<void> {
  let lastPosition = Number.NaN;
  for (let position = slidesPassed(frame, axis); !signal.aborted; position = slidesPassed(frame, axis)) {
    if (position === lastPosition && (Math.abs(position - Math.round(position)) < 0.01 || isAtEnd(frame))) return;
    lastPosition = position;
    await new Promise((done) => setTimeout(done, checkIntervalMs));
  }
}

/**
 * Restores the order of the slides and scrolls to the shown one. The order is read from `data-place`, since slides that
 * were added or removed meanwhile confuse Swiper's own restoring.
 */
export function restoreRow(frame: HTMLElement, row: HTMLElement, shownPlace: number): void {
  const slides = [...row.children];
  const indexOf = (slide: Element) => Number(slide.getAttribute('data-place'));
  const sorted = [...slides].sort((one, other) => indexOf(one) - indexOf(other));
  if (sorted.some((slide, index) => slide !== slides[index])) row.append(...sorted);
  const [first, shownSlide] = [sorted[0], sorted[shownPlace]];
  if (!(first instanceof HTMLElement) || !(shownSlide instanceof HTMLElement)) return;
  frame.scrollTo?.(shownSlide.offsetLeft - first.offsetLeft, 0);
}

function slidesPassed(frame: HTMLElement, axis: Axis): number {
  const slide = frame.querySelector('.swiper-slide') ?? frame;
  const [offset, size] =
    axis === 'horizontal' ? [frame.scrollLeft, slide.clientWidth] : [frame.scrollTop, slide.clientHeight];
  return size === 0 ? 0 : Math.abs(offset) / size;
}

function isAtEnd({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth && Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
}
