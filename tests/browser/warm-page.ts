import type { Browser, Page } from 'playwright/test';
import { test as checked, expect } from './checked-page';
import { phone } from './phone';

/** The warm page of a worker's browser, which closes with it. A fixture of the worker would want workers of its own. */
const opened = new WeakMap<Browser, Promise<Page>>();

function warmPageOf(browser: Browser): Promise<Page> {
  const page = opened.get(browser) ?? browser.newContext(phone).then((context) => context.newPage());
  opened.set(browser, page);
  return page;
}

/**
 * A checked page that was here before: the tests of a worker share one, which has the files and their code already, and each begins without cookies
 * and without a storage. For files that open many pages and look at each of them; what fades or moves does so where the file asks for it.
 */
export const test = checked.extend({
  context: async ({ browser }, use) => use((await warmPageOf(browser)).context()),
  page: async ({ browser, viewport, contextOptions }, use) => {
    const warm = await warmPageOf(browser);
    await warm.setViewportSize(viewport ?? phone.viewport);
    await warm.emulateMedia({ colorScheme: 'light', reducedMotion: contextOptions.reducedMotion ?? 'no-preference' });
    await use(warm);
    warm.removeAllListeners();
    await forget(warm);
  },
});

/** Goes where no script of the site runs, so that nothing is written down again, and leaves nothing to the next test. */
async function forget(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

export { expect };
