import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { prefersStill } from '../motion/use-marquee';
import type { Carousel } from './drive-carousel';

type Options = {
  readonly axis?: 'horizontal' | 'vertical';
  /** Names the slides in their order: with others the carousel begins anew. */
  readonly slides: readonly (string | number)[];
  /** Milliseconds until the next slide. */
  readonly interval: number;
  /** Milliseconds of the way there. */
  readonly speed?: number;
};

/**
 * A row of slides that scrolls and snaps, and becomes a carousel once the page is at rest or a finger is on it. Where its code does not come it
 * stays a row. The row is `frame > .swiper-wrapper > .swiper-slide[data-place]`; a single slide is none.
 */
export function useCarousel({ axis = 'horizontal', slides, interval, speed = 300 }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersStill());
  const named = slides.length > 1 ? slides.join() : '';
  // Before the browser paints: others than React have moved these slides.
  useLayoutEffect(() => {
    const element = frame.current;
    if (named === '' || element === null) return;
    const over = new AbortController();
    let own: Carousel | undefined;
    const start = async () => {
      stopWaiting();
      const { driveCarousel } = await tryThrice(() => import('./drive-carousel'));
      own = await driveCarousel(element, { axis, interval, speed, onShown: setIndex }, over.signal);
      if (over.signal.aborted) own?.end();
      else setCarousel(own);
    };
    const begin = () => void start().catch(() => undefined); // Where the code does not come the row scrolls on.
    const callOff = whenIdle(begin);
    element.addEventListener('pointerdown', begin);
    const stopWaiting = () => {
      callOff();
      element.removeEventListener('pointerdown', begin);
    };
    return () => {
      stopWaiting();
      over.abort();
      own?.end();
      setCarousel(undefined);
    };
  }, [named, axis, interval, speed]);
  useEffect(() => carousel?.play(playing), [carousel, playing]);
  return {
    frame,
    /** Which slide shows; undefined while it is a row. */
    index: carousel && index,
    playing,
    toggle: () => setPlaying(!playing),
  };
}
