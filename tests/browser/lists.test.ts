import type { Page, Route } from 'playwright/test';
import { logIn, password, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { namesOf, openList, refuse, scrollUntil, tilesOf } from './list-page';
import { addMember, newName, newNumber } from './new-member';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { openPage, routeUntil } from './steps';

const words = {
  aurora: {
    more: 'Load more',
    again: 'Try again',
    widen: 'Clear all filters',
    vendor: 'Moonreel',
    letter: 'e',
  },
  padma: { more: 'আরও দেখুন', again: 'আবার চেষ্টা করুন', widen: 'সব ফিল্টার মুছুন', vendor: 'Moonreel', letter: 'র' },
} as const;

for (const merchant of ['aurora', 'padma'] as const) {
  const { more, again, widen, vendor, letter } = words[merchant];

  test(
    `${merchant}: a list says that it loads, that it failed, that it ends and that nothing matches [GAM-04, GAM-06, GAM-08]`,
    byBrand(merchant),
    async ({ page }) => {
      await openList(page, `${origin(merchant)}/m/gameList?gameType=FISH`);
      await expect(tilesOf(page).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: more, exact: true })).toHaveCount(0);
      const pictures = await page
        .locator('main li > a:first-child img')
        .evaluateAll((all) =>
          all.map((one) => [one.hasAttribute('width'), one.hasAttribute('height'), one.getAttribute('loading')]),
        );
      expect(pictures.every(([width, height]) => width && height)).toBe(true);
      // Two rows stand on the first screen.
      expect(pictures.map(([, , loading]) => loading)).toEqual(pictures.map((_, at) => (at < 6 ? 'eager' : 'lazy')));

      let held: Route | undefined;
      const comeBack = await routeUntil(page, '**/GCSGAME_hotGamesV2*', (route) => {
        held = route;
      });
      await page.locator('[data-tab=hot]').click();
      await expect(page.locator('main [data-kind=tiles]')).toBeVisible();
      await expect.poll(() => held).toBeDefined();
      if (held) await refuse(held);
      const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: again });
      await expect(retry).toBeVisible();
      comeBack();
      await retry.click();
      await expect(tilesOf(page).first()).toBeVisible();

      await page.locator('main input[name=q]').fill('zzzz');
      await page.locator('main input[name=q]').press('Enter');
      await expect(page).toHaveURL(/q=zzzz/);
      await page.getByRole('button', { name: widen }).click();
      await expect(page).not.toHaveURL(/q=/);
      await expect(page).toHaveURL(/tab=hot/);
      await expect(tilesOf(page).first()).toBeVisible();
    },
  );

  test(`${merchant}: a page that fails stops the list without a word, and a tap goes on [GAM-05, GAM-08]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG&class=ALL`);
    await expect(tilesOf(page).first()).toBeVisible();
    let asked = 0;
    const comeBack = await routeUntil(page, '**/GCSGAME_gameList*pageNo=2*', (route) => {
      asked += 1;
      return refuse(route);
    });
    const retry = page.getByRole('main').getByRole('button', { name: again });
    await scrollUntil(page, () => retry.isVisible());
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollUntil(page, () => retry.isVisible());
    expect(asked).toBe(1);
    comeBack();
    const before = await tilesOf(page).count();
    await retry.click();
    await expect.poll(() => tilesOf(page).count()).toBeGreaterThan(before);
  });

  test(`${merchant}: the way back from a game finds the choice and the place again [GAM-04, GAM-05, GAM-06]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-0');
    await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG&class=ALL`);
    await page.locator('main input[name=q]').fill(letter);
    await expect(page).toHaveURL(/&q=/);
    const address = page.url();
    await scrollUntil(page, async () => (await tilesOf(page).count()) > 26);
    // The place is read at the tap itself: whoever taps may scroll the tile clear of the footer first.
    await page.evaluate(() => {
      const keep = () => document.body.setAttribute('data-place', String(window.scrollY));
      window.addEventListener('click', keep, { capture: true, once: true });
    });
    await tilesOf(page).nth(27).click();
    await page.waitForURL('**/m/launchGame**');
    const place = Number(await page.locator('body').getAttribute('data-place'));
    expect(place).toBeGreaterThan(400);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main input[name=q]')).toHaveValue(letter);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
    expect(await tilesOf(page).count()).toBeGreaterThan(26);
  });

  test(`${merchant}: a guest who taps a heart far down is back there once logged in, with the heart on [GAM-09, GAM-12, APP-07]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const own = { username: newName(), mobileNum: newNumber(merchant), password, payeeName: 'Nora Rahman' };
    const { userName } = await addMember(page, merchant, { ...own, email: `${own.username}@mail.com` });
    await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG&class=ALL`);
    await scrollUntil(page, async () => (await tilesOf(page).count()) > 26);
    const heart = page.locator('main li button[aria-pressed]').nth(27);
    await heart.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(400);
    await heart.click();
    await page.waitForURL('**/m/login?back=**');
    await untilTakenOver(page);
    await logIn(page, userName);
    await page.waitForURL('**/m/gameList?gameType=RNG&class=ALL');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
    await expect(page.locator('main li button[aria-pressed=true]')).toHaveCount(1);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${merchant}: a vendor narrows the list, in the address too, and a second tap clears it [GAM-04, GAM-07]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG&class=ALL`);
    const chip = page.locator('[data-vendor-strip]').getByRole('button', { name: vendor, exact: true });
    await chip.click();
    await expect(page).toHaveURL(/vendor=MRL/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(tilesOf(page)).toHaveCount(22);
    await chip.click();
    await expect(page).not.toHaveURL(/vendor/);
    await expect(tilesOf(page)).toHaveCount(26);
  });
}

test('aurora: the tab chosen last stays, whatever answers later [GAM-08]', { tag: '@deep' }, async ({ page }) => {
  await openList(page, `${origin('aurora')}/m/gameList?gameType=RNG`);
  const before = await namesOf(page);
  let held: Route | undefined;
  await page.route('**/GCSGAME_hotGamesV2*', (route) => {
    held = route;
  });
  await page.locator('[data-tab=hot]').click();
  await expect.poll(() => held).toBeDefined();
  await page.locator('[data-tab=all]').click();
  // Whoever asked has gone: the request was called off, or its answer finds nobody.
  await held?.continue().catch(() => undefined);
  await expect(page.locator('[data-tab=all]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).not.toHaveURL(/tab=/);
  expect((await namesOf(page)).slice(0, before.length)).toEqual(before);
});

test('aurora: a key loads more, and goes on at the first new game [GAM-05]', { tag: '@deep' }, async ({ page }) => {
  await openList(page, `${origin('aurora')}/m/gameList?gameType=RNG&class=ALL`);
  const more = page.getByRole('main').getByRole('button', { name: 'Load more', exact: true });
  await page.keyboard.press('Tab');
  // The button stands within 500 px of the foot, so that a page comes by itself first.
  await more.focus();
  await expect.poll(() => tilesOf(page).count()).toBe(52);
  await expect(more).not.toHaveAttribute('aria-busy', 'true');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tilesOf(page).nth(52)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '78 of ' })).toHaveCount(1);
});

test('aurora: a session that ends in the middle of a list leaves the page, and the list goes on [GAM-05, AUT-06]', {
  tag: '@deep',
}, async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0');
  await openList(page, `${origin('aurora')}/m/gameList?gameType=RNG&class=ALL`);
  await expect(page.locator('html')).toHaveAttribute('data-session', /./);
  let asked = 0;
  await page.route('**/GCSGAME_gameList*pageNo=2*', (route) => {
    asked += 1;
    return asked === 1 ? refuse(route, 401, 'user.or.token.invalid') : route.continue();
  });
  await scrollUntil(page, async () => (await tilesOf(page).count()) >= 52);
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await expect(page).toHaveURL(/gameList\?gameType=RNG&class=ALL$/);
  expect([asked, await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))]).toEqual([2, null]);
});

test('aurora: a heart in one tab shows in the other, and leaving in one ends both [GAM-09, AUT-06]', {
  tag: '@deep',
}, async ({ page, context }) => {
  await signInAs(page, 'aurora', 'agent-2');
  const other = await context.newPage();
  const url = `${origin('aurora')}/m/gameList?gameType=LIVE`;
  await Promise.all([openList(page, url), openList(other, url)]);
  const heartOf = (tab: Page) => tab.locator('main li button[aria-pressed]').nth(4);
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'false');
  // A tab behind another draws a frame a second, and a tap waits for two.
  await page.bringToFront();
  await heartOf(page).click();
  await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'true');
  const liked = (await namesOf(page))[4];
  await other.bringToFront();
  await other.locator('[data-tab=fav]').click();
  await expect.poll(async () => (await namesOf(other)).includes(liked ?? '')).toBe(true);
  await page.bringToFront();
  await heartOf(page).click();
  await expect.poll(async () => (await namesOf(other)).includes(liked ?? '')).toBe(false);

  await openPage(page, `${origin('aurora')}/m/set`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?out|sign ?out/i })
    .click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await expect(other.locator('html')).not.toHaveAttribute('data-session');
  await expect(other).toHaveURL(/tab=fav/);
  await other.close();
});
