import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { origin } from './origin';
import { isTakenOver } from './steps';

for (const merchant of ['aurora', 'padma', 'noor'] as const) {
  test(
    `${merchant}: what stands below the screen of home stays HTML until somebody scrolls [APP-16]`,
    byBrand(merchant),
    async ({ page }) => {
      await openHome(page, merchant);
      const before = await page.evaluate(partsBelow);
      expect(before.length).toBeGreaterThan(2);
      expect(before.filter(({ isTaken }) => isTaken)).toEqual([]);
      const html = await page.locator('[data-parts] > *').last().textContent();
      await page.mouse.wheel(0, 40);
      await expect.poll(async () => (await page.evaluate(partsBelow)).filter(({ isTaken }) => !isTaken)).toEqual([]);
      expect(await page.locator('[data-parts] > *').last().textContent()).toBe(html);
    },
  );

  test(
    `${merchant}: a tap on what stands below the screen, which nobody has seen, is answered in the same document [APP-16]`,
    byBrand(merchant),
    async ({ page }) => {
      await openHome(page, merchant);
      const link = page.locator('[data-parts] a[href^="/m/"]').last();
      const href = (await link.getAttribute('href')) ?? '';
      await page.evaluate(() => Reflect.set(window, 'isSame', true));
      // A screen reader acts on it where it is.
      await link.dispatchEvent('click');
      await page.waitForURL(`**${href}`);
      expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    },
  );

  test(`${merchant}: a step of the history leaves parts that nobody has seen as they are, and a tap on a category brings them along [APP-15]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openHome(page, merchant);
    expect((await page.evaluate(partsBelow)).filter(({ isTaken }) => isTaken)).toEqual([]);
    await page.evaluate(() => history.pushState(null, '', '#here'));
    await page.goBack();
    expect((await page.evaluate(partsBelow)).filter(({ isTaken }) => isTaken)).toEqual([]);
    await page.locator('[data-category-menu] [role=tab]').nth(1).click();
    await expect(page).toHaveURL(/category=/);
    await expect.poll(async () => (await page.evaluate(partsBelow)).filter(({ isTaken }) => !isTaken)).toEqual([]);
  });
}

/** Home, and nobody touches it. */
async function openHome(page: Page, merchant: string): Promise<void> {
  await expect(async () => {
    const html = await (await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' }))?.text();
    expect(html).toMatch(/data-game-panel[\s\S]*?<li/);
  }).toPass();
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
}

/** The parts of the page below the screen that draw something, and whether they are hydrated. */
function partsBelow(): readonly { readonly name: string; readonly isTaken: boolean }[] {
  const isTaken = (element: Element) => !element.matches('[data-island]:not([data-hydrated])');
  return [...document.querySelectorAll('[data-parts] > *')]
    .filter((part) => part.getBoundingClientRect().top + scrollY >= innerHeight)
    .map((part) => ({ name: part.className, isTaken: isTaken(part) }));
}
