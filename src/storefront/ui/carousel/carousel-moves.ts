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
  /** What had the focus since the last frame: each moved the slides from where the one before it left them. */
  const reached: Element[] = [];
  const follow = () => {
    if (swiper.destroyed) return;
    const scrolled = Math.abs(swiper.isHorizontal() ? frame.scrollLeft : frame.scrollTop);
    if (scrolled > 0) frame.scrollTo?.(0, 0);
    for (const element of reached.splice(0)) bringSlide(swiper, element);
    // For what has the focus the browser scrolls as well: the slides have followed it already.
    if (scrolled === 0 || frame.contains(document.activeElement)) return;
    swiper.setTranslate(-Math.abs(swiper.getTranslate()) - scrolled);
    swiper.updateActiveIndex();
    swiper.slideToClosest(0);
  };
  let asked = 0;
  const afterFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) reached.push(target);
    cancelAnimationFrame(asked);
    // The browser's own scrolling comes first.
    asked = requestAnimationFrame(follow);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (step === undefined) return;
    // What had the focus before the key comes first, so that it is not brought back after it.
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
