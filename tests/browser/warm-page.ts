import type { BrowserContext } from 'playwright/test';
import { test as checked, expect } from './checked-page';
import { phone } from './phone';

/**
 * A checked page in a browser that was here before: the tests of a worker share one, whose files are there already, and each begins without cookies
 * and without a storage. For files that open many pages and look at each of them; nothing fades in there.
 */
export const test = checked.extend<object, { readonly warm: BrowserContext }>({
  warm: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ warm }, use) => use(warm),
  page: async ({ warm }, use) => {
    const page = await warm.newPage();
    await use(page);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await warm.clearCookies();
  },
});

export { expect };
