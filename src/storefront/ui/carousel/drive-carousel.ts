import './drive-carousel.css';
import { Swiper } from 'swiper';
import { FreeMode } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { prefersStill } from '../motion/use-marquee';
import { bringSlide, followFocus, turnFrame } from './carousel-moves';
import { createPlayer, noPlayer, type Player } from './carousel-player';
import { backToRow, shownIndex, untilRowStands } from './row-place';

export type CarouselOptions = {
  readonly axis?: 'horizontal' | 'vertical' | undefined;
  /** Milliseconds until the next slide. Without it nothing moves by itself. */
  readonly interval?: number | undefined;
  /** Milliseconds of a transition; 0 with reduced motion. */
  readonly speed?: number | undefined;
  /** Whether the first slide follows the last. */
  readonly loop?: boolean | undefined;
  /** The frame shows several slides. Otherwise each fills it, and hidden slides are inert. */
  readonly several?: boolean | undefined;
  /** Index in the markup of the shown slide, the first of several. Called at once and at each change. */
  readonly onShown: (index: number) => void;
};

export type Carousel = Pick<Player, 'play'> & {
  /** Moves by as many slides as the frame shows. At an end it goes to the other end. */
  readonly turn: (direction: 1 | -1) => void;
  /** Shows a slide, by its index in the markup. */
  readonly show: (place: number) => void;
  /** Restores the slides' order and a scrolling row at the same slide. */
  readonly end: () => void;
};

/**
 * Swiper over a row of slides that stands still: it moves by itself, by finger and by arrow keys. The shown slide stays
 * in place. Swiper reorders the slides of a loop; `end` restores the order. Undefined if the signal aborts before the
 * row stands still.
 */
export async function driveCarousel(
  frame: HTMLElement,
  options: CarouselOptions,
  signal: AbortSignal,
): Promise<Carousel | undefined> {
  const { axis = 'horizontal', interval, several = false, onShown } = options;
  await untilRowStands(frame, axis, signal);
  if (signal.aborted) return undefined;
  const first = shownIndex(frame, axis);
  frame.scrollTo?.(0, 0);
  const swiper = new Swiper(frame, {
    ...paramsOf(options),
    initialSlide: first,
    on: { realIndexChange: ({ realIndex }) => onShown(realIndex) },
  });
  // At each loaded picture Swiper would measure again and end a swipe. The slides have their size before.
  swiper.update = () => undefined;
  onShown(swiper.realIndex);
  const letGo = followFocus(swiper, frame, (step) => (several ? walk(swiper, step) : goBy(swiper, step)));
  const player = interval === undefined ? noPlayer : createPlayer(swiper, frame, interval);
  return {
    play: player.play,
    turn: (direction) => turnFrame(swiper, direction),
    show: (place) => {
      const slide = frame.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (several) bringSlide(swiper, slide);
      else if (slide !== null) swiper.slideTo(swiper.slides.indexOf(slide));
    },
    end: () => {
      player.end();
      letGo();
      const { wrapperEl: row, realIndex } = swiper;
      swiper.destroy(true, true);
      backToRow(frame, row, realIndex);
    },
  };
}

function paramsOf({ axis = 'horizontal', speed = 300, loop = false, several = false }: CarouselOptions): SwiperOptions {
  return {
    direction: axis,
    // A finger that moves along the page scrolls the page.
    allowTouchMove: axis === 'horizontal',
    loop,
    // A transition that nobody sees never reports its end, and the next must not wait for it.
    loopPreventsSliding: false,
    // A slow finger turns a slide once it has moved it by a quarter.
    longSwipesRatio: 0.25,
    speed: prefersStill() ? 0 : speed,
    ...(several && among(loop)),
  };
}

/**
 * For several slides: a finger may throw the row. A button keeps the focus that a press gives it, and can be swiped on
 * afterwards.
 */
function among(loop: boolean): SwiperOptions {
  return {
    modules: [FreeMode],
    slidesPerView: 'auto',
    freeMode: { enabled: !loop, sticky: true },
    touchStartPreventDefault: false,
    focusableElements: 'input, select, textarea',
  };
}

/**
 * Moves by one slide and takes the focus along: the old slide becomes inert, and the new one can have the focus once it
 * is drawn.
 */
function goBy(swiper: Swiper, step: 1 | -1): void {
  if (step > 0) swiper.slideNext();
  else swiper.slidePrev();
  requestAnimationFrame(
    () => !swiper.destroyed && controlOf(swiper.slides[swiper.activeIndex])?.focus({ preventScroll: true }),
  );
}

/** Moves the focus by one slide and shows that slide. */
function walk({ slides }: Swiper, step: 1 | -1): void {
  const at = slides.findIndex((slide) => slide.contains(document.activeElement));
  controlOf(slides.at((at + step) % slides.length))?.focus();
}

function controlOf(slide: HTMLElement | undefined): HTMLElement | null | undefined {
  return slide?.querySelector<HTMLElement>('a[href], button');
}
