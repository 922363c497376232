import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '@/engine/json';
import { openPhone, type Phone } from './open-phone';
import { withoutPopups } from './sign-in';

/** The control to tap, and how its answer is recognised. */
export type Control = {
  readonly url: string;
  readonly selector: string;
  /**
   * An expression of the page that is true once a frame shows the answer. `was` is the address before the tap,
   * `control` the tapped element.
   */
  readonly shows: string;
  /** Runs before the page is loaded. */
  readonly prepare?: (phone: Phone) => Promise<void>;
};

export type EarlyTap = {
  /** Milliseconds between the first paint and the lifted finger. */
  readonly moment: number;
  /**
   * Milliseconds from then to the start of the frame that shows the answer. Without the time that the simulated touch
   * waited in the browser before the page could see it: a real touch arrives at once. `patienceMs` if no answer came.
   */
  readonly answer: number;
  /** True if the answer was another document, which the browser had to load. */
  readonly isElsewhere: boolean;
};

/** Milliseconds after which the tap counts as unanswered. */
const patienceMs = 8000;
/** CSS pixels at the edges of the screen in which the header or the footer may cover the control. */
const headerHeight = 60;
const footerHeight = 90;
/** Milliseconds that a finger stays on the screen. */
const pressMs = 50;

/**
 * Reports the position of a control whenever it moves, and the time of the first paint. Records the tap and the first
 * frame that answers it: a frame in which `shows` is true or a state of the control has changed. Runs before the page's
 * own scripts, also in the next document.
 */
