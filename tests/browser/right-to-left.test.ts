import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { isDeep, quickIn } from './depth';
import { footerFaults } from './footer-faults';
import { origin } from './origin';
import { isTakenOver } from './steps';

/** Where a chevron points on the screen, everything that turns it counted. */
function pointsTo(icon: Element): string {
  let [x, y] = [1, 0];
  for (let at: Element | null = icon; at !== null; at = at.parentElement) {
    const { transform, rotate, scale } = getComputedStyle(at);
    const [a = 1, b = 0, c = 0, d = 1] =
      transform === 'none' ? [] : transform.slice('matrix('.length).split(',').map(Number.parseFloat);
    [x, y] = [a * x + c * y, b * x + d * y];
    const [across = 1, down = across] = scale === 'none' ? [] : scale.split(' ').map(Number);
    [x, y] = [x * across, y * down];
    const turn = rotate === 'none' ? 0 : (Number.parseFloat(rotate) * Math.PI) / 180;
    [x, y] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  }
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

const chevrons = (page: Page, within: string) => page.locator(`${within} svg:has(use[href$="#chevron"])`);

for (const { merchant, onwards } of [
  { merchant: 'noor', onwards: 'left' },
  { merchant: 'aurora', onwards: 'right' },
]) {
  test(
    `${merchant}: arrows point on along the line, those of an accordion down while it is shut and up while it is open [CON-03]`,
    quickIn(merchant, 'noor'),
    async ({ page }) => {
      await page.goto(`${origin(merchant)}/m/help`);
      await isTakenOver(page);
      const shut = chevrons(page, 'main button[aria-expanded=false]').first();
      await expect.poll(() => shut.evaluate(pointsTo)).toBe('down');
      await page.locator('main button[aria-expanded=false]').first().click();
      const open = chevrons(page, 'main button[aria-expanded=true]').first();
      await expect.poll(() => open.evaluate(pointsTo)).toBe('up');

      await page.goto(`${origin(merchant)}/m/register`);
      await expect
        .poll(() => chevrons(page, 'main button[aria-haspopup=dialog]').first().evaluate(pointsTo))
        .toBe('down');

      await page.goto(`${origin(merchant)}/m/home`);
      await isTakenOver(page);
      const more = chevrons(page, 'main :is(a, button):has(.sr-only)').first();
      await expect.poll(() => more.evaluate(pointsTo)).toBe(onwards);
      await expect.poll(() => page.evaluate(footerFaults)).toEqual([]);
    },
  );
}

for (const merchant of ['noor', 'aurora', 'padma', 'jade']) {
  test(`${merchant}: the category and the vendor that the address names are in sight at once [GAM-01, GAM-04]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`${origin(merchant)}/m/gameLobby`);
    const tabs = page.locator('[data-category-menu] [role=tab]');
    await expect.poll(() => tabs.count()).toBeGreaterThan(3);
    const keys = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('data-key') ?? ''));
    // The ends of the row, and its middle.
    const some = [keys[0], keys[keys.length >> 1], keys.at(-1)].filter((key) => key !== undefined);
    for (const key of isDeep ? keys : some) {
      await page.goto(`${origin(merchant)}/m/gameLobby?category=${key}`);
      await isTakenOver(page);
      const chosen = page.locator(`[data-category-menu] [data-key="${key}"][aria-selected=true]`);
      await expect.poll(() => chosen.evaluate(cutOff), key).toBeLessThanOrEqual(1);
    }
    await page.goto(`${origin(merchant)}/m/gameList?gameType=RNG`);
    await isTakenOver(page);
    const chips = page.locator('[data-vendor-strip] button');
    await expect.poll(() => chips.count()).toBeGreaterThan(1);
    await chips.last().evaluate((chip) => chip instanceof HTMLElement && chip.click());
    await expect(page).toHaveURL(/vendor=/);
    await page.goto(page.url());
    await isTakenOver(page);
    const vendor = page.locator('[data-vendor-strip] [aria-pressed=true]');
    await expect.poll(() => vendor.evaluate(cutOff)).toBeLessThanOrEqual(1);
  });
}

/** Pixels of a choice that its row or the screen cuts off at the side. */
function cutOff(choice: Element): number {
  const row = choice.closest('[data-vendor-strip], [data-category-menu]')?.getBoundingClientRect() ?? new DOMRect();
  const { left, right } = choice.getBoundingClientRect();
  return Math.max(0, Math.max(0, row.left) - left, right - Math.min(window.innerWidth, row.right));
}
