import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { openPage } from './steps';

// A banner that is on its way to the next one passes below the button: that is no place where the page rests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menuOf = (page: Page) => page.locator('aside:has(> button[aria-expanded])');

for (const merchant of ['aurora', 'padma', 'jade', 'noor']) {
  for (const width of [320, 360, 412]) {
    test(`${merchant}, ${width} px: wherever the page rests, the service button covers nothing that is tapped [HOM-11]`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 740 });
      if (width === 360) await signInAs(page, merchant, 'member-0');
      await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' });
      await expect(menuOf(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      let seen = 0;
      for (let place = 0; place <= end; place += 170) {
        await page.evaluate((top) => window.scrollTo(0, top), place);
        await atRest(page);
        expect(await page.evaluate(covered), `at ${place} px`).toEqual([]);
        if (!(await menuOf(page).evaluate((menu) => 'away' in (menu as HTMLElement).dataset))) seen += 1;
      }
      expect(seen, 'places with the button').toBeGreaterThan(3);
      // At the end of the page it always has room.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await atRest(page);
      await expect(menuOf(page)).not.toHaveAttribute('data-away');
    });
  }
}

test('what comes below the service button does not move it from beneath a finger, and does once that has left [HOM-11]', async ({
  page,
}) => {
  await openPage(page, `${origin('aurora')}/m/home`);
  await atRest(page);
  const toggle = menuOf(page).locator('> button');
  const { x, y, width, height } = (await toggle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // A finger and no mouse: only with that one is the button `:active` in every browser.
  const screen = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.evaluate(
    ({ left, top }) => {
      const control = document.createElement('button');
      Object.assign(control.style, { position: 'fixed', left: `${left}px`, top: `${top}px` });
      Object.assign(control.style, { inlineSize: '44px', blockSize: '44px' });
      document.querySelector('main')?.append(control);
    },
    { left: x, top: y },
  );
  // Longer than the button takes to find a place, shorter than a long press.
  await page.waitForTimeout(300);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await toggle.boundingBox())?.y).toBeLessThan(y - 40);
});

/**
 * The page has stopped, nothing was added to it for a while (a carousel adds its buttons once the page has time), and the button found its
 * place: told by the page's own clock, which a busy machine holds up as it does the button's.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        const stopped = () => {
          changes.disconnect();
          requestAnimationFrame(done);
        };
        let timer = setTimeout(stopped, 450);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(stopped, 450);
        });
        changes.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** Names of the controls whose middle a finger does not reach, because the menu stands there; of small ones, no part is covered. */
function covered(): readonly string[] {
  const menu = document.querySelector('aside:has(> button[aria-expanded])');
  if (menu === null) return ['there is no menu'];
  const isMenuAt = (x: number, y: number) => menu.contains(document.elementFromPoint(x, y));
  const controls = [...document.querySelectorAll('a[href], button, input')].filter((one) => !menu.contains(one));
  const faults = controls.filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width === 0 || top + height < 0 || top > window.innerHeight) return false;
    const isSmall = Math.min(width, height) <= 64 && Math.max(width, height) <= 160;
    const parts = isSmall ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5];
    return parts.some((x) => parts.some((y) => isMenuAt(left + width * x, top + height * y)));
  });
  return faults.map((control) => control.ariaLabel ?? control.textContent ?? '');
}
