import type { Locator } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver } from './steps';

/** A visitor whose system gives the colours: backgrounds of ours are gone. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test('aurora: what is chosen stands out where the system gives the colours [APP-01]', async ({ page }) => {
  await page.goto(`${origin('aurora')}/m/activity`);
  await isTakenOver(page);
  const [chosen, other] = [page.getByRole('tab', { name: 'All' }), page.getByRole('tab', { name: 'Friends' })];
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(await ground(chosen)).not.toBe(await ground(other));
});

test('aurora: a box shows its tick only once it is ticked, where the system gives the colours [APP-01]', async ({
  page,
}) => {
  await page.goto(`${origin('aurora')}/m/login`);
  await isTakenOver(page);
  const box = page.getByRole('checkbox').first();
  const tick = page.locator('input[type=checkbox] + * > *').first();
  await expect(box).not.toBeChecked();
  await expect(tick).toBeHidden();
  await box.check();
  await expect(tick).toBeVisible();
});

test('aurora: the chosen way to pay stands out where the system gives the colours [APP-01, MEM-07]', async ({
  page,
}) => {
  await signInAs(page, 'aurora', 'member-0');
  await page.goto(`${origin('aurora')}/m/voucherCenter`);
  await isTakenOver(page);
  const edge = (state: string) =>
    page
      .locator(`label:has(> [type=radio]${state}) > [type=radio] + *`)
      .first()
      .evaluate((face) => getComputedStyle(face).outlineStyle);
  await expect.poll(() => edge(':checked')).toBe('solid');
  expect(await edge(':not(:checked)')).toBe('none');
});
