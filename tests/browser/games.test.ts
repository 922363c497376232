import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { openList } from './list-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { openPage } from './steps';

const merchants = ['aurora', 'padma'] as const;

for (const merchant of merchants) {
  test(
    `${merchant}: a member browses slots, keeps a favourite and finds the place again [GAM-04, GAM-05, GAM-08, GAM-09]`,
    byBrand(merchant),
    async ({ page }) => {
      await signInNew(page, merchant);
      await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG&q=${merchant === 'aurora' ? 'e' : 'র'}`);
      const tiles = page.locator('main li > a:first-child');
      await expect(tiles.first()).toBeVisible();
      const first = await tiles.count();
      // Rows get their own height as they come into sight, so the end moves: a finger goes on, too.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return tiles.count();
        })
        .toBeGreaterThan(first);

      const heart = page.locator('main li button[aria-pressed]').first();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      const kept = page.waitForResponse('**/MCSFE_addFavoriteGameV2*');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await kept;
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');

      await page.locator('[data-tab=hot]').click();
      await expect(page).toHaveURL(/tab=hot/);
      await expect(page.locator('[data-tab=hot]')).toHaveAttribute('aria-pressed', 'true');
      await page.goto(`${origin(merchant)}/m/gameList?gameType=RNG&q=zzzz`);
      await expect(page.locator('main li > a:first-child')).toHaveCount(0);
    },
  );

  test(
    `${merchant}: a game opens in its frame, its way back returns to the list [GAM-06, GAM-11]`,
    byBrand(merchant),
    async ({ page }) => {
      await signInAs(page, merchant, 'member-0');
      await openList(page, `${origin(merchant)}/m/gameList?gameType=INHOUSE`);
      await page.locator('main li > a:first-child').first().click();
      await page.waitForURL('**/m/launchGame**');
      await expect(page.locator('iframe')).toHaveAttribute('src', /sandbox-games/);
      await page.goBack();
      await expect(page).toHaveURL(/gameType=INHOUSE/);
    },
  );

  test(`${merchant}: who comes by a link goes back to pageBack, and never off the site [GAM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-0');
    for (const [pageBack, end] of [
      ['/m/gameList?gameType=FISH', /gameList\?gameType=FISH/],
      ['https://evil.example/', /\/m\/home/],
    ] as const) {
      await openPage(page, `${origin(merchant)}/m/launchGame?pageBack=${encodeURIComponent(pageBack)}`);
      await page.locator('main [role=alert] button').filter({ hasText: /\S/ }).first().click();
      await expect(page).toHaveURL(end);
    }
  });

  test(`${merchant}: a guest is asked to log in before a game [GAM-12]`, { tag: '@deep' }, async ({ page }) => {
    await openList(page, `${origin(merchant)}/m/gameList?gameType=RNG`);
    await page.locator('main li > a:first-child').first().click();
    await page.waitForURL('**/m/login?**');
    expect(new URL(page.url()).searchParams.get('back')).toBe('/m/gameList?gameType=RNG');
  });

  test(`${merchant}: a lottery opens on the launch page by its code [GAM-10, GAM-15]`, { tag: '@deep' }, async ({
    page,
  }) => {
    await signInAs(page, merchant, 'member-0');
    await openPage(page, `${origin(merchant)}/m/lottery?mode=LOTT`);
    await page.locator('main li > a[aria-label]').first().click();
    await page.waitForURL('**/m/launchGame**');
    await expect(page).toHaveURL(/playType=Tradition/);
    await expect(page.locator('iframe')).toHaveAttribute('src', /sandbox-games\/lottery/);
  });
}
