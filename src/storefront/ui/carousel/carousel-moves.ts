import type { Swiper } from 'swiper';

/** Moves no further than it takes to have the slide of an element whole in the frame; one that is stays where it is. */
export function bringSlide(swiper: Swiper, element: Element | null): void {
  if (swiper.destroyed) return;
  const { slides, slidesGrid, slidesSizesGrid, size } = swiper;
  const at = slides.findIndex((slide) => slide.contains(element));
  const start = slidesGrid[at] ?? 0;
  const end = start + (slidesSizesGrid[at] ?? 0);
  const now = Math.abs(swiper.translate);
  if (at < 0 || (start > now - 1 && end < now + size + 1)) return;
  swiper.slideTo(start < now ? at : slidesGrid.findIndex((place) => place > end - size - 1));
}

/** As many slides on, or back, as the frame holds; from an end to the other. */
export function turnFrame(swiper: Swiper, direction: 1 | -1): void {
  const { slides, activeIndex, isBeginning, isEnd } = swiper;
  if (direction > 0 && isEnd) swiper.slideTo(0);
  else if (direction < 0 && isBeginning) swiper.slideTo(slides.length - 1);
  else swiper.slideTo(Math.max(0, activeIndex + direction * inFrame(swiper)));
}

function inFrame({ size, slidesSizesGrid: [first = size] }: Swiper): number {
  return Math.max(1, Math.floor((size + 1) / first));
}

/**
 * Arrow keys, and what brings a slide into sight without asking Swiper: the focus, and whoever scrolls the frame for a reader. Gives a way to
 * call it off.
 */
export function followFocus(swiper: Swiper, frame: HTMLElement, turnBy: (step: 1 | -1) => void): () => void {
  const follow = () => {
    if (swiper.destroyed) return;
    const scrolled = Math.abs(frame.scrollLeft);
    const isFocused = frame.contains(document.activeElement);
    if (scrolled > 0) frame.scrollTo?.(0, 0);
    if (isFocused) return bringSlide(swiper, document.activeElement);
    if (scrolled === 0) return;
    swiper.setTranslate(-Math.abs(swiper.translate) - scrolled);
    swiper.slideToClosest(0);
  };
  let asked = 0;
  const afterFocus = () => {
    cancelAnimationFrame(asked);
    // The browser's own scrolling comes first.
    asked = requestAnimationFrame(follow);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (step === undefined) return;
    // What had the focus before the key is not brought back.
    cancelAnimationFrame(asked);
    turnBy(step > 0 === swiper.rtl ? -1 : 1);
  };
  frame.addEventListener('keydown', onKey);
  frame.addEventListener('focusin', afterFocus);
  frame.addEventListener('scroll', follow);
  return () => {
    frame.removeEventListener('keydown', onKey);
    frame.removeEventListener('focusin', afterFocus);
    frame.removeEventListener('scroll', follow);
  };
}
