import type { Locator, Page } from 'playwright/test';
import { forgiveCutOff, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { byBrand, quickIn } from './depth';
import { draw, drawDown } from './draw';
import { movesSince, watchMoves } from './moves';
import { origin } from './origin';
import { seeWholePage } from './steps';
import { wordsOf } from './words-of';

// Nothing moves by itself, so that what moves was moved by a script that took over.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['noor', 'ur'],
] as const) {
  const t = wordsOf(merchant, language);
  const bannersOf = (page: Page) => page.getByRole('region', { name: t('home.banners') });
  const matchesOf = (page: Page) => page.getByRole('region', { name: t('home.matches') });

  test(
    `${merchant}: Swiper takes banners and matches over once the page is at rest, and nothing moves by that [HOM-01, HOM-03]`,
    byBrand(merchant),
    async ({ page }) => {
      await watchMoves(page);
      let arrive = (): void => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/assets/drive-carousel*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await openHome(page, merchant);
      const banners = bannersOf(page);
      const first = banners.locator('li').first();
      await expect(banners.locator('li').nth(1)).toBeAttached();
      await first.evaluate((slide) => slide.setAttribute('data-was-here', ''));
      const before = await first.boundingBox();
      const match = await matchesOf(page).locator('li').first().boundingBox();
      const from = await page.evaluate(() => performance.now());
      arrive();
      await expect(banners.locator('.swiper-initialized')).toBeVisible();
      await expect(matchesOf(page).locator('.swiper-initialized')).toBeVisible();
      await twoFrames(page);
      expect(await matchesOf(page).locator('li:not([inert])').boundingBox()).toEqual(match);
      expect(await banners.locator('li[data-was-here]').boundingBox()).toEqual(before);
      expect(await movesSince(page, from)).toEqual([]);
      await expect(banners.locator('li:not([inert])')).toHaveCount(1);
      await expect(banners.locator('li:not([inert])')).toHaveAttribute('data-was-here', '');
      expect(await page.evaluate(rulesOfTheRoot, 'drive-carousel')).toEqual([]);
    },
  );

  test(
    `${merchant}: a swipe turns the banners, from the first to the last too [HOM-01]`,
    quickIn(merchant, 'noor'),
    async ({ page }) => {
      await openHome(page, merchant);
      const banners = bannersOf(page);
      await expect(banners.locator('.swiper-initialized')).toBeVisible();
      const count = await banners.locator('li').count();
      const shown = () => banners.locator('li:not([inert])').getAttribute('data-place');
      // Drawn back: to the left in Urdu.
      await draw(banners, language === 'ur' ? -130 : 130);
      await expect.poll(shown).toBe(String(count - 1));
      await expect.poll(() => fits(banners)).toBe(true);
      await draw(banners, language === 'ur' ? 130 : -130);
      await expect.poll(shown).toBe('0');
      await expect.poll(() => fits(banners)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/m/home');
    },
  );

  test(`${merchant}: matches go upwards, each across the whole card, and come round to the first [HOM-03]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.clock.install();
    await openHome(page, merchant);
    const matches = matchesOf(page);
    await matches.scrollIntoViewIfNeeded();
    await matches.getByRole('button', { name: t('widget.play') }).click();
    const count = await matches.locator('li').count();
    const shown = () => matches.locator('li:not([inert])').getAttribute('data-place');
    for (let turn = 1; turn <= count; turn += 1) {
      await page.clock.runFor(5100);
      await expect.poll(shown).toBe(String(turn % count));
      await expect.poll(() => fits(matches)).toBe(true);
    }
  });

  test(`${merchant}: a finger on the matches scrolls the page, and the arrow keys go from one to the next and back [HOM-03]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openHome(page, merchant);
    const matches = matchesOf(page);
    await expect(matches.locator('.swiper-initialized')).toBeVisible();
    await matches.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollBy(0, -200));
    const from = await place();
    await drawDown(matches, -150);
    await expect.poll(place).toBeGreaterThan(from + 100);
    const shown = matches.locator('li:not([inert])');
    const [on, back] =
      language === 'ur' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
    await shown.locator('button, a').first().focus();
    await page.keyboard.press(on);
    await expect(shown).toHaveAttribute('data-place', '1');
    await expect(shown.locator(':focus')).toHaveCount(1);
    await page.keyboard.press(back);
    await expect(shown).toHaveAttribute('data-place', '0');
    await expect.poll(() => fits(matches)).toBe(true);
    // As a browser does that brings into sight what has the focus while it still moves.
    await matches.locator('ul').evaluate((row) => row.parentElement?.scrollBy(0, 30));
    await expect.poll(() => fits(matches)).toBe(true);
    await expect(shown).toHaveAttribute('data-place', '0');
  });

  test(`${merchant}: without its code the banners are a row that is drawn along [HOM-01]`, { tag: '@deep' }, async ({
    page,
    faults,
  }) => {
    await page.route('**/assets/drive-carousel*.js', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('drive-carousel'));
    await openHome(page, merchant);
    const banners = bannersOf(page);
    const row = banners.locator('ul').locator('..');
    await expect(banners.locator('li').nth(1)).toBeAttached();
    const width = await row.evaluate((one) => one.clientWidth);
    await lost;
    await row.evaluate((one, way) => one.scrollBy({ left: way }), (language === 'ur' ? -1 : 1) * width);
    await expect.poll(() => row.evaluate((one) => Math.abs(one.scrollLeft))).toBe(width);
    await row.scrollIntoViewIfNeeded();
    await expect(banners.locator('li').nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(banners.locator('li[inert]')).toHaveCount(0);
    await expect(banners.getByRole('button', { name: t('widget.pause') })).toHaveCount(0);
    // Its code is asked for again some time later.
    await page.close();
    forgiveCutOff(faults);
  });
}

async function openHome(page: Page, merchant: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${origin(merchant)}/m/home`);
    expect(await page.locator('head link[rel=preload][as=image][fetchpriority=high]').count()).toBeGreaterThan(0);
  }).toPass();
  await untilTakenOver(page, '#main');
  await seeWholePage(page);
}

/** Whether what is not inert stands where the strip does. */
function fits(strip: Locator): Promise<boolean> {
  return strip.evaluate((one) => {
    const [outer, inner] = [one.getBoundingClientRect(), one.querySelector('li:not([inert])')?.getBoundingClientRect()];
    const sides = ['left', 'right', 'top'] as const;
    return inner !== undefined && sides.every((side) => Math.abs(outer[side] - inner[side]) < 2);
  });
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Rules of a sheet that set something on the root: where that comes late, the style of each element of the page is found anew. */
function rulesOfTheRoot(sheet: string): readonly string[] {
  const found = [...document.styleSheets].filter(({ href }) => href?.includes(sheet));
  if (found.length === 0) throw new Error(`No sheet "${sheet}" has come.`);
  return found
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
    .filter((selector) => document.documentElement.matches(selector));
}
