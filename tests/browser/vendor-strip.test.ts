import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { openList } from './list-page';
import { origin } from './origin';

test('aurora: more than five vendors come in pages of four, and begin again at the end [GAM-04]', async ({ page }) => {
  await openList(page, `${origin('aurora')}/m/gameList?gameType=RNG`);
  const strip = page.locator('[data-vendor-strip]');
  await expect.poll(() => wholeChips(page)).toEqual([0, 1, 2, 3]);
  const next = page.getByRole('button', { name: 'More providers' });
  await next.click();
  await expect.poll(() => wholeChips(page)).toEqual([4, 5, 6, 7]);
  await next.click();
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('noor: the looping strip moves by itself and stands when paused [GAM-04]', async ({ page }) => {
  const { place, control } = await openLoop(page, 'no-preference');
  await expect(control).toHaveAccessibleName('روکیں');
  await page.clock.runFor(2100);
  await expect.poll(place).toBeGreaterThan(20);
  expect((await wholeChips(page))[0]).toBe(0);
  await control.click();
  await expect(control).toHaveAccessibleName('چلائیں');
  // The step on its way comes to its end; none follows.
  const chip = await page
    .locator('[data-vendor-strip] > button')
    .nth(1)
    .evaluate((one) => one.getBoundingClientRect().width);
  const still = await place();
  await page.clock.runFor(10_000);
  expect(Math.abs((await place()) - still)).toBeLessThan(chip + 12);
});

test('noor: the looping strip stands for who asks for less motion, until they play it [GAM-04]', async ({ page }) => {
  const { place, control } = await openLoop(page, 'reduce');
  await page.clock.runFor(6000);
  expect(await place()).toBe(0);
  await expect(control).toHaveAccessibleName('چلائیں');
  await control.click();
  await page.clock.runFor(2100);
  await expect.poll(place).toBeGreaterThan(20);
});

async function openLoop(page: Page, reducedMotion: 'no-preference' | 'reduce') {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await openList(page, `${origin('noor')}/m/gameList?gameType=RNG`);
  const strip = page.locator('[data-vendor-strip]');
  await expect
    .poll(() => strip.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true);
  return {
    place: () => strip.evaluate((element) => Math.abs(element.scrollLeft)),
    control: page.locator('[data-vendor-strip] + button'),
  };
}

/** Which chips of the strip are seen whole, by their place in it. */
function wholeChips(page: Page): Promise<readonly number[]> {
  return page.locator('[data-vendor-strip]').evaluate((strip) => {
    const { left, right } = strip.getBoundingClientRect();
    return [...strip.children].flatMap((chip, index) => {
      const box = chip.getBoundingClientRect();
      return box.width > 0 && box.left >= left - 2 && box.right <= right + 2 ? [index] : [];
    });
  });
}
