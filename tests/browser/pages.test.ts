import { readFileSync } from 'node:fs';
import { origin } from './origin';
import { pagesOf } from './pages-of';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat } from './steps';
import { expect, test } from './warm-page';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { merchant, page: id, path, persona } of pagesOf()) {
  test(`${merchant}: ${path} (${id}) as ${persona} is whole, breaks no policy and is accessible [APP-01, APP-16]`, async ({
    page,
  }) => {
    await signInAs(page, merchant, persona);
    await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
    await expect(page.locator('#root')).not.toBeEmpty();
    await expect(page.locator('main [role=status][aria-busy=true]')).toHaveCount(0);
    expect((await page.locator('#root').ariaSnapshot()).length).toBeGreaterThan(60);
    await isNoWiderThanScreen(page);
    await keepPicture(page, `${merchant}-${id}`);
    await page.evaluate(layFlat);
    expect(await axeFaults(page)).toEqual([]);
  });
}

/** Pages that between them draw nearly every widget. */
const telling = [
  'home',
  'login',
  'register',
  'gameLobby',
  'activity',
  'notice',
  'help',
  'mine',
  'vouReport',
  'service',
];

for (const merchant of new Set(pagesOf().map((one) => one.merchant))) {
  const { theme } = JSON.parse(readFileSync(`merchant-configs/${merchant}/merchant.json`, 'utf8'));
  if (theme?.otherMode === undefined) continue;
  const other = theme.mode === 'light' ? 'dark' : 'light';

  test(`${merchant}: is as legible in ${other} colours, where the device asks for them [APP-16]`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: other });
    for (const { page: id, path, persona } of pagesOf().filter((one) => one.merchant === merchant)) {
      if (!telling.includes(id)) continue;
      await signInAs(page, merchant, persona);
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await expect(page.locator('main [role=status][aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveCSS('color-scheme', other);
      await page.evaluate(layFlat);
      expect([id, await axeFaults(page)]).toEqual([id, []]);
      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
    }
  });
}
