import type { Page, Route } from 'playwright/test';
import { expect, test } from './checked-page';
import { openList, tilesOf } from './list-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';

const count = 50_000;
const list = Array.from({ length: count }, (_, index) => ({
  vassalage: 'LVY',
  nodeId: 14_000 + index * 2,
  gameId: `LVY-${14_000 + index * 2}`,
  gameName: `Game ${index + 1}`,
  gameType: 'RNG',
}));

const play = (route: Route) => route.fulfill({ json: { success: true, value: { list } } });
const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const scrollTo = (page: Page, place: number) => page.evaluate((top) => window.scrollTo(0, top), place);

/** Places in the whole of the tiles that a player sees. */
const inSight = (page: Page) =>
  page.locator('main li[aria-posinset]').evaluateAll((items) =>
    items.flatMap((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [Number(item.getAttribute('aria-posinset'))] : [];
    }),
  );

for (const merchant of ['aurora', 'mono'] as const) {
  test(`${merchant}: of 50,000 games those near the screen are there, and the way back finds its place [GAM-05]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.route('**/GCSGAME_hotGamesV2*', play);
    await signInAs(page, merchant, 'member-0');
    await openList(page, `${origin(merchant)}/m/gameList?gameType=FISH`);
    const begin = Date.now();
    await page.locator('[data-tab=hot]').click();
    await expect(page.getByText(/50,000/).first()).toBeVisible();
    await expect.poll(() => page.locator('[data-windowed]').count()).toBe(1);
    // Drawn whole it took more than a minute.
    expect(Date.now() - begin).toBeLessThan(15_000);
    expect(await tilesOf(page).count()).toBeLessThan(200);
    expect(await nodesOf(page)).toBeLessThan(5000);

    await scrollTo(page, 400_000);
    await expect.poll(async () => (await inSight(page))[0] ?? 0).toBeGreaterThan(2000);
    expect(await nodesOf(page)).toBeLessThan(5000);
    const seen = await inSight(page);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));

    const tile = page.locator(`main li[aria-posinset="${seen[Math.floor(seen.length / 2)]}"] > a`);
    await tile.click();
    await page.waitForURL('**/m/launchGame**');
    await page.goBack();
    await page.waitForURL('**/m/gameList**');
    await expect.poll(async () => (await inSight(page)).some((place) => seen.includes(place))).toBe(true);
  });
}
