import { useEffect, useRef, useState } from 'react';
import { nextTask } from '@/storefront/platform/browser/next-task';
import styles from './figure.module.css';
import { type Reel, reelsOf } from './reels';

type Props = {
  readonly from: number;
  readonly to: number;
  /** Milliseconds from the first value to the last; then it starts again. */
  readonly duration: number;
  readonly write: (value: number) => string;
  readonly playing: boolean;
  /** Called with the shown value at intervals and at each pause, for screen readers. */
  readonly onShown: (value: number) => void;
};

/** Figures that are prepared together, by the first step of them. */
type FigureSet = { readonly first: number };

type PreparedSet = {
  readonly reels: readonly Reel[] | undefined;
  /** Duration in milliseconds. */
  readonly duration: number;
  readonly set: FigureSet | undefined;
};

/** Milliseconds between two figures, about as fast as one can read the last digits. */
const stepMs = 100;
/** Number of figures that are prepared at a time. */
const mostPrepared = 300;
/** Figures prepared in one task: all at once would block a slow phone. */
const perTask = 100;
/** Milliseconds between two reports of the shown value. */
const reportMs = 10_000;

/**
 * A climbing figure: reels of digits that the browser turns without script, like a counter. Before it plays, and in
 * browsers that cannot turn reels, it shows the first value.
 */
export function ClimbingFigure({ from, to, duration, write, playing, onShown }: Props) {
  const [wasPlaying, setWasPlaying] = useState(false);
  // A new object for each set, even if it starts at the same step as the last one.
  const [currentSet, setCurrentSet] = useState<FigureSet>({ first: 0 });
  const [prepared, setPrepared] = useState<PreparedSet>({ reels: undefined, duration: 0, set: undefined });
  useEffect(() => {
    if (playing) setWasPlaying(true);
  }, [playing]);
  const lastStep = Math.max(1, Math.ceil(duration / stepMs));
  const stepsLeft = lastStep + 1 - currentSet.first;
  // If one figure would be left over, it joins this set: a set of one does not animate and would never end.
  const count = stepsLeft <= mostPrepared + 1 ? stepsLeft : mostPrepared;
  useEffect(() => {
    if (!wasPlaying) return;
    const aborter = new AbortController();
    const prepare = async () => {
      const figures = await writeAll(
        count,
        (step) => write(valueAt((currentSet.first + step) / lastStep, from, to)),
        aborter.signal,
      );
      if (!aborter.signal.aborted) setPrepared({ reels: reelsOf(figures), duration: count * stepMs, set: currentSet });
    };
    void prepare();
    return () => aborter.abort();
  }, [wasPlaying, currentSet, count, lastStep, from, to, write]);
  const frame = useTurning({
    prepared,
    playing,
    onEnd: () => setCurrentSet({ first: currentSet.first + count > lastStep ? 0 : currentSet.first + count }),
    onTime: (time) => onShown(valueAt(((prepared.set?.first ?? 0) + Math.floor(time / stepMs)) / lastStep, from, to)),
  });
  const { reels } = prepared;
  if (reels === undefined) return write(from);
  return (
    <span ref={frame} className={styles.reels}>
      {reels.map(({ rows }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reels have no identity but their position
        <span key={place} className={styles.reel}>
          {rows.join('\n')}
        </span>
      ))}
    </span>
  );
}

/** `progress`: 0 gives the first value, 1 or more the last. */
function valueAt(progress: number, from: number, to: number): number {
  return from + (to - from) * Math.min(progress, 1);
}

async function writeAll(count: number, write: (step: number) => string, signal: AbortSignal) {
  const figures: string[] = [];
  for (let step = 0; step < count && !signal.aborted; step += 1) {
    if (step % perTask === perTask - 1) await nextTask();
    figures.push(write(step));
  }
  return figures;
}

type TurningOptions = {
  readonly prepared: PreparedSet;
  readonly playing: boolean;
  readonly onEnd: () => void;
  /** Called with the milliseconds that the reels have turned. */
  readonly onTime: (time: number) => void;
};

/** Turns the reels, which are an element's children, and stops them in place when not playing. */
function useTurning({ prepared, playing, onEnd, onTime }: TurningOptions) {
  const frame = useRef<HTMLSpanElement>(null);
  const animations = useRef<readonly Animation[]>([]);
  const latest = useRef({ onEnd, onTime });
  latest.current = { onEnd, onTime };
  const isPlaying = useRef(playing);
  // Reels that are rendered again, for example in another language, continue where they were.
  const turnedTime = useRef<{ readonly set: FigureSet | undefined; readonly time: CSSNumberish }>(undefined);
  useEffect(() => {
    const { reels, duration, set } = prepared;
    const startTime = turnedTime.current?.set === set ? (turnedTime.current?.time ?? 0) : 0;
    const aborter = new AbortController();
    const started: Animation[] = [];
    const startTurning = async () => {
      for (const [place, element] of [...(frame.current?.children ?? [])].entries()) {
        const turns = reels?.[place]?.turns ?? [];
        if (turns.length < 2 || typeof element.animate !== 'function') continue;
        // One list for each property instead of keyframes: the browser parses hundreds of them in half the time.
        const offset = [...turns.map(({ at }) => at), 1];
        const transform = [...turns, ...turns.slice(-1)].map(({ row }) => rowAt(row));
        const timing = { duration, fill: 'forwards' } as const;
        const animation = element.animate({ offset, transform, easing: 'step-end' }, timing);
        animation.pause();
        animation.currentTime = startTime;
        started.push(animation);
        if (turns.length > perTask) await nextTask();
        if (aborter.signal.aborted) return;
      }
      // All reels start at one moment, so that no digit is ahead.
      animations.current = started;
      started[0]?.addEventListener('finish', () => latest.current.onEnd());
      if (isPlaying.current) for (const animation of started) animation.play();
    };
    void startTurning();
    return () => {
      aborter.abort();
      animations.current = [];
      turnedTime.current = { set, time: started[0]?.currentTime ?? startTime };
      for (const animation of started) animation.cancel();
    };
  }, [prepared]);
  useEffect(() => {
    isPlaying.current = playing;
    for (const animation of animations.current) {
      if (playing) animation.play();
      else animation.pause();
    }
    const reportTime = () => {
      const time = animations.current[0]?.currentTime;
      if (typeof time === 'number') latest.current.onTime(time);
    };
    if (!playing) return reportTime();
    const timer = setInterval(reportTime, reportMs);
    return () => clearInterval(timer);
  }, [playing]);
  return frame;
}

/**
 * Moves a reel to a row. 1.1em is the height of a row in the style sheet. The length must be relative to the element:
 * otherwise the browser animates it on the main thread.
 */
function rowAt(row: number): string {
  return `translateY(${-row * 1.1}em)`;
}
