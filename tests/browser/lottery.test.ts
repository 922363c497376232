import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { signInNew } from './new-member';
import { origin } from './origin';
import { allowLaunch, amountIn, forgive, gameIn, refuseLaunch } from './play';
import { axeFaults, openPage, routeUntil } from './steps';
import { wordsOf } from './words-of';

// Nothing fades: colours are judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const merchant of ['aurora', 'jade'] as const) {
  const words = wordsOf(merchant, 'en');
  const balance = async (page: Page) =>
    amountIn(
      await page
        .getByRole('banner')
        .getByText(/\d[\d,]*\.\d\d/)
        .textContent(),
    );

  test(
    `${merchant}: a bet on two draws stands in the own orders; one of them is cancelled and its stake is back [GAM-15]`,
    byBrand(merchant),
    async ({ page }) => {
      await signInNew(page, merchant, '5000.00');
      await openPage(page, `${origin(merchant)}/m/lottery?mode=LOTT`);
      await expect(page.getByText(/^(\d+:)?\d\d:\d\d$/).first()).toBeVisible();
      const before = await balance(page);
      await page.getByRole('link', { name: 'Play Golden Ball' }).click();
      await expect(page).toHaveURL(/playType=Tradition&code=[\w-]+&prize_mode=lott/);
      const game = gameIn(page);
      // Drawn every ten minutes, and won by one in a thousand: no win comes into the sums below.
      await game.locator('[data-tab="4"]').click();
      await game.locator('#digits').fill('123');
      await game.locator('#typed button').click();
      await game.locator('#issues').selectOption('2');
      await expect(game.locator('#total')).toContainText('20.00');
      const numero = (await game.locator('#numero').textContent()) ?? '';
      await placeBets(page);
      await expect(game.locator('#slip li')).toHaveCount(0);
      await game.locator('#exit').click();
      await expect(page).toHaveURL(/\/m\/lottery\?mode=LOTT/);
      await expect.poll(() => balance(page)).toBe(before - 20);

      const orders = page.getByRole('region', { name: words('lottery.orders') });
      const rows = orders.locator('button[data-status]');
      await expect(rows).toHaveCount(2);
      await orders.getByLabel(words('widget.lottery.state')).selectOption('2');
      await expect(page).toHaveURL(/status=2/);
      await rows.first().click();
      const detail = page.getByRole('dialog', { name: words('widget.lottery.detail') });
      await expect(detail.getByText('123', { exact: true })).toBeVisible();
      await expect(detail.getByText(/^\d{8}-\d{4}$/)).not.toHaveText(numero);
      const cancels: string[] = [];
      page.on('request', (request) => request.url().endsWith('/suborders/cancel') && cancels.push(request.url()));
      await detail.getByRole('button', { name: words('widget.lottery.cancel') }).dblclick();
      await detail.getByRole('button', { name: words('widget.lottery.cancel') }).click();
      expect(cancels).toEqual([]);
      expect(await axeFaults(page, 'dialog')).toEqual([]);
      await Promise.all([
        page.getByText(words('widget.lottery.cancelled'), { exact: true }).waitFor(),
        detail.getByRole('button', { name: words('widget.lottery.cancelSure') }).dblclick(),
      ]);
      await expect(detail.getByRole('button', { name: words('widget.lottery.cancel') })).toBeHidden();
      await expect.poll(() => balance(page)).toBe(before - 10);
      expect(cancels).toHaveLength(1);
      await detail
        .getByRole('button', { name: words('widget.close') })
        .first()
        .click();
      await orders.getByLabel(words('widget.lottery.state')).selectOption('8');
      await expect(rows).toHaveCount(1);
    },
  );

  test(`${merchant}: a draw that closes while the slip is filled takes nothing, keeps the slip and says so [GAM-15]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInNew(page, merchant, '5000.00');
    await openPage(page, `${origin(merchant)}/m/startLottery?mode=LOTT`);
    await page.getByRole('link', { name: /^Play Golden Lottery/ }).click();
    const game = gameIn(page);
    await expect(game.locator('[data-option=ODD]')).toBeVisible();
    const before = await game.locator('#balance').textContent();
    await game.locator('[data-option=ODD]').click();
    const comeInTime = await routeUntil(page, '**/sandbox-games/api/bet', (route) => {
      const body = { ...route.request().postDataJSON(), numero: '20200101-0001' };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await game.locator('[data-play=bet]').click();
    await expect(game.locator('#result')).toContainText('Your slip is kept and nothing was taken');
    await expect(game.locator('#slip li')).toHaveText(/Odd/);
    await expect(game.locator('#balance')).toHaveText(before ?? '');
    comeInTime();
    await placeBets(page);
    await expect(game.locator('#balance')).not.toHaveText(before ?? '');
  });

  test(`${merchant}: a vendor of lotteries that is refused once opens its lobby on another try, a draw of it opens from there, takes digits of any keyboard, and one step leaves both [GAM-10, GAM-11]`, {
    tag: '@deep',
  }, async ({ page, faults }) => {
    await signInNew(page, merchant, '5000.00');
    await refuseLaunch(page, '#727');
    await openPage(page, `${origin(merchant)}/m/lottery?mode=ELOTT`);
    await page.getByRole('link', { name: 'Play Golden Draw' }).first().click();
    await expect(page).toHaveURL(/playType=Entertainment&code=[\w-]+&prize_mode=elott/);
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(words('error.game.failed'));
    allowLaunch(page);
    await trouble.getByRole('button', { name: words('widget.retry') }).click();
    const draws = gameIn(page).locator('[data-draw]');
    await expect(draws).toHaveCount(8);
    expect(await axeFaults(page)).toEqual([]);
    await draws.nth(2).click();
    await expect(gameIn(page).locator('[data-play=bet]')).toBeVisible();
    await expect(page.locator('[data-play-status]')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await gameIn(page).locator('[data-tab="3"]').click();
    await gameIn(page).locator('#digits').fill('০৭');
    await gameIn(page).locator('#typed button').click();
    await expect(gameIn(page).locator('#slip li')).toHaveText(/07/);
    await gameIn(page).locator('#exit').click();
    await expect(page).toHaveURL(/\/m\/lottery\?mode=ELOTT/);
    forgive(faults, 'status of 500');
  });

  for (const [hours, how] of [
    [5, 'fast'],
    [-5, 'slow'],
  ] as const) {
    test(`${merchant}: on a phone whose clock is hours ${how} a draw counts down right, and the order of just now stands in the own ones [GAM-15]`, {
      tag: '@deep',
    }, async ({ page }) => {
      await signInNew(page, merchant, '5000.00');
      const draw = await longestSale(page, merchant);
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await page.goto(`${origin(merchant)}/m/startLottery?mode=LOTT&code=${draw.gameCode}&days=1`);
      const sells = Math.ceil((draw.endTime - draw.serverTime) / 1000);
      const left = () => page.getByRole('main').locator('strong').first().textContent().then(secondsIn);
      await expect.poll(left).toBeGreaterThan(0);
      const first = await left();
      expect(first).toBeLessThanOrEqual(sells);
      expect(first).toBeGreaterThan(sells - 30);
      await expect.poll(left).toBeLessThan(first);
      const orders = page.getByRole('region', { name: words('lottery.orders') });
      await expect(orders.getByText(words('lottery.noOrders'))).toBeVisible();
      await betOn(page, draw);
      await page.reload();
      await expect(orders.locator('button[data-status]')).toHaveCount(1);
    });
  }
}

type Draw = {
  readonly gameId: number;
  readonly gameCode: string;
  readonly numero: string;
  readonly endTime: number;
  readonly serverTime: number;
};

/** The classic draw that sells longest from now on: one that closes meanwhile counts down to the next one, from the top. */
async function longestSale(page: Page, merchant: string): Promise<Draw> {
  const headers = { Merchant: merchant.toUpperCase(), Language: 'EN' };
  const draws: readonly Draw[] = await page.evaluate(
    async (own) => (await fetch('/lgw/draw', { headers: own })).json(),
    headers,
  );
  const [draw] = draws
    .filter(({ gameCode }) => gameCode.startsWith('LOTT-'))
    .sort((one, other) => other.endTime - one.endTime);
  if (draw === undefined) throw new Error(`${merchant} sells no classic draw: correct the test.`);
  return draw;
}

/** Seconds of `12:05` or `1:02:09`. */
function secondsIn(text: string | null): number {
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Bets as the lottery's own page does, beside the storefront; on the next issue where this one has just closed. */
async function betOn(page: Page, draw: Draw): Promise<void> {
  await page.evaluate(async (sold) => {
    const { token, merchantCode } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}');
    const headers = { Authorization: token, Merchant: merchantCode, 'Content-Type': 'application/json' };
    const send = (currentNumero?: string) => {
      const slip = { currentNumero, betCartAmountSum: 2, bettingSlipString: '1|BIG,ODD|1' };
      const body = JSON.stringify({ gameId: sold.gameId, ...slip });
      const key = { 'X-Request-Id': crypto.randomUUID() };
      return fetch('/lgw/orders/betting', { method: 'POST', headers: { ...headers, ...key }, body });
    };
    if ((await send(sold.numero)).ok) return;
    const next = await (await fetch(`/lgw/draw/code/${sold.gameCode}`, { headers })).json();
    await send(next.numero);
  }, draw);
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
