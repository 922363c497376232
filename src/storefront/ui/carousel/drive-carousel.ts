import 'swiper/css';
import './drive-carousel.css';
import { Swiper } from 'swiper';
import { prefersStill } from '../motion/use-marquee';
import { shownIndex, untilRowStands } from './row-place';

export type CarouselOptions = {
  readonly axis: 'horizontal' | 'vertical';
  /** Milliseconds until the next slide. */
  readonly interval: number;
  /** Milliseconds of the way there; none for who asks for less motion. */
  readonly speed: number;
  /** Which slide shows, by its place in the markup; told at once, and with every change. */
  readonly onShown: (index: number) => void;
};

export type Carousel = {
  /** Whether it goes on by itself. Off screen, touched or focused it waits. */
  readonly play: (wanted: boolean) => void;
  /** Leaves the slides in their order, as a row that scrolls. */
  readonly end: () => void;
};

/**
 * Swiper over a row of slides that stands: it goes round without an end, by itself, under a finger and by the arrow keys. The slide that shows
 * stays where it is. Swiper changes the order of slides; `end` puts it right. Gives undefined where the signal came before the row stood.
 */
export async function driveCarousel(
  frame: HTMLElement,
  { axis, interval, speed, onShown }: CarouselOptions,
  signal: AbortSignal,
): Promise<Carousel | undefined> {
  await untilRowStands(frame, axis, signal);
  if (signal.aborted) return undefined;
  const first = shownIndex(frame, axis);
  frame.scrollTo?.(0, 0);
  const swiper = new Swiper(frame, {
    direction: axis,
    // Along the page's own way a finger scrolls the page.
    allowTouchMove: axis === 'horizontal',
    loop: true,
    // The end of a motion that nobody sees is never told: the next one does not wait for it.
    loopPreventsSliding: false,
    initialSlide: first,
    // A slow finger has turned a slide by a quarter of it.
    longSwipesRatio: 0.25,
    speed: prefersStill() ? 0 : speed,
    on: { realIndexChange: ({ realIndex }) => onShown(realIndex) },
  });
  onShown(swiper.realIndex);
  const turnBy = (event: KeyboardEvent) => {
    const step = stepOf(event.key, swiper.rtlTranslate);
    if (step === 0 || axis === 'vertical') return;
    if (step > 0) swiper.slideNext();
    else swiper.slidePrev();
    // What was left is no longer for the keyboard; what shows now is, as soon as it is drawn.
    requestAnimationFrame(() => controlOf(swiper)?.focus({ preventScroll: true }));
  };
  frame.addEventListener('keydown', turnBy);
  const player = createPlayer(swiper, frame, interval);
  return {
    play: player.play,
    end: () => {
      player.end();
      frame.removeEventListener('keydown', turnBy);
      const row = swiper.wrapperEl;
      swiper.destroy(true, true);
      putInOrder(row);
    },
  };
}

const touches = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * Plays while it is wanted, on the screen, in the tab that is seen, and while neither a pointer nor the focus is on a slide; on its own button they
 * are after it was told to play. By a timer of its own: Swiper's asks in every frame what time is left, which keeps a phone's processor awake.
 */
function createPlayer(swiper: Swiper, frame: HTMLElement, interval: number) {
  const state = { wanted: false, isSeen: true, isHeld: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(next, interval);
  };
  const next = () => {
    swiper.slideNext();
    wait();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const renew = () => {
    const plays = state.wanted && state.isSeen && !state.isHeld && !document.hidden;
    if (plays === (timer !== undefined)) return;
    if (plays) wait();
    else stop();
  };
  // A slide that a finger brought stands as long as any other.
  swiper.on('realIndexChange', () => {
    if (timer !== undefined) wait();
  });
  const observer = new IntersectionObserver((entries) => {
    state.isSeen = entries.at(-1)?.isIntersecting ?? true;
    renew();
  });
  observer.observe(frame);
  document.addEventListener('visibilitychange', renew);
  const hold = ({ type }: Event) => {
    state.isHeld = type === 'pointerenter' || type === 'focusin';
    renew();
  };
  for (const touch of touches) frame.addEventListener(touch, hold);
  return {
    play: (wanted: boolean) => {
      state.wanted = wanted;
      renew();
    },
    end: () => {
      stop();
      observer.disconnect();
      document.removeEventListener('visibilitychange', renew);
      for (const touch of touches) frame.removeEventListener(touch, hold);
    },
  };
}

function stepOf(key: string, isRightToLeft: boolean): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return isRightToLeft ? -step : step;
}

function controlOf({ destroyed, slides, activeIndex }: Swiper): HTMLElement | null | undefined {
  return destroyed ? null : slides[activeIndex]?.querySelector<HTMLElement>('a[href], button');
}

/** Slides that came or went meanwhile confuse Swiper's own way back; each one's `data-place` is what counts. */
function putInOrder(row: HTMLElement): void {
  const slides = [...row.children];
  const placeOf = (slide: Element) => Number(slide.getAttribute('data-place'));
  const sorted = [...slides].sort((one, other) => placeOf(one) - placeOf(other));
  if (sorted.some((slide, at) => slide !== slides[at])) row.append(...sorted);
}
