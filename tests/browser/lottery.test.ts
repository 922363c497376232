import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { amountIn, gameIn } from './play';
import { signInAs } from './sign-in-as';
import { wordsOf } from './words-of';

for (const merchant of ['aurora', 'jade'] as const) {
  const words = wordsOf(merchant, 'en');
  const balance = async (page: Page) =>
    amountIn(
      await page
        .getByRole('banner')
        .getByText(/\d[\d,]*\.\d\d/)
        .textContent(),
    );

  test(`${merchant}: a bet on two draws stands in the own orders; one of them is cancelled and its stake is back [GAM-15]`, async ({
    page,
  }) => {
    await signInAs(page, merchant, 'agent-2');
    await page.goto(`${origin(merchant)}/m/lottery?mode=LOTT`);
    await expect(page.getByText(/^(\d+:)?\d\d:\d\d$/).first()).toBeVisible();
    const before = await balance(page);
    await page.getByRole('button', { name: 'Play Emerald Ball' }).click();
    await expect(page).toHaveURL(/playType=Tradition&code=[\w-]+&prize_mode=lott/);
    const game = gameIn(page);
    await game.locator('[data-option=BIG]').click();
    await game.locator('#issues').selectOption('2');
    await expect(game.locator('#total')).toContainText('20.00');
    const numero = (await game.locator('#numero').textContent()) ?? '';
    await placeBets(page);
    await expect(game.locator('#slip li')).toHaveCount(0);
    await expect.poll(() => balance(page)).toBe(before - 20);
    await game.locator('#exit').click();
    await expect(page).toHaveURL(/\/m\/lottery\?mode=LOTT/);

    const orders = page.getByRole('region', { name: words('lottery.orders') });
    const rows = orders.locator('button[data-status]');
    await expect(rows).toHaveCount(2);
    await orders.getByLabel(words('widget.lottery.state')).selectOption('2');
    await expect(page).toHaveURL(/status=2/);
    await rows.first().click();
    const detail = page.getByRole('dialog', { name: words('widget.lottery.detail') });
    await expect(detail.getByText('BIG')).toBeVisible();
    await expect(detail.getByText(/^\d{8}-\d{4}$/)).not.toHaveText(numero);
    await detail.getByRole('button', { name: words('widget.lottery.cancel') }).click();
    await detail.getByRole('button', { name: words('widget.lottery.cancelSure') }).click();
    await expect(page.getByText(words('widget.lottery.cancelled'), { exact: true })).toBeVisible();
    await expect(detail.getByRole('button', { name: words('widget.lottery.cancel') })).toBeHidden();
    await expect.poll(() => balance(page)).toBe(before - 10);
    await detail
      .getByRole('button', { name: words('widget.close') })
      .first()
      .click();
    await orders.getByLabel(words('widget.lottery.state')).selectOption('8');
    await expect(rows).toHaveCount(1);
  });

  test(`${merchant}: a draw that closes while the slip is filled takes nothing, keeps the slip and says so [GAM-15]`, async ({
    page,
  }) => {
    await signInAs(page, merchant, 'agent-42');
    await page.goto(`${origin(merchant)}/m/startLottery?mode=LOTT`);
    await page.getByRole('button', { name: /^Play Golden Lottery/ }).click();
    const game = gameIn(page);
    await expect(game.locator('[data-option=ODD]')).toBeVisible();
    const before = await game.locator('#balance').textContent();
    await game.locator('[data-option=ODD]').click();
    await page.route('**/sandbox-games/api/bet', (route) => {
      const body = { ...route.request().postDataJSON(), numero: '20200101-0001' };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await game.locator('[data-play=bet]').click();
    await expect(game.locator('#result')).toContainText('Your slip is kept and nothing was taken');
    await expect(game.locator('#slip li')).toHaveText(/Odd/);
    await expect(game.locator('#balance')).toHaveText(before ?? '');
    await page.unroute('**/sandbox-games/api/bet');
    await placeBets(page);
    await expect(game.locator('#balance')).not.toHaveText(before ?? '');
  });

  test(`${merchant}: a vendor of lotteries opens its lobby, and a draw of it opens from there [GAM-10, GAM-11]`, async ({
    page,
  }) => {
    await signInAs(page, merchant, 'agent-42');
    await page.goto(`${origin(merchant)}/m/lottery?mode=ELOTT`);
    await page.getByRole('button', { name: 'Play Golden Draw' }).first().click();
    await expect(page).toHaveURL(/playType=Entertainment&code=[\w-]+&prize_mode=elott/);
    const draws = gameIn(page).locator('[data-draw]');
    await expect(draws).toHaveCount(8);
    await draws.nth(2).click();
    await expect(gameIn(page).locator('[data-play=bet]')).toBeVisible();
    await expect(page.locator('[data-play-status]')).toBeVisible();
  });
}

/** Taps until the bets are in: where the draw has just closed, the slip goes to the next one with another tap. */
async function placeBets(page: Page): Promise<void> {
  const game = gameIn(page);
  await expect(async () => {
    const button = game.locator('[data-play=bet]');
    if (await button.isEnabled()) await button.click();
    await expect(game.locator('#result')).toContainText('Your ticket is in', { timeout: 3000 });
  }).toPass();
}
