import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { whenSeen } from '@/storefront/platform/browser/when-seen';

type Options = {
  readonly axis: 'x' | 'y';
  /** Milliseconds of one round, or a function of half the track's size in px. */
  readonly duration: number | ((size: number) => number);
  readonly enabled: boolean;
};

type Marquee = {
  /** Ref of the track, which has its content twice. */
  readonly track: RefObject<HTMLDivElement | null>;
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Handlers that pause the track while a pointer or the focus is on it. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
};

/**
 * Moves a track by half its size, endlessly, once the page is idle and while it is on the screen. With reduced motion
 * it does not move.
 */
export function useMarquee({ axis, duration, enabled }: Options): Marquee {
  const track = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation | undefined>(undefined);
  const [playing, setPlaying] = useState(true);
  const state = useRef({ hasPointer: false, hasFocus: false, isSeen: true, playing });
  const latestDuration = useRef(duration);
  latestDuration.current = duration;
  const update = useCallback((change: Partial<typeof state.current>) => {
    const { hasPointer, hasFocus, isSeen, playing } = Object.assign(state.current, change);
    if (playing && isSeen && !hasPointer && !hasFocus) animation.current?.play();
    else animation.current?.pause();
  }, []);
  useEffect(() => {
    const element = track.current;
    if (!enabled || element === null || prefersStill()) return;
    const cancelController = new AbortController();
    const { signal } = cancelController;
    const start = async () => {
      const { runAlong } = await import('./run-along');
      const newAnimation = signal.aborted ? undefined : runAlong(element, axis, latestDuration.current);
      if (newAnimation === undefined) return;
      animation.current = newAnimation;
      signal.addEventListener('abort', () => newAnimation.cancel());
      signal.addEventListener(
        'abort',
        whenSeen(element, (isSeen) => update({ isSeen })),
      );
    };
    // If the code does not load, the track stays still.
    signal.addEventListener(
      'abort',
      whenIdle(() => void start().catch(() => undefined)),
    );
    return () => cancelController.abort();
  }, [axis, enabled, update]);
  useEffect(() => update({ playing }), [playing, update]);
  const hold = useMemo(
    () => ({
      onPointerEnter: () => update({ hasPointer: true }),
      onPointerLeave: () => update({ hasPointer: false }),
      onFocus: () => update({ hasFocus: true }),
      onBlur: () => update({ hasFocus: false }),
    }),
    [update],
  );
  return { track, playing, toggle: useCallback(() => setPlaying((isPlaying) => !isPlaying), []), hold };
}
