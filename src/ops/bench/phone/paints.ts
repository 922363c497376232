import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { isObject } from '@/engine/json';
import { launchBrowser, openPhone, type Phone, until } from './open-phone';

/** What a visitor sees while a page loads. */
export type Paints = {
  /** Milliseconds to the largest content, also if it comes late. */
  readonly largest: number;
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** Address of the picture that was the largest content; empty if it was text. */
  readonly picture: string;
};

/** Milliseconds after the load event within which late content (below the first screen, popups) has arrived. */
const defaultSettlingMs = 3000;

const watchPaints = `(() => {
  const paints = { largest: 0, shift: 0, picture: '' };
  window.paints = paints;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Object.assign(paints, { largest: entry.startTime, picture: entry.url });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) paints.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** A first visit over a slow mobile network. `settlingMs`: how long late content is awaited after the load event. */
export async function firstVisit(browser: Browser, url: string, settlingMs = defaultSettlingMs): Promise<Paints> {
  const phone = await openPhone(browser, { network: 'slow', script: watchPaints });
  try {
    await phone.page.goto(url, { waitUntil: 'load' });
    await wait(settlingMs);
    return toPaints(await phone.run('paints'));
  } finally {
    await phone.close();
  }
}

export function toPaints(value: unknown): Paints {
  const { largest = 0, shift = Number.NaN, picture = '' } = isObject(value) ? value : {};
  // A page without content has painted nothing, so it gets no figure.
  return { largest: Number(largest) || Number.NaN, shift: Number(shift), picture: String(picture) };
}

/**
 * Milliseconds to the first paint of each of `times` visits without a server, by a visitor who was here once. `unplug`
 * stops the server.
 */
export async function offlineVisits(
  url: string,
  times: number,
  unplug: () => Promise<void>,
): Promise<readonly number[]> {
  const browser = await launchBrowser();
  try {
    const phone = await openPhone(browser, { network: 'local' });
    await phone.page.goto(url, { waitUntil: 'load' });
    await untilCached(phone);
    await unplug();
    const paints: number[] = [];
    for (let visit = 0; visit < times; visit += 1) {
      await phone.page.goto(url, { waitUntil: 'load' });
      await phone.page.locator('header').waitFor();
      paints.push(
        Number(await phone.run('performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN')),
      );
    }
    return paints;
  } finally {
    await browser.close();
  }
}

/** Waits until the worker runs and has cached every script and style of the page. */
function untilCached(phone: Phone): Promise<unknown> {
  return until(
    phone,
    `(async () => {
      if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name.split('#')[0]);
      return loaded.filter((name) => name.includes('/assets/')).every((name) => kept.includes(name));
    })()`,
  );
}
