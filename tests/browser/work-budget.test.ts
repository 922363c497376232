import type { CDPSession, Page, Request } from 'playwright/test';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { origin } from './origin';
import { watchTasks } from './trace-tasks';

/**
 * What a page may bring and begin, in counts that are the same on every machine. Each stands a little above what there is today, so that what makes a
 * page heavier is noticed by whoever does it.
 */
type Budget = {
  /** Bytes of the document without its style sheets, before it is compressed: a browser reads them all before anything on the page answers. */
  readonly bytes: number;
  /** Elements in the server's HTML: what the first paint lays out. */
  readonly elements: number;
  /** Elements that React has taken over when the page is quiet: what it draws while nobody has touched the page. */
  readonly taken: number;
  /** Scripts asked for until then. */
  readonly scripts: number;
  /** Tasks in which a finger waits. */
  readonly longTasks: number;
};

const budgets = {
  aurora: {
    home: { bytes: 107_000, elements: 475, taken: 290, scripts: 17, longTasks: 9 },
    register: { bytes: 61_500, elements: 370, taken: 312, scripts: 20, longTasks: 5 },
  },
  padma: {
    home: { bytes: 99_000, elements: 410, taken: 390, scripts: 18, longTasks: 9 },
    register: { bytes: 46_000, elements: 208, taken: 153, scripts: 19, longTasks: 5 },
  },
} satisfies { readonly [merchant: string]: { readonly [page: string]: Budget } };

const counts = ['bytes', 'elements', 'taken', 'scripts', 'longTasks'] as const;
const mapCounts = (count: (name: keyof Budget) => number): Budget => ({
  bytes: count('bytes'),
  elements: count('elements'),
  taken: count('taken'),
  scripts: count('scripts'),
  longTasks: count('longTasks'),
});
/** A phone at the lower end: so many times slower than this machine. */
const slowdown = 4;
/** Milliseconds of the processor in one task: longer, and who taps meanwhile waits for it. */
const long = 50;
/** A page that is heavy is so each time; a machine that is busy with others lengthens a task now and then, and a server that has just begun leaves a part to the browser. */
const visits = 5;
/** Milliseconds in which nothing more comes. */
const quiet = 1500;

for (const merchant of ['aurora', 'padma'] as const) {
  for (const page of ['home', 'register'] as const) {
    test(
      `${merchant}: ${page} brings no more than it needs, and wakes in short tasks [APP-16]`,
      page === 'home' ? byBrand(merchant) : { tag: '@deep' },
      async ({ page: tab, context }) => {
        const session = await context.newCDPSession(tab);
        const url = `${origin(merchant)}/m/${page}`;
        await untilWhole(tab, url);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        const budget: Budget = budgets[merchant][page];
        let least = await firstVisit(tab, session, url);
        const isOver = (name: keyof Budget) => least[name] > budget[name];
        for (let visit = 1; visit < visits && counts.some(isOver); visit += 1) {
          const found = await firstVisit(tab, session, url);
          least = mapCounts((name) => Math.min(least[name], found[name]));
        }
        for (const name of counts) expect.soft(least[name], name).toBeLessThanOrEqual(budget[name]);
      },
    );
  }
}

/** A server that has just started sends its first documents before the platform has told it all: there is less in them. */
async function untilWhole(tab: Page, url: string): Promise<void> {
  await expect(async () => {
    const html = await (await tab.goto(url, { waitUntil: 'load' }))?.text();
    expect(html).toContain('"register.ready":true');
    expect(html).toMatch(url.endsWith('home') ? /data-game-panel[\s\S]*?<li/ : /<form/);
  }).toPass();
}

/** Somebody who has never been here, and only reads. */
async function firstVisit(tab: Page, session: CDPSession, url: string): Promise<Budget> {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  const scripts = new Set<string>();
  const count = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  };
  tab.on('request', count);
  const endOfTasks = await watchTasks(session);
  const answer = await tab.goto(url, { waitUntil: 'load' });
  // What comes late is asked for when all that is on the screen is taken over.
  await tab.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('start-later')),
  );
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(quiet);
  const tasks = await endOfTasks();
  tab.off('request', count);
  // Style sheets are counted by the size budget, wherever they stand.
  const html = ((await answer?.text()) ?? '').replaceAll(/<style>.*?<\/style>/gs, '');
  return {
    bytes: Buffer.byteLength(html),
    // Within JSON and scripts no element begins: `<` is written otherwise there.
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    taken: await tab.evaluate(takenOver),
    scripts: scripts.size,
    longTasks: tasks.filter((time) => time > long).length,
  };
}

function takenOver(): number {
  const isTaken = (element: Element) => element.closest('[data-island]:not([data-hydrated])') === null;
  return [...document.querySelectorAll('#root *')].filter(isTaken).length;
}
