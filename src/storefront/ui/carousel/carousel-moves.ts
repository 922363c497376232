import type { Swiper } from 'swiper';

/** Pixels by which positions may differ, since browsers round them. */
const tolerance = 1;

/** Moves just far enough that the slide of an element is fully visible. Does nothing if it is fully visible already. */
export function bringSlide(swiper: Swiper, element: Element | null): void {
  if (swiper.destroyed) return;
  const { slides, slidesGrid, slidesSizesGrid, size } = swiper;
  const index = slides.findIndex((slide) => slide.contains(element));
  const start = slidesGrid[index] ?? 0;
  const end = start + (slidesSizesGrid[index] ?? 0);
  const offset = Math.abs(swiper.translate);
  if (index < 0 || (start > offset - tolerance && end < offset + size + tolerance)) return;
  swiper.slideTo(start < offset ? index : slidesGrid.findIndex((slideStart) => slideStart > end - size - tolerance));
}

/** Moves by as many slides as the frame shows. At an end it goes to the other end. */
export function turnFrame(swiper: Swiper, direction: 1 | -1): void {
  const { slides, activeIndex, isBeginning, isEnd } = swiper;
  if (direction > 0 && isEnd) swiper.slideTo(0);
  else if (direction < 0 && isBeginning) swiper.slideTo(slides.length - 1);
  else swiper.slideTo(Math.max(0, activeIndex + direction * slidesPerFrame(swiper)));
}

function slidesPerFrame({ size, slidesSizesGrid: [first = size] }: Swiper): number {
  return Math.max(1, Math.floor((size + tolerance) / first));
}

/**
 * Handles arrow keys, and scrolling that Swiper does not notice: by the focus, or by a screen reader. Gives a function
 * that stops it.
 */
export function followFocus(swiper: Swiper, frame: HTMLElement, turnBy: (step: 1 | -1) => void): () => void {
  /** Elements that had the focus since the last frame, in order. Each move starts where the one before ended. */
  const focusedElements: Element[] = [];
  const follow = () => {
    if (swiper.destroyed) return;
    const scrollOffset = Math.abs(swiper.isHorizontal() ? frame.scrollLeft : frame.scrollTop);
    if (scrollOffset > 0) frame.scrollTo?.(0, 0);
    for (const element of focusedElements.splice(0)) bringSlide(swiper, element);
    // The browser scrolls to the focused element, but the slides have already moved there.
    if (scrollOffset === 0 || frame.contains(document.activeElement)) return;
    swiper.setTranslate(-Math.abs(swiper.getTranslate()) - scrollOffset);
    swiper.updateActiveIndex();
    swiper.slideToClosest(0);
  };
  let frameRequest = 0;
  const afterFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focusedElements.push(target);
    cancelAnimationFrame(frameRequest);
    // In the next frame, after the browser's own scrolling.
    frameRequest = requestAnimationFrame(follow);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (step === undefined) return;
    // First follows the element that had the focus before the key, so that the slides do not move back to it
    // afterwards.
    follow();
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
