import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { isObject } from '@/engine/json';
import { type Phone, until } from './open-phone';

/** Milliseconds of a frame at 60 Hz, the rate of phones. */
const frameMs = 1000 / 60;

/** Counts the frames of a page, and records the frame in which a tap shows. Runs before the page's own scripts. */
export const watchFrames = `(() => {
  const frames = { at: [], tap: undefined, shows: undefined, answer: undefined };
  window.frames = frames;
  addEventListener('click', () => { if (frames.shows) frames.tap = { frame: frames.at.length, time: performance.now() }; }, true);
  const next = (time) => {
    frames.at.push(time);
    if (frames.tap && frames.shows && frames.shows()) {
      frames.answer = { frames: frames.at.length - frames.tap.frame, time: performance.now() - frames.tap.time };
      frames.tap = frames.shows = undefined;
    }
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})()`;

/** Share of the frames that are missing between the first and the last of these times. `times`: milliseconds. */
export function lateShare(times: readonly number[]): number {
  const [first = 0] = times;
  const dueFrames = Math.round(((times.at(-1) ?? 0) - first) / frameMs);
  return dueFrames < 1 ? Number.NaN : Math.max(0, 1 - (times.length - 1) / dueFrames);
}

export type ScrollFigures = {
  /**
   * Share of the frames in which the screen should have moved and did not, as the browser's developer tools count them.
   */
  readonly dropped: number;
  /** Share of the frames for which the page's main thread was late: the browser moved the old paint. */
  readonly late: number;
  /** Milliseconds of processor time of the main thread. Other work on the machine does not change it. */
  readonly work: number;
};

/** Scrolls a page evenly from top to bottom, and measures it. */
export async function scrollWhole({ session, run }: Phone): Promise<ScrollFigures> {
  await run('scrollTo(0, 0)');
  await wait(500);
  const length = Number(await run('document.documentElement.scrollHeight - innerHeight'));
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await work();
  const screen = await watchScreen(session);
  await run('frames.at.length = 0');
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -length,
    speed: 4000,
    preventFling: true,
    gestureSourceType: 'mouse',
  });
  const times = await run('frames.at.slice()');
  const after = await work();
  const dropped = await screen.dropped();
  const scrolledTo = Number(await run('scrollY'));
  if (scrolledTo < length * 0.9)
    throw new Error(`The list was scrolled to ${scrolledTo} of ${length} pixels, so its frames tell nothing.`);
  return { dropped, late: lateShare(Array.isArray(times) ? times.map(Number) : []), work: after - before };
}

/** Records which frames reach the screen, until `dropped` is called. */
async function watchScreen(session: CDPSession): Promise<{ readonly dropped: () => Promise<number> }> {
  const counts = { DrawFrame: 0, DroppedFrame: 0 };
  const count = ({ value }: { readonly value: readonly object[] }) => {
    // A frame with a part of the due change counts as neither: the screen moved, but not by all of it.
    for (const { name, args } of value.map(frameEvent))
      if ((name === 'DrawFrame' || name === 'DroppedFrame') && args?.hasPartialUpdate !== true) counts[name] += 1;
  };
  session.on('Tracing.dataCollected', count);
  await session.send('Tracing.start', {
    categories: 'disabled-by-default-devtools.timeline.frame',
    transferMode: 'ReportEvents',
  });
  return {
    dropped: async () => {
      const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
      await session.send('Tracing.end');
      await complete;
      session.off('Tracing.dataCollected', count);
      if (counts.DrawFrame === 0) throw new Error('The browser told of no frame, so there is nothing to measure.');
      return counts.DroppedFrame / (counts.DrawFrame + counts.DroppedFrame);
    },
  };
}

type FrameEvent = { readonly name?: unknown; readonly args?: { readonly hasPartialUpdate?: unknown } };

function frameEvent(event: object): FrameEvent {
  return event;
}

/** Until a tap shows: the frames, and the milliseconds to the start of the last of them. */
export type TapAnswer = { readonly frames: number; readonly time: number };

/**
 * Taps the first element of `selector` and waits until `shows` (an expression) is true before a frame is drawn: 1 is
 * the next frame.
 */
export async function tap(phone: Phone, selector: string, shows: string): Promise<TapAnswer> {
  const { page, run } = phone;
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await wait(200);
  await run(`frames.answer = undefined; frames.shows = () => ${shows}; undefined`);
  await target.tap();
  const answer = await until(phone, 'frames.answer');
  const { frames = Number.NaN, time = Number.NaN } = isObject(answer) ? answer : {};
  return { frames: Number(frames), time: Number(time) };
}
