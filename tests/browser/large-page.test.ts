import { headerFaults } from './header-faults';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver } from './steps';
import { expect, test } from './warm-page';

/** Where each look of the header stands: home, and a page with a title and the way back. */
const places = [
  [320, '/m/home'],
  [360, '/m/home'],
  [320, '/m/notice'],
] as const;

for (const merchant of ['aurora', 'padma', 'jade', 'mono', 'noor']) {
  test(`${merchant}: where the page itself writes twice as large, the header's words and signs keep apart and inside [APP-07, APP-08]`, {
    tag: '@deep',
  }, async ({ page }) => {
    for (const persona of ['guest', 'member-0']) {
      await signInAs(page, merchant, persona);
      for (const [width, path] of places) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
        await isTakenOver(page);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await expect.poll(() => page.evaluate(headerFaults), `${path} at ${width} px, a ${persona}`).toEqual([]);
      }
    }
  });
}
