import type { Page, Route } from 'playwright/test';
import { logIn, sessionOf, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { quickIn } from './depth';
import { signInNew } from './new-member';
import { origin } from './origin';
import {
  allowLaunch,
  amountIn,
  countLaunches,
  fillWallet,
  forgive,
  gameAddress,
  gameIn,
  giveMoney,
  refuseLaunch,
} from './play';
import { signInAs } from './sign-in-as';
import { axeFaults, openPage } from './steps';
import { wordsOf } from './words-of';

// The device is far from the merchant's time zone, and nothing fades: colours are judged.
test.use({ timezoneId: 'America/New_York', contextOptions: { reducedMotion: 'reduce' } });

/** What somebody new has, and nothing else. */
const welcomeBonus = '7777.00';

/** 02:00 and 04:30 in UTC as each merchant writes them. */
const times = {
  aurora: ['05/01/2026 08:00', '05/01/2026 10:30'],
  jade: ['2026-01-05 10:00', '2026-01-05 12:30'],
} as const;

for (const merchant of ['aurora', 'jade'] as const) {
  const words = wordsOf(merchant, 'en');
  const button = (page: Page, key: string) => page.getByRole('main').getByRole('button', { name: words(key) });
  const says = (page: Page, key: string) => page.getByRole('main').getByText(words(key), { exact: true });
  const playing = (page: Page) => gameIn(page).locator('[data-play]:enabled').first();
  const balance = (page: Page) => page.getByRole('banner').getByText(/\d[\d,]*\.\d\d/);

  test(
    `${merchant}: a hurried double tap opens a game once; its bar counts, and the balance is fresh on return [GAM-06, GAM-11, GAM-12]`,
    quickIn(merchant, 'jade'),
    async ({ page }) => {
      await signInNew(page, merchant, '5000.00');
      const launches = countLaunches(page);
      const list = `${origin(merchant)}/m/gameList?gameType=FISH`;
      await openPage(page, list);
      await page.locator('main li > a:first-child').first().dblclick();
      const game = gameIn(page);
      const purse = game.locator('#balance');
      await expect(playing(page)).toBeVisible();
      await expect(page.locator('[data-play-status]')).toContainText(/\d\.\d\d/); // Counts from the balance of now.
      const begin = amountIn(await purse.textContent());
      await playing(page).click();
      await expect(purse).not.toHaveText(/^\D*$/);
      await expect.poll(async () => amountIn(await purse.textContent())).not.toBe(begin);
      const end = amountIn(await purse.textContent());
      const net = page.locator('[data-play-status] [data-sign]');
      await expect.poll(async () => amountIn(await net.textContent())).toBeCloseTo(end - begin, 2);
      await game.locator('#exit').click();
      await expect(page).toHaveURL(list);
      await expect.poll(async () => amountIn(await balance(page).textContent())).toBe(end);
      expect(launches()).toBe(1);
    },
  );

  test(`${merchant}: a game in a window of its own opens there; where that is blocked, another try opens it [GAM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-vip');
    if (merchant === 'jade') await fillWallet(page, '12');
    await page.addInitScript(() => {
      const open = window.open;
      window.open = (...asked) => (sessionStorage.getItem('popups') === 'allowed' ? open(...asked) : null);
    });
    const launches = countLaunches(page);
    await openPage(page, `${origin(merchant)}/m/gameList?gameType=SPORTS&vendor=STO`);
    const tile = page.locator('main li > a:first-child').first();
    await tile.click();
    await expect(says(page, 'error.popup')).toBeVisible();
    expect(await axeFaults(page, 'main')).toEqual([]);
    await page.evaluate(() => sessionStorage.setItem('popups', 'allowed'));
    const popup = page.waitForEvent('popup');
    await button(page, 'widget.retry').click();
    expect((await popup).url()).toContain('/sandbox-games/');
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
    expect(launches()).toBe(1);
    await expect(button(page, 'widget.game.again')).toBeVisible();
    await button(page, 'launch.back').click();
    const second = page.waitForEvent('popup');
    await tile.click();
    expect((await second).url()).toContain('/sandbox-games/');
    expect(launches()).toBe(2);
  });

  test(`${merchant}: without money the way leads to the deposit or to free play; with money the game opens [GAM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const username = await signInNew(page, merchant, `-${welcomeBonus}`);
    await page.goto(gameAddress(merchant));
    await expect(says(page, 'error.game.funds')).toBeVisible();
    expect(await axeFaults(page, 'main')).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('menu.deposit') })
      .click();
    await expect(page).toHaveURL(/\/m\/voucherCenter/);
    await page.goBack();
    await button(page, 'widget.game.trial').click();
    await expect(says(page, 'widget.game.free')).toBeVisible();
    await expect(gameIn(page).locator('#balance')).toContainText('2,000.00');
    // The game has the screen: the site's header is not beside it.
    await expect(page.getByRole('banner')).toHaveCount(0);
    await giveMoney(page, merchant, username, '50.00');
    await page.reload();
    await expect(gameIn(page).locator('#balance')).toContainText('50.00');
  });

  test(`${merchant}: a round that waits is finished first, then the other game opens [GAM-11]`, {
    tag: '@deep',
  }, async ({ page, faults }) => {
    await signInNew(page, merchant, '5000.00');
    await page.goto(gameAddress(merchant, { nodeId: 14_002 }));
    await gameIn(page).locator('[data-play=deal]').click();
    await expect(gameIn(page).locator('[data-play=deal]')).toBeDisabled();
    await expect(playing(page)).toBeEnabled();
    await page.goto(gameAddress(merchant));
    await expect(says(page, 'error.game.unfinishedOther')).toBeVisible();
    await button(page, 'widget.game.finish').click();
    await playing(page).click();
    await expect(gameIn(page).locator('[data-play=deal]')).toBeEnabled();
    await gameIn(page).locator('#exit').click();
    await expect(gameIn(page).locator('.die').first()).toBeVisible();
    forgive(faults, 'status of 500');
  });

  test(`${merchant}: a vendor under maintenance says from when to when, in the merchant’s time zone; another try opens the game once it is back [GAM-11]`, {
    tag: '@deep',
  }, async ({ page, faults }) => {
    await signInAs(page, merchant, 'member-vip');
    const data = { maintainTime: Date.UTC(2026, 0, 5, 2), endTime: Date.UTC(2026, 0, 5, 4, 30) };
    await refuseLaunch(page, 'vendor.maintenance', { content: { data } });
    await page.goto(gameAddress(merchant));
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText(words('error.game.maintenance'));
    for (const time of times[merchant]) await expect(card).toContainText(time);
    expect(await axeFaults(page, 'main')).toEqual([]);
    allowLaunch(page);
    await button(page, 'widget.retry').click();
    await expect(playing(page)).toBeVisible();
    forgive(faults, 'status of 500');
  });

  test(`${merchant}: a game that never loads offers the way back within 15 s; one that loads late is let in [GAM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-vip');
    await page.clock.install();
    let isHeld = true;
    const held: Route[] = [];
    await page.route('**/sandbox-games/dice?*', async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    await page.goto(gameAddress(merchant));
    await expect(page.locator('iframe')).toBeAttached();
    await expect(says(page, 'widget.game.opening')).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(says(page, 'widget.game.slow')).toBeVisible();
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(playing(page)).toBeVisible();
    await expect(says(page, 'widget.game.slow')).toBeHidden();
    isHeld = true;
    await page.reload();
    await expect(page.locator('iframe')).toBeAttached();
    await page.clock.fastForward(15_000);
    await page
      .getByRole('status')
      .getByRole('button', { name: words('launch.back') })
      .click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG/);
  });

  test(`${merchant}: after an hour of play the reality check asks, and nothing but its two answers closes it; a page loaded anew asks again; playing on goes on, leaving leaves [GAM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-vip');
    await page.clock.install();
    await openPage(page, `${origin(merchant)}/m/gameList?gameType=FISH`);
    await page.locator('main li > a:first-child').first().click();
    await expect(playing(page)).toBeVisible();
    const check = page.getByRole('dialog', { name: words('widget.game.check') });
    await playFor(page, 59);
    await expect(page.locator('[data-play-status]')).toContainText(/59:\d\d/);
    await expect(check).toBeHidden();
    await playing(page).focus();
    await page.clock.fastForward('01:02');
    await expect(check.getByText(/60/)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(check).toBeVisible();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await page.reload();
    await check.getByRole('button', { name: words('widget.game.continue') }).click();
    await expect(check).toBeHidden();
    await playFor(page, 60);
    await check.getByRole('button', { name: words('widget.game.leave') }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH/);
  });

  test(`${merchant}: a foreign game whose server refuses is tried again, is held in its frame, only its own words count, and its own way home leads back [GAM-11]`, {
    tag: '@deep',
  }, async ({ page, faults }) => {
    // Our host is this machine here: a public page's frame may go there with leave only.
    await page.context().grantPermissions(['local-network-access']);
    await signInAs(page, merchant, 'member-vip');
    const [game, ad] = [`https://play.${merchant}.example`, `https://ads.${merchant}.example`];
    const tell = `const tell = (event) => top.postMessage({ type: 'livery:game', event }, '*');`;
    const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Game</title>${body}` });
    await page.route(`${ad}/**`, (route) => route.fulfill(html(`<script>${tell} tell('exit');</script>`)));
    const serve = (route: Route) =>
      route.fulfill(
        html(`<iframe src="${ad}/"></iframe><button id="noise">noise</button><button id="exit">exit</button><button id="home">home</button><script>
          ${tell}
          document.querySelector('#noise').onclick = () => { top.postMessage('exit', '*'); top.postMessage({ event: 'exit' }, '*'); tell('balance'); };
          document.querySelector('#home').onclick = () => { location.href = new URLSearchParams(location.search).get('back'); };
          document.querySelector('#exit').onclick = () => tell('exit');</script>`),
      );
    let answers = false;
    await page.route(`${game}/**`, (route) => (answers ? serve(route) : route.abort('connectionrefused')));
    await page.route('**/wps/game/launchGame?*', (route) => {
      const back = new URL(route.request().url()).searchParams.get('backUrl') ?? '';
      const game_url = `${game}/slot?${new URLSearchParams({ back })}`;
      return route.fulfill({ json: { success: true, value: { content: { game_url } } } });
    });
    await page.goto(gameAddress(merchant));
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(words('widget.game.unanswered'));
    answers = true;
    await button(page, 'widget.retry').click();
    const rights = /^(?!.*(?:top|modals|downloads|escape)).*allow-scripts/;
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', rights);
    const heard = page.waitForResponse((answer) => answer.url().includes('/wallets/balance'));
    await gameIn(page).locator('#noise').click();
    await heard;
    await expect(trouble).toBeHidden();
    await expect(page).toHaveURL(/\/m\/launchGame/);
    await gameIn(page).locator('#home').click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG/);
    await page.goto(gameAddress(merchant));
    await gameIn(page).locator('#exit').click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG/);
    // What the fixture puts into every frame may not touch a foreign one's storage.
    forgive(faults, "'localStorage' property");
    forgive(faults, 'ERR_CONNECTION_REFUSED');
  });

  test(`${merchant}: a session that is over at the launch ends cleanly; after the login the game opens [AUT-06, GAM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-vip');
    await refuseLaunch(page, 'login.not.session');
    await page.goto(gameAddress(merchant));
    await page.waitForURL('**/m/login?back=*');
    expect(await sessionOf(page)).toBeNull();
    allowLaunch(page);
    await untilTakenOver(page);
    await logIn(page, 'membervip');
    await page.waitForURL('**/m/launchGame?*');
    await expect(playing(page)).toBeVisible();
  });
}

/** Minutes of play, one after another: what a clock leaps over is no play. */
async function playFor(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.fastForward('01:00');
}
