import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { openFold } from './accounts';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver, layFlat } from './steps';

const paths = {
  guest: ['/m/home', '/m/gameList?gameType=RNG', '/m/gameLobby', '/m/login', '/m/register', '/m/help', '/m/activity'],
  'member-0': ['/m/home', '/m/mine', '/m/gameList?gameType=RNG', '/m/vouReport', '/m/notice'],
} as const;

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
        faults.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
        const titles = page.locator('h1:visible');
        if ((await titles.count()) !== 1) faults.push(`${path} has ${await titles.count()} h1`);
        if ((await page.getByRole('main').count()) !== 1) faults.push(`${path} has not one main`);
      }
      expect(faults).toEqual([]);
    });
  }
}

/** What is smaller than 24 pixels and too near to something else, and what stands in no part of the page. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const rules = ['target-size', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-unique'];
  const { violations } = await new AxeBuilder({ page }).withRules(rules).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  );
}
