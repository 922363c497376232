import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { isTakenOver } from './steps';

for (const merchant of ['aurora', 'padma', 'noor'] as const) {
  test(`${merchant}: of home, when it is opened from another page, the screen comes in one frame and the rest below it in the next ones [APP-06, APP-16]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`${origin(merchant)}/m/gameList`, { waitUntil: 'load' });
    await isTakenOver(page);
    await page.evaluate(watchFrames);
    await goHome(page);
    const { first, last } = await framesOf(page);
    expect(first).toMatchObject({ isWhole: false, isFilled: true });
    expect(last.isWhole).toBe(true);
  });

  test(`${merchant}: home that is come back to is whole in its first frame, and stands where it stood [APP-06, APP-16]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`${origin(merchant)}/m/help`, { waitUntil: 'load' });
    await isTakenOver(page);
    await goHome(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page
      .locator('footer a[href="/m/help"], main a[href="/m/help"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/m/help');
    await expect(page.locator('main [data-game-panel]')).toHaveCount(0);
    await page.evaluate(watchFrames);
    await page.goBack();
    const { first, last } = await framesOf(page);
    expect(first.isWhole).toBe(true);
    expect(first.scrolled).toBeGreaterThan(800);
    expect(last.scrolled).toBeGreaterThan(800);
  });
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('navigation').locator('a[href="/m/home"]').last().click();
  await page.waitForURL('**/m/home');
  await expect(page.locator('main [data-game-panel] li').first()).toBeVisible();
  // A frame a part, and some to spare.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

type Frame = {
  /** Nothing keeps the place of parts that are still to come. */
  readonly isWhole: boolean;
  /** The screen is full of those that are here: what keeps the place of the others is below it. */
  readonly isFilled: boolean;
  readonly scrolled: number;
};

/** Notes every frame in which another page shows than the one that shows now. */
function watchFrames(): void {
  const before = document.querySelector('main [data-parts]')?.firstElementChild;
  const frames: Frame[] = [];
  Reflect.set(window, 'seenFrames', frames);
  const look = () => {
    requestAnimationFrame(look);
    const all = [...(document.querySelector('main [data-parts]')?.children ?? [])];
    if (all[0] === undefined || all[0] === before) return;
    const rest = all.find((part) => part instanceof HTMLElement && part.style.blockSize === '100vh');
    frames.push({
      isWhole: rest === undefined,
      isFilled: rest === undefined || rest.getBoundingClientRect().top >= innerHeight,
      scrolled: Math.round(scrollY),
    });
  };
  requestAnimationFrame(look);
}

async function framesOf(page: Page): Promise<{ readonly first: Frame; readonly last: Frame }> {
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenFrames').length)).toBeGreaterThan(30);
  const frames = await page.evaluate((): readonly Frame[] => Reflect.get(window, 'seenFrames'));
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) throw new Error('No frame of the page was seen.');
  return { first, last };
}
