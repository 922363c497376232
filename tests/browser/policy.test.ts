import type { Page } from 'playwright/test';
import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { byBrand, isDeep } from './depth';
import { origin } from './origin';
import { forgive, gameAddress, gameIn } from './play';
import { signInAs } from './sign-in-as';
import { openPage } from './steps';

// The worker is a part of what the policy allows.
test.use({ serviceWorkers: 'allow' });

const walked = {
  aurora: [
    'home',
    'gameList?gameType=RNG',
    'login',
    'register',
    'activity',
    'notice',
    'help',
    'useragreement',
    'lottery',
  ],
  noor: ['home', 'gameCenter', 'login', 'register', 'activity', 'notice', 'help', 'responsible', 'downloadOptions'],
} as const;

/** `pages.test.ts` hears on every page what is refused; this file hears of the worker and of games as well. */
const quick = ['home', 'lottery'];

/** What the policy of the document in front has refused since it came: directive and address, of another site its origin. */
async function refusedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const refused: unknown = Reflect.get(window, 'refused');
    return Array.isArray(refused) ? refused.map(String) : [];
  });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const isOurs = blockedURI.startsWith(location.origin);
      refused.push(
        `${effectiveDirective} ${isOurs || !blockedURI.includes('://') ? blockedURI : new URL(blockedURI).origin}`,
      );
    });
  });
});

for (const merchant of ['aurora', 'noor'] as const) {
  test(
    `${merchant}: nothing that a page does is refused by its policy, the worker neither [GAM-11]`,
    byBrand(merchant),
    async ({ page }) => {
      test.setTimeout(patient(120_000));
      for (const path of isDeep ? walked[merchant] : quick) {
        await openPage(page, `${origin(merchant)}/m/${path}`);
        await page.waitForLoadState('networkidle');
        expect([path, await refusedIn(page)]).toEqual([path, []]);
      }
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
        /\/sw\.js$/,
      );
      await signInAs(page, merchant, 'member-vip');
      await openPage(page, gameAddress(merchant));
      await expect(gameIn(page).locator('[data-play]:enabled').first()).toBeVisible();
      await gameIn(page).locator('[data-play]:enabled').first().click();
      await expect(gameIn(page).locator('#balance')).toContainText(/\d/);
      expect(await refusedIn(page)).toEqual([]);
    },
  );
}

test('aurora: what no page does is refused: a script from elsewhere on the site, a call or a frame to a host of links', async ({
  page,
  faults,
}) => {
  await openPage(page, `${origin('aurora')}/m/home`);
  const done = await page.evaluate(async () => {
    const tries = ['/manifest.webmanifest', '/wps/system/status', '/brand/aurora/0/logo.svg'];
    const scripts = await Promise.all(
      tries.map((path) =>
        import(path).then(
          () => 'ran',
          () => 'refused',
        ),
      ),
    );
    const call = await fetch('https://t.me/x').then(
      () => 'sent',
      () => 'refused',
    );
    const frame = document.createElement('iframe');
    frame.src = 'https://t.me/x';
    document.body.append(frame);
    return [...scripts, call];
  });
  expect(done).toEqual(['refused', 'refused', 'refused', 'refused']);
  const site = origin('aurora');
  await expect
    .poll(async () => [...(await refusedIn(page))].sort())
    .toEqual(
      [
        `script-src-elem ${site}/manifest.webmanifest`,
        `script-src-elem ${site}/wps/system/status`,
        `script-src-elem ${site}/brand/aurora/0/logo.svg`,
        'connect-src https://t.me',
        'frame-src https://t.me',
      ].sort(),
    );
  forgive(faults, 'Content Security Policy');
  forgive(faults, 'Refused to');
  forgive(faults, 'Failed to fetch');
});
