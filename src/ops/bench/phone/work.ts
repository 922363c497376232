import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '../json';
import { openPhone, type Phone } from './open-phone';

/** What a page costs the processor of a slow phone, in milliseconds of its main thread where nothing else is said. */
export type Work = {
  /** In the first seven seconds, of which script, styles and layout are parts. */
  readonly arriving: number;
  readonly script: number;
  /** The longest task after the first paint by the clock, and what all of them took beyond 50 ms. */
  readonly longest: number;
  readonly blocked: number;
  /** In ten seconds in which nobody touches it; no number where that was not asked for. */
  readonly resting: number;
};

const arrivingMs = 7000;
const settlingMs = 3000;
const restingMs = 10_000;

const watchTasks = `(() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
})()`;

const readTasks = `({
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  tasks: window.tasks,
})`;

/** A first visit by somebody who then only reads; at rest too where that is asked for. */
export async function workOfVisit(browser: Browser, url: string, isResting: boolean): Promise<Work> {
  const phone = await openPhone(browser, { network: 'local', script: watchTasks });
  try {
    await phone.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await phone.page.goto(url, { waitUntil: 'commit' });
    await wait(arrivingMs);
    const arrived = await spentBy(phone);
    const { longest, blocked } = blockedBy(await phone.run(readTasks));
    const resting = isResting ? await spentAtRest(phone) : Number.NaN;
    return { arriving: arrived.all, script: arrived.script, longest, blocked, resting };
  } finally {
    await phone.close();
  }
}

async function spentAtRest(phone: Phone): Promise<number> {
  await wait(settlingMs);
  const before = await spentBy(phone);
  await wait(restingMs);
  return (await spentBy(phone)).all - before.all;
}

async function spentBy({ session }: Phone): Promise<{ readonly all: number; readonly script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { all: spent('TaskDuration'), script: spent('ScriptDuration') };
}

/** Of tasks over 50 ms, those that began after the first paint. */
export function blockedBy(told: unknown): { readonly longest: number; readonly blocked: number } {
  const { painted = 0, tasks = [] } = isObject(told) ? told : {};
  const durations = (Array.isArray(tasks) ? tasks : [])
    .filter((task: unknown) => isObject(task) && Number(task.start) >= Number(painted))
    .map((task: unknown) => (isObject(task) ? Number(task.duration) : Number.NaN));
  return {
    longest: Math.max(0, ...durations),
    blocked: durations.reduce((sum, duration) => sum + duration - 50, 0),
  };
}
