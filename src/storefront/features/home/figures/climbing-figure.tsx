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
  /** Told what shows, once in a while and when it is held: for whoever does not see it climb. */
  readonly onShown: (value: number) => void;
};

/** The step at which some reels begin. */
type Start = { readonly first: number };

type Prepared = {
  readonly reels: readonly Reel[] | undefined;
  /** For so many milliseconds. */
  readonly shown: number;
  readonly start: Start | undefined;
};

/** Milliseconds between two figures: about as fast as an eye reads the last digits. */
const beat = 100;
/** So many figures are prepared at once. */
const most = 300;
/** Of these so many in one task: together they hold a slow phone up. */
const atOnce = 100;
/** Milliseconds until it is told again what shows. */
const tellEvery = 10_000;

/**
 * A figure that climbs: reels of digits that the browser turns without any script, as a counter's do. Before it plays for the first time, and
 * where reels cannot turn, it is the first value.
 */
export function ClimbingFigure({ from, to, duration, write, playing, onShown }: Props) {
  const [wasPlaying, setWasPlaying] = useState(false);
  // Anew with each set, also where it begins where the last one did.
  const [set, setSet] = useState<Start>({ first: 0 });
  const [prepared, setPrepared] = useState<Prepared>({ reels: undefined, shown: 0, start: undefined });
  useEffect(() => {
    if (playing) setWasPlaying(true);
  }, [playing]);
  const last = Math.max(1, Math.ceil(duration / beat));
  const left = last + 1 - set.first;
  // The last figure goes with those before it: alone it would not turn, nor end.
  const count = left <= most + 1 ? left : most;
  useEffect(() => {
    if (!wasPlaying) return;
    const over = new AbortController();
    const prepare = async () => {
      const figures = await writeAll(count, (step) => write(valueAt((set.first + step) / last, from, to)), over.signal);
      if (!over.signal.aborted) setPrepared({ reels: reelsOf(figures), shown: count * beat, start: set });
    };
    void prepare();
    return () => over.abort();
  }, [wasPlaying, set, count, last, from, to, write]);
  const frame = useTurning({
    prepared,
    playing,
    onEnd: () => setSet({ first: set.first + count > last ? 0 : set.first + count }),
    onTime: (time) => onShown(valueAt(((prepared.start?.first ?? 0) + Math.floor(time / beat)) / last, from, to)),
  });
  const { reels } = prepared;
  if (reels === undefined) return write(from);
  return (
    <span ref={frame} className={styles.reels}>
      {reels.map(({ rows }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
        <span key={place} className={styles.reel}>
          {rows.join('\n')}
        </span>
      ))}
    </span>
  );
}

/** `way`: 0 is the first value, and 1 the last. */
function valueAt(way: number, from: number, to: number): number {
  return from + (to - from) * Math.min(way, 1);
}

async function writeAll(count: number, write: (step: number) => string, signal: AbortSignal) {
  const figures: string[] = [];
  for (let step = 0; step < count && !signal.aborted; step += 1) {
    if (step % atOnce === atOnce - 1) await nextTask();
    figures.push(write(step));
  }
  return figures;
}

type Turning = {
  readonly prepared: Prepared;
  readonly playing: boolean;
  readonly onEnd: () => void;
  /** How many milliseconds the reels have turned. */
  readonly onTime: (time: number) => void;
};

/** Turns the reels that are the children of an element, and holds them where they are while nothing is to play. */
function useTurning({ prepared, playing, onEnd, onTime }: Turning) {
  const frame = useRef<HTMLSpanElement>(null);
  const turning = useRef<readonly Animation[]>([]);
  const latest = useRef({ onEnd, onTime });
  latest.current = { onEnd, onTime };
  const isPlaying = useRef(playing);
  // Written anew, as in another language, they go on where they were.
  const passed = useRef<{ readonly start: Start | undefined; readonly time: CSSNumberish }>(undefined);
  useEffect(() => {
    const { reels, shown, start } = prepared;
    const from = passed.current?.start === start ? (passed.current?.time ?? 0) : 0;
    const over = new AbortController();
    const begun: Animation[] = [];
    const begin = async () => {
      for (const [place, element] of [...(frame.current?.children ?? [])].entries()) {
        const turns = reels?.[place]?.turns ?? [];
        if (turns.length < 2 || typeof element.animate !== 'function') continue;
        // By property and not frame by frame: the browser reads hundreds of them in half the time.
        const offset = [...turns.map(({ at }) => at), 1];
        const transform = [...turns, ...turns.slice(-1)].map(({ row }) => rowAt(row));
        const timing = { duration: shown, fill: 'forwards' } as const;
        const animation = element.animate({ offset, transform, easing: 'step-end' }, timing);
        animation.pause();
        animation.currentTime = from;
        begun.push(animation);
        if (turns.length > atOnce) await nextTask();
        if (over.signal.aborted) return;
      }
      // All of them in one moment: one place does not run ahead of another.
      turning.current = begun;
      begun[0]?.addEventListener('finish', () => latest.current.onEnd());
      if (isPlaying.current) for (const animation of begun) animation.play();
    };
    void begin();
    return () => {
      over.abort();
      turning.current = [];
      passed.current = { start, time: begun[0]?.currentTime ?? from };
      for (const animation of begun) animation.cancel();
    };
  }, [prepared]);
  useEffect(() => {
    isPlaying.current = playing;
    for (const animation of turning.current) {
      if (playing) animation.play();
      else animation.pause();
    }
    const tell = () => {
      const time = turning.current[0]?.currentTime;
      if (typeof time === 'number') latest.current.onTime(time);
    };
    if (!playing) return tell();
    const timer = setInterval(tell, tellEvery);
    return () => clearInterval(timer);
  }, [playing]);
  return frame;
}

/** In the height of a row, as the style has it: of its own length only can the browser move a reel by itself. */
function rowAt(row: number): string {
  return `translateY(${-row * 1.1}em)`;
}
