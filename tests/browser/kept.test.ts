import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { openPage, routeUntil } from './steps';
import { wordsOf } from './words-of';

const word = wordsOf('aurora', 'en');
const keptUnder = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);

test('the account of the last visit shows while the platform is slow, and goes with the session [MEM-15, AUT-19]', {
  tag: '@deep',
}, async ({ page }) => {
  await signInAs(page, 'aurora', 'member-vip');
  await openPage(page, `${origin('aurora')}/m/mine`);
  const days = page.getByRole('main').getByText(/\d days with us/);
  await expect(days).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('memberInfo') ?? '')).toContain('membervip');

  const answer = await routeUntil(page, /\/wps\/member\/info(\?|$)/, () => undefined);
  await page.reload();
  await expect(days).toBeVisible();
  answer();

  await openPage(page, `${origin('aurora')}/m/set`);
  await page
    .getByRole('main')
    .getByRole('button', { name: word('common.signOut') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('common.signOut') })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('membervip');
});

test('what every visitor is answered is kept, and nothing of a game list or a balance is [MEM-15]', async ({
  page,
}) => {
  await openPage(page, `${origin('aurora')}/m/home`);
  await expect.poll(() => keptUnder(page, 'livery.answers')).toContain('"vendors"');
  const kept = await keptUnder(page, 'livery.answers');
  expect(kept).toContain('"announcements"');
  expect(kept).not.toMatch(/"gameList"|"winners"|"balance"|"status"/);
});
