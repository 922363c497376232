import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { draw } from './draw';
import { openList } from './list-page';
import { movesSince, watchMoves } from './moves';
import { origin } from './origin';

test('aurora: more than five vendors come in pages of four, and begin again at the end [GAM-04]', async ({ page }) => {
  await watchMoves(page);
  await openStrip(page, 'aurora');
  await expect.poll(() => wholeChips(page)).toEqual([0, 1, 2, 3]);
  const next = page.getByRole('button', { name: 'More providers' });
  await next.click();
  await expect.poll(() => wholeChips(page)).toEqual([4, 5, 6, 7]);
  await next.click();
  await expect.poll(() => wholeChips(page)).toEqual([0, 1, 2, 3]);
  await page.getByRole('button', { name: 'Providers before' }).click();
  await expect.poll(() => wholeChips(page)).toEqual([4, 5, 6, 7]);
  expect(await movesSince(page)).toEqual([]);
});

test('aurora: the arrows turn the row before its code is there, which then takes it over where it stands [GAM-04]', {
  tag: '@deep',
}, async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/drive-carousel*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await openList(page, `${origin('aurora')}/m/gameList?gameType=RNG`);
  const next = page.getByRole('button', { name: 'More providers' });
  await expect(async () => {
    await next.click();
    await expect.poll(() => wholeChips(page), { timeout: 1500 }).toEqual([4, 5, 6, 7]);
  }).toPass();
  arrive();
  await expect(stripOf(page)).toHaveClass(/swiper-initialized/);
  expect(await wholeChips(page)).toEqual([4, 5, 6, 7]);
});

test('aurora: a vendor that has the focus is seen, whichever way the keyboard came [GAM-04]', async ({ page }) => {
  await openStrip(page, 'aurora');
  await stripOf(page).getByRole('button').first().focus();
  for (let chip = 1; chip <= 5; chip += 1) await page.keyboard.press('Tab');
  await expect.poll(() => wholeChips(page)).toEqual([2, 3, 4, 5]);
  for (let chip = 5; chip > 1; chip -= 1) await page.keyboard.press('Shift+Tab');
  await expect.poll(() => wholeChips(page)).toEqual([1, 2, 3, 4]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => wholeChips(page)).toEqual([0, 1, 2, 3]);
  await expect(stripOf(page).getByRole('button').first()).toBeFocused();
});

