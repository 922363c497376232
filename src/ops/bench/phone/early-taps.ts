import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '../json';
import { openPhone, type Phone } from './open-phone';
import { withoutPopups } from './sign-in';

/** What is tapped, and when the tap has been answered: both expressions of a page's script. */
export type Control = {
  readonly url: string;
  readonly selector: string;
  /** True once a frame shows the answer; `was` is what the address was, `control` what was tapped. */
  readonly shows: string;
  /** Before the page is opened. */
  readonly prepare?: (phone: Phone) => Promise<void>;
};

export type EarlyTap = {
  /** Milliseconds after the first paint at which the finger was lifted. */
  readonly moment: number;
  /**
   * Milliseconds from then to the start of the frame that shows the answer, without those that the tool's finger waited in the browser before the page
   * could know of it: a real one is told at once. `patience` where no answer came.
   */
  readonly answer: number;
  /** The answer was another document, which the browser had to load. */
  readonly isElsewhere: boolean;
};

/** Milliseconds after which nobody waits for an answer any more. */
const patience = 8000;
/** Milliseconds that a finger stays on the screen. */
const press = 50;

/**
 * Tells where a control stands each time it moves, and when the page was first painted; notes the tap, and the first frame that answers it: one in
 * which `shows` holds or a state of the control itself has changed. Runs before the page's own scripts, in the document that follows too.
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
  let control, was, state, place, painted;
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint');
    if (entry) tell({ ago: performance.now() - (painted = entry.startTime) });
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
      if (found !== null && found.closest('header') === null) {
        const { top, bottom } = found.getBoundingClientRect();
        if (top < 60 || bottom > innerHeight - 90) found.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const box = found?.getBoundingClientRect();
      const next = box && JSON.stringify({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      if (next && next !== place) tell(JSON.parse(place = next));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/**
 * Opens a page and taps a control so many milliseconds after its first paint, whatever the page is at; as soon as it is there, where that is later.
 * The finger is the browser's own: it asks nothing of the page before it touches.
 */
export async function tapEarly(browser: Browser, control: Control, moment: number): Promise<EarlyTap> {
  const phone = await openPhone(browser, { network: 'local', script: `${withoutPopups};${watchTap(control)}` });
  try {
    await control.prepare?.(phone);
    const page = await listenTo(phone);
    await browser.startTracing(phone.page, { categories: ['input'] });
    await phone.page.goto(control.url, { waitUntil: 'commit' });
    const { x, y } = await page.placeAt(moment);
    await touch(phone, x, y);
    const tap = await answerOf(phone, control);
    const held = heldBack(JSON.parse(String(await browser.stopTracing())));
    return tap.answer === patience ? tap : { ...tap, answer: tap.answer - held };
  } finally {
    await phone.close();
  }
}

async function listenTo({ session }: Phone) {
  let paintedAt: number | undefined;
  let place: { readonly x: number; readonly y: number } | undefined;
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellBench' });
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const told: unknown = JSON.parse(payload);
    if (!isObject(told)) return;
    if ('ago' in told) paintedAt = performance.now() - Number(told.ago);
    else place = { x: Number(told.x), y: Number(told.y) };
  });
  return {
    /** Where the control stands, when it is time. */
    placeAt: async (moment: number) => {
      const end = performance.now() + 30_000;
      while (performance.now() < end) {
        if (place !== undefined && paintedAt !== undefined && performance.now() >= paintedAt + moment - press)
          return place;
        await wait(1);
      }
      throw new Error('What was to be tapped did not come within 30 s, so there is nothing to measure.');
    },
  };
}

async function touch({ session }: Phone, x: number, y: number): Promise<void> {
  // The page may be at work and answer neither: the browser has both, and the times are those of the finger.
  const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(press);
  const up = session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await Promise.all([down, up]);
}

async function answerOf({ run }: Phone, { selector }: Control): Promise<EarlyTap> {
  const end = performance.now() + patience;
  let told: unknown;
  while (performance.now() < end) {
    await wait(100);
    // Between two documents there is nobody to ask.
    told = await run('window.tap').catch(() => undefined);
    if (isObject(told) && (told.answer !== undefined || told.missed !== undefined)) break;
  }
  const { moment = Number.NaN, answer = patience, elsewhere = false, missed } = isObject(told) ? told : {};
  if (missed !== undefined) throw new Error(`The tap was meant for ${selector} and hit ${String(missed)}.`);
  return { moment: Number(moment), answer: Number(answer), isElsewhere: elsewhere === true };
}

type Event = { readonly [key: string]: unknown };

/** Milliseconds from the time that a tap bears until the browser heard that the finger is lifted. */
export function heldBack(trace: unknown): number {
  const events: readonly unknown[] = isObject(trace) && Array.isArray(trace.traceEvents) ? trace.traceEvents : [];
  const all = events.filter(isObject);
  const idOf = ({ id2, pid }: Event) => (isObject(id2) ? `${String(pid)} ${String(id2.local)}` : undefined);
  const begun = (kind: string) =>
    all.find(({ name, ph, args }) => name === 'EventLatency' && ph === 'b' && kindOf(args) === kind);
  const [tap, lifted] = [begun('GESTURE_TAP'), begun('TOUCH_RELEASED')];
  const heard = all.find(
    (event) => event.name === 'GenerationToBrowserMain' && event.ph === 'e' && lifted && idOf(event) === idOf(lifted),
  );
  if (typeof tap?.ts !== 'number' || typeof heard?.ts !== 'number')
    throw new Error('The browser did not tell when it heard of the finger, so there is nothing to measure.');
  return (heard.ts - tap.ts) / 1000;
}

function kindOf(args: unknown): unknown {
  return isObject(args) && isObject(args.event_latency) ? args.event_latency.event_type : undefined;
}
