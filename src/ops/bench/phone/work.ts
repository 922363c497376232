import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '@/engine/json';
import { openUnobserved, type UnobservedPage } from './unobserved-page';

/** The cost of a page for a slow phone's processor, in main-thread milliseconds unless noted. */
export type Work = {
  /** All work of the first seven seconds: script, styles, layout and the rest. */
  readonly arriving: number;
  /** Of that, running scripts. */
  readonly script: number;
  /** The longest task after the first paint, by the clock; 0 if none took more than 50 ms. */
  readonly longest: number;
  /** Sum of the time that tasks after the first paint took beyond 50 ms each, by the clock. */
  readonly blocked: number;
  /** All work of ten seconds without input; NaN if not measured. */
  readonly resting: number;
};

/** After the request a page arrives, then settles without being measured, then rests. */
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

/** The work of a first visit by somebody who only reads. With `withRest` also that of the rest after it. */
export async function workOfVisit(
  browser: Browser,
  url: string,
  { withRest }: { readonly withRest: boolean },
): Promise<Work> {
  const page = await openUnobserved(browser);
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchTasks });
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Page.navigate', { url });
    await wait(arrivingMs);
    const arrivalTime = await processorTimeOf(page);
    const { longest, blocked } = blockedBy(await tasksOf(page));
    const resting = withRest ? await restingTimeOf(page) : Number.NaN;
    return { arriving: arrivalTime.all, script: arrivalTime.script, longest, blocked, resting };
  } finally {
    await page.close();
  }
}

async function restingTimeOf(page: UnobservedPage): Promise<number> {
  await wait(settlingMs);
  const before = await processorTimeOf(page);
  await wait(restingMs);
  return (await processorTimeOf(page)).all - before.all;
}

async function processorTimeOf({ send }: UnobservedPage): Promise<{ readonly all: number; readonly script: number }> {
  const answer = await send('Performance.getMetrics');
  const metrics: readonly unknown[] = isObject(answer) && Array.isArray(answer.metrics) ? answer.metrics : [];
  const timeOf = (name: string) => {
    const metric = metrics.find((one) => isObject(one) && one.name === name);
    return isObject(metric) ? Number(metric.value) * 1000 : Number.NaN;
  };
  return { all: timeOf('TaskDuration'), script: timeOf('ScriptDuration') };
}

async function tasksOf({ send }: UnobservedPage): Promise<unknown> {
  const answer = await send('Runtime.evaluate', { expression: readTasks, returnByValue: true });
  const value = isObject(answer) && isObject(answer.result) ? answer.result.value : undefined;
  if (!isObject(value) || !Array.isArray(value.tasks))
    throw new Error('The page counted no tasks, so there is no figure.');
  return value;
}

/** The longest task that began after the first paint, and the time beyond 50 ms of all. `tasks` has no shorter ones. */
export function blockedBy(pageTasks: unknown): { readonly longest: number; readonly blocked: number } {
  const { painted = 0, tasks = [] } = isObject(pageTasks) ? pageTasks : {};
  const durations = (Array.isArray(tasks) ? tasks : [])
    .filter((task: unknown) => isObject(task) && Number(task.start) >= Number(painted))
    .map((task: unknown) => (isObject(task) ? Number(task.duration) : Number.NaN));
  return {
    longest: Math.max(0, ...durations),
    blocked: durations.reduce((sum, duration) => sum + duration - 50, 0),
  };
}
