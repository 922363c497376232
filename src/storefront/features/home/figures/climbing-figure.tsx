import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './figure.module.css';
import { type Reel, reelsOf } from './reels';

type Props = {
  readonly from: number;
  readonly to: number;
  /** Milliseconds from the first value to the last; then it starts again. */
  readonly duration: number;
  readonly write: (value: number) => string;
  readonly playing: boolean;
};

/** Milliseconds between two figures: about as fast as an eye reads the last digits. */
const beat = 100;
/** So many figures are prepared at once. */
const most = 100;

/**
 * A figure that climbs: reels of digits that the browser turns without any script, as a counter's do. Before it plays for the first time, and
 * where reels cannot turn, it is the first value.
 */
export function ClimbingFigure({ from, to, duration, write, playing }: Props) {
  const [wasPlaying, setWasPlaying] = useState(false);
  // The step at which these reels begin; anew with each set, also where it begins where the last one did.
  const [set, setSet] = useState({ first: 0 });
  useEffect(() => {
    if (playing) setWasPlaying(true);
  }, [playing]);
  const last = Math.max(1, Math.ceil(duration / beat));
  const count = Math.min(most, last + 1 - set.first);
  const reels = useMemo(() => {
    if (!wasPlaying) return undefined;
    const valueAt = (step: number) => from + (to - from) * Math.min(step / last, 1);
    return reelsOf(Array.from({ length: count }, (_, step) => write(valueAt(set.first + step))));
  }, [wasPlaying, set, count, last, from, to, write]);
  const frame = useTurning({
    reels,
    playing,
    duration: count * beat,
    onEnd: () => setSet({ first: set.first + count > last ? 0 : set.first + count }),
  });
  if (reels === undefined) return write(from);
  return (
    <span ref={frame} className={styles.reels}>
      {reels.map(({ rows }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
        <span key={place} className={styles.reel}>
          {rows.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </span>
      ))}
    </span>
  );
}

type Turning = {
  readonly reels: readonly Reel[] | undefined;
  readonly playing: boolean;
  readonly duration: number;
  readonly onEnd: () => void;
};

/** Turns the reels that are the children of an element, and holds them where they are while nothing is to play. */
function useTurning({ reels, playing, duration, onEnd }: Turning) {
  const frame = useRef<HTMLSpanElement>(null);
  const turning = useRef<readonly Animation[]>([]);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const elements = [...(frame.current?.children ?? [])];
    const animations = elements.flatMap((element, place) => {
      const turns = reels?.[place]?.turns ?? [];
      if (turns.length < 2 || typeof element.animate !== 'function') return [];
      const keyframes = turns.map(({ at, row }) => ({ offset: at, transform: rowAt(row), easing: 'step-end' }));
      const stay = { offset: 1, transform: rowAt(turns.at(-1)?.row ?? 0) };
      return [element.animate([...keyframes, stay], { duration, fill: 'forwards' })];
    });
    turning.current = animations;
    animations[0]?.addEventListener('finish', () => end.current());
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [reels, duration]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new reels are held as the ones before were
  useEffect(() => {
    for (const animation of turning.current) {
      if (playing) animation.play();
      else animation.pause();
    }
  }, [playing, reels]);
  return frame;
}

/** In the height of a row, as the style has it: of its own length only can the browser move a reel by itself. */
function rowAt(row: number): string {
  return `translateY(${-row * 1.1}em)`;
}