test('aurora: a focus that goes faster than the frames leaves the strip where slow steps would [GAM-04]', async ({
  page,
}) => {
  await openStrip(page, 'aurora');
  await withinOneFrame(page, ['0', '1', '2', '3', '4', '5', '4', '3', '2', '1']);
  await expect.poll(() => wholeChips(page)).toEqual([1, 2, 3, 4]);
  await withinOneFrame(page, ['2', '3', '4', '5', '6', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']);
  await expect.poll(() => wholeChips(page)).toEqual([2, 3, 4, 5]);
});

test('aurora: who scrolls the strip for a reader has it stand where they scrolled to [GAM-04]', {
  tag: '@deep',
}, async ({ page }) => {
  await openStrip(page, 'aurora');
  await scrollTo(page, '6');
  await expect.poll(() => wholeChips(page)).toEqual([3, 4, 5, 6]);
});

test('aurora: a finger draws the strip along, and it comes to rest on whole vendors [GAM-04]', {
  tag: '@deep',
}, async ({ page }) => {
  await openStrip(page, 'aurora');
  await draw(stripOf(page), -150);
  await expect.poll(async () => (await wholeChips(page)).length).toBe(4);
  expect((await wholeChips(page))[0]).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get('vendor')).toBeNull();
});

test('noor: the looping strip goes round by itself, and stands when paused [GAM-04]', { tag: '@deep' }, async ({
  page,
}) => {
  const { control } = await openLoop(page, 'no-preference');
  await expect(control).toHaveAccessibleName(/روکیں$/);
  const count = await stripOf(page).getByRole('button').count();
  let first = 0;
  let rounds = 0;
  while (rounds === 0) {
    const before = first;
    await page.clock.runFor(2100);
    await expect.poll(async () => (await wholeChips(page))[0] ?? before).not.toBe(before);
    const chips = await wholeChips(page);
    first = chips[0] ?? before;
    if (chips.length > 0) expect(chips).toEqual([0, 1, 2].map((chip) => (first + chip) % count));
    if (first < before) rounds += 1;
  }
  await control.click();
  await expect(control).toHaveAccessibleName(/چلائیں$/);
  await stands(page);
});

test('noor: the looping strip stands for who asks for less motion, until they play it [GAM-04]', {
  tag: '@deep',
}, async ({ page }) => {
  const { control } = await openLoop(page, 'reduce');
  await page.clock.runFor(6000);
  expect(await wholeChips(page)).toEqual([0, 1, 2]);
  await expect(control).toHaveAccessibleName(/چلائیں$/);
  await control.click();
  await page.clock.runFor(2100);
  await expect.poll(() => wholeChips(page)).toEqual([1, 2, 3]);
});

test('noor: a finger on the looping strip draws it to the right, and it stands from then on [GAM-04]', {
  tag: '@deep',
}, async ({ page }) => {
  const { control } = await openLoop(page, 'no-preference');
  // A slow finger, and a picture that comes before it is lifted.
  await draw(stripOf(page), 75, async () => {
    await page.clock.runFor(400);
    await stripOf(page).evaluate((strip) => strip.querySelector('button')?.dispatchEvent(new Event('load')));
  });
  await expect(control).toHaveAccessibleName(/چلائیں$/);
  expect((await stands(page))[0]).toBeGreaterThan(0);
});

/** A step on its way comes to its end; none follows. */
async function stands(page: Page): Promise<readonly number[]> {
  await expect.poll(async () => (await wholeChips(page)).length).toBe(3);
  const chips = await wholeChips(page);
  await page.clock.runFor(10_000);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(await wholeChips(page)).toEqual(chips);
  return chips;
}

/** Has the focus on chips, by their place, or presses arrow keys: all in one task, so that no frame comes between. */
async function withinOneFrame(page: Page, steps: readonly string[]): Promise<void> {
  await stripOf(page).evaluate((strip, all) => {
    for (const step of all) {
      if (!step.startsWith('Arrow')) strip.querySelector<HTMLElement>(`[data-place="${step}"] button`)?.focus();
      else document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: step, bubbles: true }));
    }
  }, steps);
}

const scrollTo = (page: Page, place: string) =>
  stripOf(page)
    .locator(`[data-place="${place}"]`)
    .evaluate((chip) => chip.scrollIntoView({ block: 'nearest', inline: 'nearest' }));

const stripOf = (page: Page) => page.locator('[data-vendor-strip]');

async function openStrip(page: Page, merchant: string): Promise<void> {
  await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG`);
  await expect(stripOf(page)).toHaveClass(/swiper-initialized/);
}

async function openLoop(page: Page, reducedMotion: 'no-preference' | 'reduce') {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await openStrip(page, 'noor');
  return { control: page.locator('[data-vendor-strip] + * button') };
}

/** Which chips of the strip are seen whole, by their place in the markup, from where reading starts; none while it moves. */
function wholeChips(page: Page): Promise<readonly number[]> {
  return stripOf(page).evaluate((strip) => {
    if (strip.firstElementChild?.getAnimations().length !== 0) return [];
    const { left, right } = strip.getBoundingClientRect();
    const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
    return [...strip.querySelectorAll('[data-place]')]
      .map((slide) => ({ place: Number(slide.getAttribute('data-place')), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.left >= left - 2 && box.right <= right + 2)
      .sort((one, other) => sign * (one.box.left - other.box.left))
      .map(({ place }) => place);
  });
}
