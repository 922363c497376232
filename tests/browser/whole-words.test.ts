import { chromiumFlags, findChromium } from '@/review/screens/chromium.mjs';
import { patient } from '../support/patience';
import { origin } from './origin';
import { pagesOf } from './pages-of';
import { signInAs } from './sign-in-as';
import { splitWords } from './split-words';
import { seeWholePage } from './steps';
import { expect, test } from './warm-page';

/** A visitor whose browser writes twice as large, on the smallest phone. */
const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { executablePath: await findChromium(), args }, viewport: { width: 320, height: 640 } });

const cases = pagesOf();
const visitors = new Set(cases.map(({ merchant, persona }) => `${merchant} ${persona}`));

for (const visitor of visitors) {
  const own = cases.filter(({ merchant, persona }) => visitor === `${merchant} ${persona}`);

  test(`${visitor}: with type twice as large no word of a link or a button is split on any page [APP-01]`, {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(patient(300_000));
    for (const { merchant, persona, path } of own) {
      await signInAs(page, merchant, persona);
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await seeWholePage(page);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(splitWords), path).toEqual([]);
    }
  });
}
