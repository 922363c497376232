import type { Locator, Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { amountIn, gameAddress, gameIn } from './play';
import { axeFaults } from './steps';

// Nothing fades and no reel runs: colours are judged, and outcomes show at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const games = [
  [14_000, 'slot', 'spin'],
  [14_001, 'dice', 'low'],
  [14_002, 'cards', 'deal'],
  [14_003, 'fish', 'small'],
] as const;

for (const [merchant, language, direction] of [
  ['padma', 'bn', 'ltr'],
  ['noor', 'ur', 'rtl'],
] as const) {
  for (const [nodeId, kind, first] of games) {
    test(`${merchant}: the ${kind} of the house plays by keys and by touch, tells what came and keeps the count [GAM-11]`, {
      tag: '@deep',
    }, async ({ page }) => {
      await signInNew(page, merchant, '5000.00');
      await page.goto(gameAddress(merchant, { nodeId }));
      const game = gameIn(page);
      const button = game.locator(`[data-play=${first}]`);
      await expect(button).toBeEnabled();
      await expect(game.locator('html')).toHaveAttribute('lang', language);
      await expect(game.locator('html')).toHaveCSS('direction', direction);
      expect(await axeFaults(page)).toEqual([]);
      expect(await isWhole(game.locator('html'))).toBe(true);

      await button.focus();
      await round(page, () => page.keyboard.press('Enter'));
      if (kind !== 'fish') await expect(game.locator('#result .heard')).not.toBeEmpty();
      // The keys go on where they were, or at what can be pressed now.
      const next = game.locator('[data-play]:focus');
      await expect(next).toBeEnabled();
      await round(page, () => page.keyboard.press('Enter'));
      const [before, stake] = [await amount(game.locator('#balance')), await amount(game.locator('#stake'))];
      await game.locator('#more').tap();
      // The click follows the finger, a moment after the tap was sent.
      await expect.poll(() => amount(game.locator('#stake'))).toBeGreaterThan(stake);
      await game.locator('#less').tap();
      await expect.poll(() => amount(game.locator('#stake'))).toBe(stake);
      await round(page, () => (kind === 'fish' ? game.locator('[data-fish=small]').tap() : button.tap()));
      const change = Math.round((before - (await amount(game.locator('#balance')))) * 100);
      expect(change).toBeLessThanOrEqual(Math.round(stake * 100));
      expect(await amount(game.locator('#balance'))).toBeGreaterThanOrEqual(0);
    });
  }
}

/** One act and its answer. */
async function round(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/sandbox-games/api/') && response.request().method() === 'POST',
  );
  await act();
  expect((await answer).ok()).toBe(true);
  await expect(gameIn(page).locator('body')).toHaveAttribute('data-busy', 'false');
}

async function amount(place: Locator): Promise<number> {
  const text = (await place.textContent()) ?? '';
  return amountIn(text.replaceAll(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))));
}

/** Nothing stands beyond the edge, and every button can be hit. */
async function isWhole(page: Locator): Promise<boolean> {
  return page.evaluate((root) => {
    const sizes = [...root.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    return root.scrollWidth <= window.innerWidth && sizes.every(({ width, height }) => width >= 44 && height >= 44);
  });
}
