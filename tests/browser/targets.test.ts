import { openFold } from './accounts';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver, layFlat, placesThatBreak } from './steps';
import { expect, test } from './warm-page';

// What runs along at the edge of a strip is cut there: that is no size of it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = {
  guest: ['/m/home', '/m/gameList?gameType=RNG', '/m/gameLobby', '/m/login', '/m/register', '/m/help', '/m/activity'],
  'member-0': ['/m/home', '/m/mine', '/m/gameList?gameType=RNG', '/m/vouReport', '/m/notice'],
} as const;

/** What is smaller than 24 pixels and too near to something else, and what stands in no part of the page. */
const rules = ['target-size', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-unique'];

for (const merchant of ['aurora', 'padma', 'jade', 'mono', 'noor']) {
  for (const [persona, places] of Object.entries(paths)) {
    test(`${merchant}: what a ${persona} taps is large enough or stands apart, below one title and in one main part [APP-01]`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await signInAs(page, merchant, persona);
      const faults: string[] = [];
      for (const path of places) {
        await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
        await isTakenOver(page);
        await expect(page.locator('main [role=status][aria-busy=true]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await openFold(page);
        // What a footer covers while one scrolls is no fault.
        await page.evaluate(layFlat);
        faults.push(...(await placesThatBreak(page, rules)).map((fault) => `${path} ${fault}`));
        const titles = page.locator('h1:visible');
        if ((await titles.count()) !== 1) faults.push(`${path} has ${await titles.count()} h1`);
        if ((await page.getByRole('main').count()) !== 1) faults.push(`${path} has not one main`);
      }
      expect(faults).toEqual([]);
    });
  }
}
