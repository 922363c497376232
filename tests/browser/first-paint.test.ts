import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { arrivalsSeen } from '../../src/review/screens/open-screen';
import { patient } from '../support/patience';
import { byBrand, isDeep } from './depth';
import { inPieces } from './in-pieces';
import { type Move, movesSince, watchMoves } from './moves';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver, seeWholePage } from './steps';

for (const merchant of ['aurora', 'padma'] as const) {
  test(
    `${merchant}: home arrives without a jump, late parts included, its first banner asked for early [HOM-01, HOM-06]`,
    byBrand(merchant),
    async ({ page }) => {
      await page.addInitScript(arrivalsSeen());
      const shift = await watchShifts(page);
      // A server whose platform took too long sends a document without banners, and the next one with them.
      await expect(async () => {
        await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' });
        const pictures = page.locator('head link[rel=preload][as=image][fetchpriority=high]');
        expect(await pictures.count()).toBeGreaterThan(0);
      }).toPass();
      await seeWholePage(page);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: patient(20_000) });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await shift()).toBeLessThanOrEqual(0.05);
    },
  );
}

for (const [merchant, path] of [
  ['aurora', '/m/register'],
  ['padma', '/m/forget'],
] as const) {
  test(
    `${merchant}: ${path}, which stands in the middle of the screen, arrives without a jump on a slow processor [APP-16]`,
    byBrand(merchant),
    async ({ page }) => {
      const shift = await watchShifts(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (let visit = 0; visit < (isDeep ? 5 : 2); visit += 1) {
        await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
        await isTakenOver(page);
        expect(await shift()).toBeLessThanOrEqual(0.01);
      }
    },
  );
}

/** A page of boxes, one in the middle of the screen, and one of tiles. */
const quickPaths = ['/m/home', '/m/register', '/m/gameList'];
const allPaths = [...quickPaths, '/m/login', '/m/activity', '/m/nowhere'];

for (const merchant of ['aurora', 'padma', 'noor', 'jade', 'mono'] as const) {
  test(`${merchant}: nothing moves while a document comes piece by piece [APP-16]`, { tag: '@deep' }, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchMoves(page);
    const network = await inPieces(32, 30);
    try {
      for (const path of isDeep ? allPaths : quickPaths) {
        let moves: readonly Move[] = [];
        // A real jump happens each time. A busy Chromium may draw a header before its container has a width.
        for (let visit = 0; visit === 0 || (visit < 3 && moves.length > 0); visit += 1) {
          await page.goto(`${network.origin(merchant)}${path}`, { waitUntil: 'load' });
          moves = await movesSince(page);
        }
        expect.soft({ path, moves }).toEqual({ path, moves: [] });
      }
    } finally {
      await network.close();
    }
  });
}

/** Sums what jumps in each document; gives the sum of the one that shows. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watch = new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      const before = Number(document.documentElement.dataset.shift ?? 0);
      document.documentElement.dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, before));
    });
    watch.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

test('the download bar has a box before any script has come, and only where it belongs [HOM-14]', {
  tag: '@deep',
}, async ({ browser }) => {
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36';
  const shows = async (userAgent: string | undefined, isClosed: boolean) => {
    const context = await browser.newContext({
      ...(userAgent !== undefined && { userAgent }),
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (isClosed) await page.addInitScript(() => localStorage.setItem('hideDownloadBar', '1'));
    const isVisible = await barIsVisible(page);
    await context.close();
    return isVisible;
  };
  expect(await shows(android, false)).toBe(true);
  expect(await shows(android, true)).toBe(false);
  expect(await shows(undefined, false)).toBe(false);
});

test('aurora: before any script has come a guest is asked to log in, and a member is not [MEM-01]', async ({
  page,
}) => {
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  const login = page.getByRole('main').getByRole('button', { name: 'Log in or register' });
  await page.goto(`${origin('aurora')}/m/mine`, { waitUntil: 'load' });
  await expect(login).toBeVisible();
  await signInAs(page, 'aurora', 'member-0');
  await page.goto(`${origin('aurora')}/m/mine`, { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-session');
  await expect(login).toBeHidden();
});

for (const path of ['/m/home', '/m/register'] as const) {
  test(`aurora: no script and no text is asked for before the first paint of ${path} [APP-16]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`${origin('aurora')}${path}`, { waitUntil: 'load' });
    await isTakenOver(page);
    const { paint, asked } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$|\/texts\//.test(name))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(({ startTime }) => startTime < paint)).toEqual([]);
  });
}

test('aurora: a tap that comes before the code opens the menu once the code is there [APP-15]', async ({ page }) => {
  // However long this machine takes over the code: after 8 s a tap is no longer meant.
  await page.clock.setFixedTime(new Date());
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/entry-client*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${origin('aurora')}/m/notice`, { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await expect(page.getByRole('button', { name: /language/i }).first()).toBeVisible();
});

/** Of the server's own HTML: the storefront's script never comes. */
async function barIsVisible(page: Page): Promise<boolean> {
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto(`${origin('aurora')}/m/home`, { waitUntil: 'load' });
  const bar = page.locator('aside[data-download-bar]');
  await expect(bar).toHaveCount(1);
  return bar.isVisible();
}

test('aurora: the guide for old phones is covered by nothing, and the way to the content comes with the keyboard [APP-12]', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1';
  const context = await browser.newContext({ userAgent, serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin('aurora')}/m/notice`, { waitUntil: 'load' });
  const guide = page.locator('#version-tips');
  await expect(guide).toBeVisible();
  const strangers = await guide.evaluate((tips) => {
    const { left, top, width, height } = tips.getBoundingClientRect();
    const places = Array.from({ length: 400 }, (_, at) => [(at % 20) / 20 + 0.025, Math.floor(at / 20) / 20 + 0.025]);
    return places
      .map(([x = 0, y = 0]) => document.elementFromPoint(left + width * x, top + height * y))
      .filter((element) => element !== null && !tips.contains(element) && !element.contains(tips))
      .map((element) => element?.textContent);
  });
  expect(strangers).toEqual([]);
  await page.locator('#version-tips-close').click();
  const skip = page.locator('a[href="#main"]');
  await skip.focus();
  const box = await skip.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await expect(skip).toBeInViewport();
  await context.close();
});

for (const path of ['/m/home', '/m/register']) {
  const tag = path === '/m/home' ? [] : ['@deep'];

  test(`aurora: ${path} is painted before any module of it runs [HOM-01]`, { tag }, async ({ page }) => {
    await page.route('**/assets/vendor-*.js', async (route) => {
      const code = readFileSync(`dist/client${new URL(route.request().url()).pathname}`, 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: `performance.mark('modules');${code}` });
    });
    await page.goto(`${origin('aurora')}${path}`, { waitUntil: 'load' });
    const times = () =>
      page.evaluate(() => {
        const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
        return at('modules') - at('first-contentful-paint');
      });
    await expect.poll(times).toBeGreaterThan(0);
  });
}

for (const file of ['entry-client', 'vendor']) {
  test(`aurora: a page whose ${file} does not come at first answers all the same [APP-15]`, {
    tag: file === 'vendor' ? '@deep' : [],
  }, async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await page.route(`**/assets/${file}-*.js`, (route) => {
      asked += 1;
      return asked < 3 ? route.abort() : route.fallback();
    });
    await page.goto(`${origin('aurora')}/m/register`, { waitUntil: 'load' });
    // The pauses between its tries.
    await expect(async () => {
      await page.clock.fastForward(1000);
      expect(asked).toBe(3);
    }).toPass();
    await isTakenOver(page);
    expect(asked).toBe(3);
  });
}
