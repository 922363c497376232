import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { cacheOf } from '@/storefront/app/service-worker/build-caches';
import { patient } from '../support/patience';
import { createDeployment } from './deployment';
import { portOf } from './origin';
import { isTakenOver } from './steps';

const deployment = createDeployment('aurora', portOf(7));
const { origin } = deployment;

/** Two players' browsers through a deployment: each test goes on where the one before ended. */
test.describe.configure({ mode: 'serial', timeout: patient(300_000) });
test.use({ serviceWorkers: 'allow' });

let context: BrowserContext;
let page: Page;
/** Of another player, who answers otherwise when a version is offered. */
let others: BrowserContext;
let theirs: Page;
let filesOfA: readonly string[] = [];

test.beforeAll(async ({ browser, contextOptions }) => {
  test.setTimeout(patient(300_000));
  deployment.deployFirst();
  await deployment.start();
  context = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' });
  page = await context.newPage();
  others = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' });
  theirs = await others.newPage();
});

test.afterAll(async () => {
  await context?.close();
  await others?.close();
  await deployment.stop();
});

test('a first visit gets a worker that keeps home, the offline page and every file that was loaded, and no answer [APP-22]', async () => {
  await page.goto(`${origin}/m/home`, { waitUntil: 'load' });
  // A document that was drawn before the platform answered loads itself again.
  const kept = () => keptPaths(page).catch(() => []);
  await expect.poll(kept, { timeout: patient(40_000) }).toContain('/offline.html');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => missingFiles(page), { timeout: patient(20_000) }).toEqual([]);
  const paths = await keptPaths(page);
  expect(paths.filter((path) => /^\/(?:wps|lgw|lotto|layout|__sandbox)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/m/'))).toEqual(['/m/home']);
  filesOfA = paths.filter((path) => path.startsWith('/assets/'));
  expect(await release(page)).toBe('A');
});

test('a new build leaves the page and its form alone, is offered, and runs after consent [APP-18]', async () => {
  await page.goto(`${origin}/m/login`, { waitUntil: 'load' });
  await isTakenOver(page);
  const username = page.locator('form input').first();
  await username.fill('rana');
  await theirs.goto(`${origin}/robots.txt`);
  await theirs.evaluate((cache) => caches.open(cache).then(() => undefined), cacheOf('long-ago'));
  await theirs.goto(`${origin}/m/login`, { waitUntil: 'load' });
  await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A worker waits for pages that the one before it has answered.
  await theirs.reload({ waitUntil: 'load' });
  expect(await release(theirs)).toBe('A');
  await deployment.stop();
  await deployment.deploy('B');
  await deployment.start();
  const offered = page.getByText('A new version is ready.');
  // The last thing that is asked before a version is offered.
  const asked = page.waitForResponse('**/healthz');
  await findUpdate(page);
  await (await asked).finished();
  await nextFrame(page);
  await expect(offered).toHaveCount(0);
  expect(await username.inputValue()).toBe('rana');
  expect(await release(page)).toBe('A');

  await username.fill('');
  await username.blur();
  await expect(offered).toBeVisible();
  expect([await release(page), await waits(page)]).toEqual(['A', true]);

  // As after half a minute without work: the new one takes over at once, and the page is loaded anew.
  await endIdleWorkers(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => release(page), { timeout: patient(60_000) }).toBe('B');
  await page.waitForLoadState('networkidle');
  await noneWaits(page);
  await expect(offered).toHaveCount(0);
});

test('the chunks of the build before still answer, each for good [APP-18]', async () => {
  expect(filesOfA.length).toBeGreaterThan(5);
  for (const path of filesOfA) {
    const answer = await fetch(`http://127.0.0.1:${portOf(7)}${path}`, { headers: { host: new URL(origin).host } });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test('"Later" leaves everything as it is until the next visit [APP-18]', { tag: '@deep' }, async () => {
  await findUpdate(theirs);
  await theirs.getByRole('button', { name: 'Later' }).click({ timeout: patient(20_000) });
  await expect(theirs.getByText('A new version is ready.')).toHaveCount(0);
  expect([await release(theirs), await waits(theirs)]).toEqual(['A', true]);
  // The next document is the new build's own: its worker follows without a question.
  await theirs.goto(`${origin}/m/home`, { waitUntil: 'load' });
  expect(await release(theirs)).toBe('B');
  await noneWaits(theirs);
  await expect(theirs.getByText('A new version is ready.')).toHaveCount(0);
  // Of the two newest builds: that of long ago has gone.
  await expect.poll(() => theirs.evaluate(() => caches.keys())).toHaveLength(2);
  expect(await theirs.evaluate(() => caches.keys())).not.toContain(cacheOf('long-ago'));
});

test('a repeat visit without a network paints the shell within 1 s, and other pages say that it is gone [APP-22]', async () => {
  await page.goto(`${origin}/m/home`, { waitUntil: 'load' });
  await expect.poll(() => missingFiles(page), { timeout: patient(20_000) }).toEqual([]);
  await deployment.stop();
  // The best of a few visits: what else the machine does is not the page's doing.
  let paint = Number.POSITIVE_INFINITY;
  for (let visit = 0; visit < 6 && paint > 1000; visit += 1) {
    await page.goto(`${origin}/m/home`, { waitUntil: 'load' });
    await expect(page.getByRole('banner')).toBeVisible();
    const [first] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
    paint = Math.min(paint, first ?? Number.POSITIVE_INFINITY);
  }
  test.info().annotations.push({ type: 'first paint offline, ms', description: String(Math.round(paint)) });
  expect(paint).toBeLessThanOrEqual(1000);
  expect(await release(page)).toBe('B');
  await expect(page.getByText('Network slow or offline')).toBeVisible();

  await page.goto(`${origin}/m/notice`);
  await expect(page.getByText('We load the page again when it is back.')).toBeVisible();
  await expect.poll(() => release(page)).toBe('B');
  await chooseLanguage('Language', 'বাংলা');
  await expect(page.getByText('ফিরে এলে পাতাটি আবার খুলবে')).toBeVisible();
  // The stored document is in English: the next page is in the language that was chosen since.
  await page.goto(`${origin}/m/notice`);
  await expect(page.getByText('ফিরে এলে পাতাটি আবার খুলবে')).toBeVisible();
  await chooseLanguage('ভাষা', 'English');
  await deployment.start();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined); // Loading just now.
    await expect(page.getByText('We load the page again when it is back.')).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: patient(30_000) });
  expect(new URL(page.url()).pathname).toBe('/m/notice');
});

test('a browser that says it is offline shows the notice until it is back [APP-22]', async () => {
  await page.goto(`${origin}/m/home`, { waitUntil: 'load' });
  const notice = page.getByText('Network slow or offline');
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: patient(30_000) });
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('the kill switch takes the worker and everything it kept away [APP-18]', { tag: '@deep' }, async () => {
  await deployment.stop();
  await deployment.start({ SERVICE_WORKER: 'off' });
  await page.goto(`${origin}/m/home`, { waitUntil: 'load' });
  // The browser looks for a newer worker once the page has come to rest, and again whenever one comes to the front.
  const kept = async () => {
    // A page whose worker has gone loads itself again.
    await findUpdate(page).catch(() => undefined);
    return page.evaluate(() => caches.keys()).catch(() => undefined);
  };
  await withIdleWorkersEnded(page, () => expect.poll(kept, { timeout: patient(60_000) }).toEqual([]));
  const registrations = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  const count = () => page.evaluate(registrations).catch(() => undefined);
  await expect.poll(count, { timeout: patient(40_000) }).toBe(0);
});

/** Which build's script runs: it begins once the page is painted. The first build has no mark. */
function release(of: Page): Promise<string | undefined> {
  const running = () => {
    const isHydrated = document.querySelector('#root[data-hydrated]') !== null;
    return document.documentElement.dataset.release ?? (isHydrated && 'A');
  };
  return of
    .waitForFunction(running, undefined, { timeout: patient(10_000) })
    .then((mark) => mark.jsonValue())
    .then((mark) => mark || undefined)
    .catch(() => undefined); // Navigating just now.
}

function waits(of: Page): Promise<boolean> {
  return of.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((it) => it !== undefined && it.waiting !== null),
  );
}

