import type { Page } from 'playwright/test';
import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { openPage } from './steps';

// A banner that is on its way to the next one passes below the button: that is no place where the page rests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menuOf = (page: Page) => page.locator('aside:has(> button[aria-expanded])');

for (const merchant of ['aurora', 'padma', 'jade', 'noor']) {
  for (const width of [320, 360, 412]) {
    test(`${merchant}, ${width} px: wherever the page rests, the service button covers nothing that is tapped [HOM-11]`, {
      tag: '@deep',
    }, async ({ page }) => {
      test.setTimeout(patient(120_000));
      await page.setViewportSize({ width, height: 740 });
      if (width === 360) await signInAs(page, merchant, 'member-0');
      await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' });
      await expect(menuOf(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { faults, seen, isAtEnd } = await page.evaluate(restEverywhere);
      expect(faults).toEqual([]);
      expect(seen, 'places with the button').toBeGreaterThan(3);
      expect(isAtEnd, 'the button at the end of the page, where it always has room').toBe(true);
    });
  }
}

test('what comes below the service button does not move it from beneath a finger, and does once that has left [HOM-11]', async ({
  page,
}) => {
  await openPage(page, `${origin('aurora')}/m/home`);
  // What comes to the page while it wakes has its place by then.
  await page.waitForLoadState('networkidle');
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
 * Scrolls the page from its top to its end and rests at each place. Gives the number of places where the button stood,
 * whether it stood at the end, and the names of the controls that it covered.
 */
async function restEverywhere(): Promise<{
  readonly faults: readonly string[];
  readonly seen: number;
  readonly isAtEnd: boolean;
}> {
  const menu = document.querySelector<HTMLElement>('aside:has(> button[aria-expanded])');
  if (menu === null) throw new Error('There is no menu: correct the test.');
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const faults: string[] = [];
  let seen = 0;
  for (let place = 0; place <= end; place += 170) {
    window.scrollTo(0, place);
    await atRest();
    faults.push(...covered().map((name) => `${name} at ${place} px`));
    if (!('away' in menu.dataset)) seen += 1;
  }
  window.scrollTo(0, document.documentElement.scrollHeight);
  await atRest();
  return { faults, seen, isAtEnd: !('away' in menu.dataset) };

  /**
   * Nothing was scrolled or added for a little longer than the button waits. The page's own clock tells: a busy machine
   * delays it as it delays the button.
   */
  function atRest(): Promise<void> {
    return new Promise((done) => {
      let timer = setTimeout(stopped, 220);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(stopped, 220);
      };
      const changes = new MutationObserver(wait);
      changes.observe(document.body, { childList: true, subtree: true });
      document.addEventListener('scroll', wait, { capture: true });
      function stopped(): void {
        changes.disconnect();
        document.removeEventListener('scroll', wait, { capture: true });
        done();
      }
    });
  }

  function covered(): readonly string[] {
    const isMenuAt = (x: number, y: number) => menu?.contains(document.elementFromPoint(x, y)) === true;
    const controls = [...document.querySelectorAll('a[href], button, input')].filter((one) => !menu?.contains(one));
    const hidden = controls.filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || top + height < 0 || top > window.innerHeight) return false;
      const isSmall = Math.min(width, height) <= 64 && Math.max(width, height) <= 160;
      const parts = isSmall ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5];
      return parts.some((x) => parts.some((y) => isMenuAt(left + width * x, top + height * y)));
    });
    return hidden.map((control) => control.ariaLabel ?? control.textContent ?? '');
  }
}
