import type { Page } from 'playwright/test';
import { test as checked, expect } from './checked-page';
import { phone } from './phone';

/**
 * A checked page that was here before: the tests of a worker share one, which has the files and their code already, and each begins without cookies
 * and without a storage. For files that open many pages and look at each of them; what fades or moves does so where the file asks for it.
 */
export const test = checked.extend<object, { readonly warm: Page }>({
  warm: [
    async ({ browser }, use) => {
      const context = await browser.newContext(phone);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ warm }, use) => use(warm.context()),
  page: async ({ warm, viewport, contextOptions }, use) => {
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