/** Chooses another language by the page's own list, which has its flag. */
async function chooseLanguage(label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  const choice = page.getByRole('button', { name });
  const hasFlag = choice.locator('img').evaluate((flag: HTMLImageElement) => flag.decode().then(() => true));
  expect(await hasFlag).toBe(true);
  await choice.click();
}

/** What was told before this is drawn by then. */
function nextFrame(of: Page): Promise<void> {
  return of.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** The newest worker has taken over. */
async function noneWaits(of: Page): Promise<void> {
  const isNone = () => navigator.serviceWorker.getRegistration().then((it) => it?.waiting === null);
  await withIdleWorkersEnded(of, () =>
    expect.poll(() => of.evaluate(isNone).catch(() => false), { timeout: patient(60_000) }).toBe(true),
  );
}

/**
 * A worker takes over when the old one is let go, which Chromium does after 30 s without work, and never while a debugger is attached, as here:
 * so the workers are stopped in its place, while the page loads nothing: a document that a stopped worker was answering would fail. One that was
 * not asked to take over goes on waiting all the same.
 */
async function withIdleWorkersEnded(of: Page, wait: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void endIdleWorkers(of), 3000);
  await wait().finally(() => clearInterval(timer));
}

/** Stops the worker that runs while another waits for it, if there are two. */
async function endIdleWorkers(of: Page): Promise<void> {
  const session = await of.context().newCDPSession(of);
  const versions = new Map<string, Version>();
  session.on('ServiceWorker.workerVersionUpdated', (told) => {
    for (const version of told.versions) versions.set(version.versionId, version);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => versions.size).toBeGreaterThan(0);
  const isRunning = ({ status, runningStatus }: Version) => status === 'activated' && runningStatus !== 'stopped';
  if ([...versions.values()].some(({ status }) => status === 'installed')) {
    // Whatever the page asks for just then starts it again.
    const stop = async () => {
      const running = [...versions.values()].filter(isRunning);
      await Promise.all(running.map(({ versionId }) => session.send('ServiceWorker.stopWorker', { versionId })));
      return running.length;
    };
    await expect.poll(stop).toBe(0);
  }
  await session.detach();
}

type Version = { readonly versionId: string; readonly status: string; readonly runningStatus: string };

/** What a page asks for when it comes to the front. */
async function findUpdate(of: Page): Promise<void> {
  await of.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((it) => it?.update())
      .then(() => undefined),
  );
}

function keptPaths(of: Page): Promise<readonly string[]> {
  return of.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** Scripts and styles that the page has loaded and the worker has not kept. */
async function missingFiles(of: Page): Promise<readonly string[]> {
  const kept = await keptPaths(of);
  const loaded = await of.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return loaded.filter((path) => path.startsWith('/assets/') && !kept.includes(path));
}
