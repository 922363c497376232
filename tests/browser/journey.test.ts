import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { newName } from './new-member';
import { origin } from './origin';
import { amountIn } from './play';
import { openPage } from './steps';

/** What the journey types and reads on a merchant: only what its own config decides. */
const merchants = [
  { merchant: 'aurora', asksTwice: true, hasCaptcha: true },
  { merchant: 'mono', asksTwice: false, hasCaptcha: false },
] as const;

for (const { merchant, asksTwice, hasCaptcha } of merchants) {
  test(`${merchant}: a stranger registers, plays, sees the balance change, logs out and logs in again [AUT-06, AUT-19, HOM-01]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const username = newName();
    await openPage(page, `${origin(merchant)}/m/register`);
    await fill(page, 'Username', username);
    await fill(page, 'Password', 'sunrise24');
    if (asksTwice) await fill(page, 'Password again', 'sunrise24');
    if (hasCaptcha) await fill(page, 'Code in the picture', await captchaAnswer(page));
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/m/home');

    await expect.poll(() => balanceOf(page)).toBe(7777);

    const after = await playOneRound(page, merchant);
    await expect.poll(() => balanceOf(page)).toBe(after);

    await openPage(page, `${origin(merchant)}/m/set`);
    await page.getByRole('button', { name: /log out|sign out/i }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /log out|sign out|leave|yes/i })
      .click();
    await page.waitForURL('**/m/home');
    await expect(page.getByRole('banner').getByText(/log in/i)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();

    await openPage(page, `${origin(merchant)}/m/login`);
    await fill(page, 'Username', username);
    await fill(page, 'Password', 'sunrise24');
    await page.getByRole('button', { name: /^log in$/i }).click();
    await page.waitForURL('**/m/home');
    await expect.poll(() => balanceOf(page)).toBe(after);
  });
}

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
}

async function captchaAnswer(page: Page): Promise<string> {
  await expect(page.locator('img[src^="data:image/png"]')).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'captchaId');
  const answer: unknown = await page.evaluate(
    async (id) => (await (await fetch(`/__sandbox/api/captcha?id=${id}`)).json()).answer,
    cookie?.value ?? '',
  );
  return String(answer);
}

/** The balance as the header shows it, in whole and hundredth units. */
async function balanceOf(page: Page): Promise<number> {
  const text = page.getByRole('banner').getByText(/\d[\d,]*\.\d\d/);
  await expect(text).toBeVisible();
  return Number(((await text.textContent()) ?? '').replaceAll(/[^\d.]/g, ''));
}

/** Opens a slot of the house from the hot games, plays until the balance differs, and comes back with what is left. */
async function playOneRound(page: Page, merchant: string): Promise<number> {
  await openPage(page, `${origin(merchant)}/m/home`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /sevens|tiger|peacock/i })
    .first()
    .click();
  const game = page.frameLocator('iframe');
  const balance = game.locator('#balance');
  await expect(balance).toContainText(/\d/);
  const begin = (await balance.textContent()) ?? '';
  const play = game.locator('[data-play]:enabled');
  const isOver = () => expect(game.locator('body')).toHaveAttribute('data-busy', 'false');
  await expect(async () => {
    await play.first().click();
    await isOver();
    await expect(balance).not.toHaveText(begin, { timeout: 1 });
  }).toPass();
  // A card game asks once more, higher or lower, before its round is over.
  const lower = game.getByRole('button', { name: 'Lower', exact: true });
  if ((await lower.count()) > 0 && (await lower.isEnabled())) {
    await lower.click();
    await isOver();
  }
  const left = amountIn(await balance.textContent());
  await page.goBack();
  await page.waitForURL('**/m/home');
  return left;
}
