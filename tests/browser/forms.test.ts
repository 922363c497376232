import { field } from './accounts';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { isTakenOver } from './steps';

/** What only the built page shows: a bundler that drops property writes breaks inputs and routes, and no unit test sees it. */
for (const merchant of ['aurora', 'padma'] as const) {
  test(`${merchant}: keeps passwords covered, says what is missing and keeps the path after a tap [AUT-02, AUT-10]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`${origin(merchant)}/m/service`);
    await page.goto(`${origin(merchant)}/m/register`);
    await isTakenOver(page);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('input[aria-invalid="true"]').first()).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: /\S/ }).first()).toBeVisible();

    const toLogin = page.getByRole('link', {
      name: merchant === 'aurora' ? 'I already have an account' : /অ্যাকাউন্ট আছে/,
    });
    await toLogin
      .or(page.getByRole('link', { name: /account|অ্যাকাউন্ট/ }))
      .first()
      .click();
    await page.waitForURL('**/m/login*');
    const secret = page.locator('input[autocomplete="current-password"]');
    await expect(secret).toHaveAttribute('type', 'password');
    await page.locator('form button[type=submit]').first().click();
    await expect(page.locator('input[aria-invalid="true"]').first()).toBeFocused();
  });
}

test('noor: names and passwords begin at the right and read in the direction of their own letters, numbers begin at the left [APP-23, AUT-02]', async ({
  page,
}) => {
  await page.goto(`${origin('noor')}/m/register`);
  for (const [name, side] of [
    ['password', 'right'],
    ['payeeName', 'right'],
    ['mobileNum', 'left'],
  ] as const) {
    await expect(field(page, name)).toHaveCSS('text-align', side);
    await expect(field(page, name)).toHaveCSS('unicode-bidi', 'plaintext');
  }
});
