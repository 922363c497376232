import { useEffect, useState } from 'react';
import { PauseButton } from '@/storefront/ui/motion/pause-button';
import { prefersStill } from '@/storefront/ui/motion/use-marquee';
import type { Match } from './match';
import { MatchCard } from './match-card';
import styles from './match-carousel.module.css';

type Props = {
  readonly label: string;
  readonly matches: readonly Match[];
  /** Milliseconds until the next. */
  readonly interval: number;
  /** Milliseconds of the way there. */
  readonly transition: number;
  readonly onTap: (match: Match) => void;
};

/** Matches that follow each other upwards without end: after the last comes a copy of the first, and from there the first itself. */
export function MatchCarousel({ label, matches, interval, transition, onTap }: Props) {
  const [playing, setPlaying] = useState(() => !prefersStill());
  const [held, setHeld] = useState(false);
  const { index, moving } = useRound(matches.length, { interval, transition, enabled: playing && !held });
  const [first, ...rest] = matches;
  if (first === undefined) return null;
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <>
      <ul
        className={styles.track}
        style={{
          transform: `translateY(${(-100 * index) / (matches.length + 1)}%)`,
          transitionDuration: moving ? `${transition}ms` : '0ms',
        }}
        {...hold}
        {...release}
      >
        {[first, ...rest, first].map((match, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first match stands twice, and none ever moves
          <li key={at} inert={at !== index} aria-hidden={at === matches.length || undefined}>
            <MatchCard match={match} onTap={() => onTap(match)} />
          </li>
        ))}
      </ul>
      <span className={styles.pause}>
        <PauseButton label={label} playing={playing} onToggle={() => setPlaying(!playing)} />
      </span>
    </>
  );
}

type Timing = { readonly interval: number; readonly transition: number; readonly enabled: boolean };

/** Which match shows; `count` is the copy of the first, left as soon as it stands. */
function useRound(count: number, { interval, transition, enabled }: Timing) {
  const [state, setState] = useState({ index: 0, moving: false });
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => setState(({ index }) => ({ index: (index % count) + 1, moving: true })), interval);
    return () => clearInterval(timer);
  }, [count, interval, enabled]);
  useEffect(() => {
    if (state.index < count) return;
    const timer = setTimeout(() => setState({ index: 0, moving: false }), transition);
    return () => clearTimeout(timer);
  }, [state, count, transition]);
  return state;
}
