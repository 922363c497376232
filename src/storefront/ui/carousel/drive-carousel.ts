import './drive-carousel.css';
import { Swiper } from 'swiper';
import { FreeMode } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { bringSlide, followFocus, turnFrame } from './carousel-moves';
import { createPlayer, noPlayer, type Player } from './carousel-player';
import { restoreRow, shownIndex, waitForRowToStop } from './row-place';

export type CarouselOptions = {
  readonly axis?: 'horizontal' | 'vertical' | undefined;
  /** Milliseconds until the next slide. Without it nothing moves by itself. */
  readonly interval?: number | undefined;
  /** Milliseconds of a transition; 0 with reduced motion. */
  readonly speed?: number | undefined;
  /** Whether the first slide follows the last one. */
  readonly loop?: boolean | undefined;
  /** Whether the frame shows several slides. Otherwise each fills it, and hidden slides are inert. */
  readonly several?: boolean | undefined;
  /**
   * Called at once and at each change, with the index in the markup of the shown slide, the first if there are several.
   */
  readonly onShown: (index: number) => void;
};

export type Carousel = Pick<Player, 'play'> & {
  /** Moves by as many slides as the frame shows. At an end it goes to the other end. */
  readonly turn: (direction: 1 | -1) => void;
  /** Shows a slide, by its index in the markup. */
  readonly show: (index: number) => void;
  /** Restores the slides' order and the scrolling row, at the same slide. */
  readonly end: () => void;
};

/**
 * Runs Swiper on a row of slides that has stopped scrolling: it moves by timer, by swipe and by arrow keys. The shown
 * slide stays in place. Swiper reorders the slides of a loop; `end` restores the order. Undefined if the signal aborts
 * before the row has stopped.
 */
export async function driveCarousel(
  frame: HTMLElement,
  options: CarouselOptions,
  signal: AbortSignal,
): Promise<Carousel | undefined> {
  const { axis = 'horizontal', interval, several = false, onShown } = options;
  await waitForRowToStop(frame, axis, signal);
  if (signal.aborted) return undefined;
  const firstIndex = shownIndex(frame, axis);
  frame.scrollTo?.(0, 0);
  const swiper = new Swiper(frame, {
    ...paramsOf(options),
    initialSlide: firstIndex,
    on: { realIndexChange: ({ realIndex }) => onShown(realIndex) },
  });
  // Swiper would measure again after each loaded picture, which ends a swipe. The slides have their size before.
  swiper.update = () => undefined;
  onShown(swiper.realIndex);
  const stopFollowing = followFocus(swiper, frame, (step) =>
    several ? walkFocus(swiper, step) : slideBy(swiper, step),
  );
  const player = interval === undefined ? noPlayer : createPlayer(swiper, frame, interval);
  return {
    play: player.play,
    turn: (direction) => turnFrame(swiper, direction),
    show: (index) => {
      const slide = frame.querySelector<HTMLElement>(`[data-place="${index}"]`);
      if (several) bringSlide(swiper, slide);
      else if (slide !== null) swiper.slideTo(swiper.slides.indexOf(slide));
    },
    end: () => {
      player.end();
      stopFollowing();
      const { wrapperEl: row, realIndex } = swiper;
      swiper.destroy(true, true);
      restoreRow(frame, row, realIndex);
    },
  };
}

function paramsOf({ axis = 'horizontal', speed = 300, loop = false, several = false }: CarouselOptions): SwiperOptions {
  return {
    direction: axis,
    // A vertical swipe scrolls the page.
    allowTouchMove: axis === 'horizontal',
    loop,
    // A hidden transition never reports its end, and the next one must not wait for it.
    loopPreventsSliding: false,
    // A slow swipe turns to the next slide once it has moved by a quarter.
    longSwipesRatio: 0.25,
    speed: prefersStill() ? 0 : speed,
    ...(several && severalSlidesParams(loop)),
  };
}

/**
 * For several slides: a swipe may throw the row, unless it loops. A button keeps the focus that a press gives it, and a
 * swipe may start on it.
 */
function severalSlidesParams(loop: boolean): SwiperOptions {
  return {
    modules: [FreeMode],
    slidesPerView: 'auto',
    freeMode: { enabled: !loop, sticky: true },
    touchStartPreventDefault: false,
    focusableElements: 'input, select, textarea',
  };
}

/**
 * Moves by one slide and moves the focus along: the old slide becomes inert, and the new one can have the focus once it
 * is drawn.
 */
function slideBy(swiper: Swiper, step: 1 | -1): void {
  if (step > 0) swiper.slideNext();
  else swiper.slidePrev();
  const focusShownSlide = () => {
    if (swiper.destroyed) return;
    const slide = swiper.slides[swiper.activeIndex];
    // A busy phone draws it later than in the next frame.
    if (slide?.hasAttribute('inert')) requestAnimationFrame(focusShownSlide);
    else controlOf(slide)?.focus({ preventScroll: true });
  };
  requestAnimationFrame(focusShownSlide);
}

/** Moves the focus by one slide and shows that slide. */
function walkFocus({ slides }: Swiper, step: 1 | -1): void {
  const index = slides.findIndex((slide) => slide.contains(document.activeElement));
  controlOf(slides.at((index + step) % slides.length))?.focus();
}

function controlOf(slide: HTMLElement | undefined): HTMLElement | null | undefined {
  return slide?.querySelector<HTMLElement>('a[href], button');
}
