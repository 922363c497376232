import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { quickIn } from './depth';
import { origin } from './origin';
import { seeWholePage } from './steps';

/** Pages with pictures of games and vendors. */
const pages = [
  ['aurora', '/m/gameList?gameType=RNG&class=ALL'],
  ['aurora', '/m/gameCenter'],
  ['noor', '/m/gameList?gameType=RNG&class=ALL'],
  ['padma', '/m/gameLobby?category=LIVE'],
  ['jade', '/m/home'],
] as const;

/** What the platform draws: games, vendors, banners. Icons, flags and logos of our own come as always. */
const pictures = /^\/(?:sandbox-assets|vendors)\//;

for (const [merchant, path] of pages) {
  test(
    `${merchant}: pictures that do not come to ${path} leave drawings in their boxes, and nothing moves [GAM-06]`,
    path === '/m/gameCenter' ? { tag: '@deep' } : quickIn(merchant, 'noor'),
    async ({ page }) => {
      await page.goto(`${origin(merchant)}${path}`);
      const whole = await boxesOf(page);
      expect(whole.length).toBeGreaterThan(5);
      await page.route(
        (url) => pictures.test(url.pathname),
        // What many hosts answer for a picture that they have not.
        (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
      );
      await page.reload();
      expect(await boxesOf(page)).toEqual(whole);
      expect(await page.evaluate(tornPictures)).toEqual([]);
      expect(await page.locator('main [data-mark]').count()).toBeGreaterThan(5);
    },
  );
}

/** Where the tiles of the page stand, once the browser has taken over and hearts and vendors have come. */
async function boxesOf(page: Page) {
  await seeWholePage(page);
  await page.evaluate(() => document.fonts.ready);
  const read = () =>
    page.locator('main li > a:first-child').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { width, height, top, left } = tile.getBoundingClientRect();
        return [width, height, top + scrollY, left].map(Math.round).join(' ');
      }),
    );
  let before: readonly string[] = [];
  await expect(async () => {
    const now = await read();
    const stands = now.join() === before.join();
    before = now;
    expect(stands).toBe(true);
  }).toPass();
  return before;
}

/** Pictures in sight that stand for nothing. */
function tornPictures(): readonly string[] {
  const seen = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
  );
  return seen.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src);
}
