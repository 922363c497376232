import { chromiumFlags, findChromium } from '../../src/ops/chromium.mjs';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver } from './steps';

/** A visitor whose browser writes twice as large, on the smallest phone. */
const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { executablePath: await findChromium(), args }, viewport: { width: 320, height: 640 } });

const pages = ['/m/mine', '/m/voucherCenter', '/m/vouReport', '/m/leaderBoard', '/m/notice', '/m/download', '/m/set'];

for (const merchant of ['aurora', 'padma']) {
  test(`${merchant}: with type twice as large no page runs past the side of a small phone [APP-01]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAs(page, merchant, 'member-0');
    for (const path of pages) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await isTakenOver(page);
      const past = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(past, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
    }
  });
}
