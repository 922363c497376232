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
  /** Milliseconds until the next slide; without it nothing moves by itself. */
  readonly interval?: number | undefined;
  /** Milliseconds of the way there; none for who asks for less motion. */
  readonly speed?: number | undefined;
  /** Whether the first slide follows the last. */
  readonly loop?: boolean | undefined;
  /** Several slides stand in the frame; otherwise each fills it, and those that do not show are for nobody. */
  readonly several?: boolean | undefined;
  /** Which slide shows, the first of several, by its place in the markup; told at once, and with every change. */
  readonly onShown: (index: number) => void;
};

export type Carousel = Pick<Player, 'play'> & {
  /** Moves on, or back, by what the frame holds; from an end to the other. */
  readonly turn: (direction: 1 | -1) => void;
  /** Has a slide in sight, by its place in the markup. */
  readonly show: (place: number) => void;
  /** Leaves the slides in their order, as a row that scrolls and stands where the carousel did. */
  readonly end: () => void;
};

/**
 * Swiper over a row of slides that stands: it moves by itself, under a finger and by the arrow keys. The slide that shows stays where it is.
 * Swiper changes the order of slides that go round; `end` puts it right. Gives undefined where the signal came before the row stood.
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
  // On each loaded picture Swiper would measure again and end a swipe; the slides have their size before.
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
    // Along the page's own way a finger scrolls the page.
    allowTouchMove: axis === 'horizontal',
    loop,
    // The end of a motion that nobody sees is never told: the next one does not wait for it.
    loopPreventsSliding: false,
    // A slow finger has turned a slide by a quarter of it.
    longSwipesRatio: 0.25,
    speed: prefersStill() ? 0 : speed,
    ...(several && among(loop)),
  };
}

/** Of several slides a finger may throw the row; a button among them keeps the focus that a press gives it, and is no obstacle once it has it. */
function among(loop: boolean): SwiperOptions {
  return {
    modules: [FreeMode],
    slidesPerView: 'auto',
    freeMode: { enabled: !loop, sticky: true },
    touchStartPreventDefault: false,
    focusableElements: 'input, select, textarea',
  };
}

/** One slide on, and the focus with it: what was left is no longer for the keyboard; what shows now is, as soon as it is drawn. */
function goBy(swiper: Swiper, step: 1 | -1): void {
  if (step > 0) swiper.slideNext();
  else swiper.slidePrev();
  requestAnimationFrame(
    () => !swiper.destroyed && controlOf(swiper.slides[swiper.activeIndex])?.focus({ preventScroll: true }),
  );
}

/** Among several the focus goes on, and its slide comes into sight. */
function walk({ slides }: Swiper, step: 1 | -1): void {
  const at = slides.findIndex((slide) => slide.contains(document.activeElement));
  controlOf(slides.at((at + step) % slides.length))?.focus();
}

function controlOf(slide: HTMLElement | undefined): HTMLElement | null | undefined {
  return slide?.querySelector<HTMLElement>('a[href], button');
}
