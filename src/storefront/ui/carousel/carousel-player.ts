import type { Swiper } from 'swiper';

export type Player = {
  /** Whether it goes on by itself. Off screen, touched or focused it waits. */
  readonly play: (wanted: boolean) => void;
  readonly end: () => void;
};

/** For a carousel that never moves by itself. */
export const noPlayer: Player = { play: () => undefined, end: () => undefined };

const touches = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * Plays while it is wanted, on the screen, in the tab that is seen, and while neither a pointer nor the focus is on a slide; on its own button they
 * are after it was told to play. By a timer of its own: Swiper's asks in every frame what time is left, which keeps a phone's processor awake.
 */
export function createPlayer(swiper: Swiper, frame: HTMLElement, interval: number): Player {
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
