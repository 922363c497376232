import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import type { Carousel, CarouselOptions } from './drive-carousel';

type Options = Omit<CarouselOptions, 'onShown'> & {
  /** Keys of the slides in order. If they change, the carousel starts again. */
  readonly slides: readonly (string | number)[];
};

/**
 * A row of slides that scrolls and snaps. It becomes a carousel once the page is idle or a finger touches it. If that
 * code does not load, it stays a row. The row is `frame > .swiper-wrapper > .swiper-slide[data-place]`. A single slide
 * makes no carousel.
 */
export function useCarousel({ slides, ...options }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersStill());
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const slidesKey = slides.length > 1 ? slides.join() : '';
  // Ends the old carousel before the browser paints: Swiper has moved its slides.
  useLayoutEffect(() => {
    const element = frame.current;
    if (slidesKey === '' || element === null) return;
    const abortController = new AbortController();
    let started: Carousel | undefined;
    // Calls `stopWaiting`, which is set up below.
    const start = async () => {
      stopWaiting();
      const { driveCarousel } = await tryThrice(() => import('./drive-carousel'));
      started = await driveCarousel(element, { ...latestOptions.current, onShown: setIndex }, abortController.signal);
      if (abortController.signal.aborted) started?.end();
      else setCarousel(started);
    };
    const startSafely = () => void start().catch(() => undefined); // If the code does not load, the row still scrolls.
    const cancelIdle = whenIdle(startSafely);
    element.addEventListener('pointerdown', startSafely);
    const stopWaiting = () => {
      cancelIdle();
      element.removeEventListener('pointerdown', startSafely);
    };
    return () => {
      stopWaiting();
      abortController.abort();
      started?.end();
      setCarousel(undefined);
    };
  }, [slidesKey]);
  useEffect(() => carousel?.play(playing), [carousel, playing]);
  return {
    frame,
    /** Undefined while it is a scrolling row. */
    carousel,
    /** Index of the shown slide; undefined while it is a scrolling row. */
    index: carousel && index,
    playing,
    toggle: () => setPlaying(!playing),
  };
}