export const watchTap = ({ selector, shows }: Pick<Control, 'selector' | 'shows'>) => `(() => {
  if (window !== window.top) return;
  const key = 'bench.tap';
  const told = sessionStorage.getItem(key);
  const tap = window.tap = told === null ? {} : JSON.parse(told);
  const tell = (value) => window.tellBench && window.tellBench(JSON.stringify(value));
  const stateOf = (control) => [...control.attributes].filter(({ name }) => /^(aria|data)-/.test(name)).map(({ name, value }) => name + '=' + value).sort().join();
  const answered = (at, elsewhere) => {
    Object.assign(tap, { answer: at - tap.at, elsewhere });
    // Another document may follow all the same.
    sessionStorage.setItem(key, JSON.stringify(tap));
  };
  if (tap.answer !== undefined) return;
  if (tap.at !== undefined) {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry && tap.answer === undefined) answered(performance.timeOrigin + entry.startTime, true);
    }).observe({ type: 'paint', buffered: true });
    return;
  }
  // The expression in shows may read control and was.
  let control, was, state, sentPosition, painted;
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint');
    if (!entry) return;
    painted = entry.startTime;
    tell({ ago: performance.now() - painted });
  }).observe({ type: 'paint', buffered: true });
  addEventListener('click', (event) => {
    if (!event.isTrusted || tap.at !== undefined) return;
    control = event.target.closest(${JSON.stringify(selector)});
    if (control === null) return void (tap.missed = event.target.outerHTML.slice(0, 200));
    was = location.href;
    state = stateOf(control);
    Object.assign(tap, { at: performance.timeOrigin + event.timeStamp, moment: event.timeStamp - painted });
    sessionStorage.setItem(key, JSON.stringify(tap));
  }, true);
  const shows = () => ${shows};
  const look = () => {
    if (tap.at !== undefined) {
      if (stateOf(control) !== state || shows()) return answered(performance.timeOrigin + performance.now(), false);
    } else if (painted !== undefined) {
      const found = document.querySelector(${JSON.stringify(selector)});
      // The header stays on the screen, and so does what is in it.
      if (found !== null && found.closest('header') === null) {
        const { top, bottom } = found.getBoundingClientRect();
        if (top < ${headerHeight} || bottom > innerHeight - ${footerHeight}) found.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const box = found?.getBoundingClientRect();
      const next = box && JSON.stringify({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      if (next && next !== sentPosition) {
        sentPosition = next;
        tell(JSON.parse(next));
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/**
 * Opens a page and taps a control `moment` milliseconds after its first paint, whatever the page is doing. If the
 * control is not there yet, taps as soon as it is. The touch comes from the browser and does not ask the page first.
 */
export async function tapEarly(browser: Browser, control: Control, moment: number): Promise<EarlyTap> {
  const phone = await openPhone(browser, { network: 'local', script: `${withoutPopups};${watchTap(control)}` });
  try {
    await control.prepare?.(phone);
    const reports = await listenTo(phone);
    await browser.startTracing(phone.page, { categories: ['input'] });
    await phone.page.goto(control.url, { waitUntil: 'commit' });
    const { x, y } = await reports.positionAt(moment);
    await touch(phone, x, y);
    const tap = await answerOf(phone, control);
    const delay = inputDelay(JSON.parse(String(await browser.stopTracing())));
    return tap.answer === patienceMs ? tap : { ...tap, answer: tap.answer - delay };
  } finally {
    await phone.close();
  }
}

/** Listens to what `watchTap` reports from the page. */
async function listenTo({ session }: Phone) {
  let paintedAt: number | undefined;
  let position: { readonly x: number; readonly y: number } | undefined;
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellBench' });
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const message: unknown = JSON.parse(payload);
    if (!isObject(message)) return;
    if ('ago' in message) paintedAt = performance.now() - Number(message.ago);
    else position = { x: Number(message.x), y: Number(message.y) };
  });
  return {
    /** The control's position, given in time for a press that ends `moment` milliseconds after the first paint. */
    positionAt: async (moment: number) => {
      const end = performance.now() + 30_000;
      while (performance.now() < end) {
        const isPainted = paintedAt !== undefined && performance.now() >= paintedAt + moment - pressMs;
        if (isPainted && position !== undefined) return position;
        await wait(1);
      }
      throw new Error('What was to be tapped did not come within 30 s, so there is nothing to measure.');
    },
  };
}

async function touch({ session }: Phone, x: number, y: number): Promise<void> {
  // The page may be busy and answer neither call. The browser has both, with the times of the touch.
  const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(pressMs);
  const up = session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await Promise.all([down, up]);
}

async function answerOf({ run }: Phone, { selector }: Control): Promise<EarlyTap> {
  const end = performance.now() + patienceMs;
  let tap: unknown;
  while (performance.now() < end) {
    await wait(100);
    // Between two documents there is no page to ask.
    tap = await run('window.tap').catch(() => undefined);
    if (isObject(tap) && (tap.answer !== undefined || tap.missed !== undefined)) break;
  }
  const { moment = Number.NaN, answer = patienceMs, elsewhere = false, missed } = isObject(tap) ? tap : {};
  if (missed !== undefined) throw new Error(`The tap was meant for ${selector} and hit ${String(missed)}.`);
  return { moment: Number(moment), answer: Number(answer), isElsewhere: elsewhere === true };
}

type Event = { readonly [key: string]: unknown };

/** Milliseconds between the time stamp of a tap and the browser's receipt of the lifted finger. */
export function inputDelay(trace: unknown): number {
  const events: readonly unknown[] = isObject(trace) && Array.isArray(trace.traceEvents) ? trace.traceEvents : [];
  const eventObjects = events.filter(isObject);
  const idOf = ({ id2, pid }: Event) => (isObject(id2) ? `${String(pid)} ${String(id2.local)}` : undefined);
  const beginOf = (kind: string) =>
    eventObjects.find(({ name, ph, args }) => name === 'EventLatency' && ph === 'b' && kindOf(args) === kind);
  const [tap, release] = [beginOf('GESTURE_TAP'), beginOf('TOUCH_RELEASED')];
  const receipt = eventObjects.find(
    (event) => event.name === 'GenerationToBrowserMain' && event.ph === 'e' && release && idOf(event) === idOf(release),
  );
  if (typeof tap?.ts !== 'number' || typeof receipt?.ts !== 'number')
    throw new Error('The browser did not tell when it heard of the finger, so there is nothing to measure.');
  return (receipt.ts - tap.ts) / 1000;
}

function kindOf(args: unknown): unknown {
  return isObject(args) && isObject(args.event_latency) ? args.event_latency.event_type : undefined;
}
