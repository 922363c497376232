import type { Swiper } from 'swiper';

export type Player = {
  /** Starts or stops. It waits while the carousel or its tab is not visible, touched or focused. */
  readonly play: (isWanted: boolean) => void;
  readonly end: () => void;
};

/** A player for carousels that never move by themselves. */
export const noPlayer: Player = { play: () => undefined, end: () => undefined };

const holdEvents = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * Moves while it is wanted, on the screen, in the visible tab, and while no pointer or focus is on a slide; its own
 * play button does not count. It uses its own timer, because Swiper's reads the clock in every frame, which keeps a
 * phone's processor awake.
 */
export function createPlayer(swiper: Swiper, frame: HTMLElement, interval: number): Player {
  const state = { wanted: false, isSeen: true, hasPointer: false };
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
  const update = () => {
    const isHeld = state.hasPointer || frame.contains(document.activeElement);
    const shouldPlay = state.wanted && state.isSeen && !isHeld && !document.hidden;
    if (shouldPlay === (timer !== undefined)) return;
    if (shouldPlay) wait();
    else stop();
  };
  // A slide that a finger brought stays as long as any other, so the timer starts again.
  swiper.on('realIndexChange', () => {
    if (timer !== undefined) wait();
  });
  const observer = new IntersectionObserver((entries) => {
    state.isSeen = entries.at(-1)?.isIntersecting ?? true;
    update();
  });
  observer.observe(frame);
  document.addEventListener('visibilitychange', update);
  const onHoldEvent = ({ type }: Event) => {
    if (type.startsWith('pointer')) state.hasPointer = type === 'pointerenter';
    update();
  };
  for (const eventName of holdEvents) frame.addEventListener(eventName, onHoldEvent);
  return {
    play: (isWanted: boolean) => {
      state.wanted = isWanted;
      update();
    },
    end: () => {
      stop();
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      for (const eventName of holdEvents) frame.removeEventListener(eventName, onHoldEvent);
    },
  };
}
