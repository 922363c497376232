import { logIn, problems, sessionOf, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { quickIn } from './depth';
import { createOwnServer } from './own-server';
import { gameIn } from './play';
import { signInAs } from './sign-in-as';
import { axeFaults, tapUntil } from './steps';
import { wordsOf } from './words-of';

/** A platform that is shut, as a player sees it: a state of its own with its own page, on every address, until it opens. */
const { origin, start, stop, play } = createOwnServer(2);

// One after the other: each worker that takes a part of the file would start a server.
test.describe.configure({ mode: 'default' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(start);
test.afterAll(stop);
test.beforeEach(async ({ page }) => {
  for (const merchant of ['aurora', 'mono']) await play(page, merchant, {});
});

const scenarios = [
  ['maintenance', { maintenance: true }, 503, ['aurora']],
  ['a region restriction', { regionRestriction: true }, 451, []],
  ['maintenance, which wins over a region restriction,', { maintenance: true, regionRestriction: true }, 503, []],
] as const;

/** What the merchants' own words say. */
const titles = {
  aurora: { 503: 'The sky is clearing', 451: 'Not available in your region' },
  mono: { 503: 'Closed.', 451: 'Not available in your region' },
} as const;

for (const merchant of ['aurora', 'mono'] as const) {
  for (const [what, scenario, status, quick] of scenarios) {
    test(
      `${merchant}: ${what} stands at every address and leads nowhere until it is over [APP-02, APP-21]`,
      quickIn(merchant, ...quick),
      async ({ page }) => {
        await play(page, merchant, scenario);
        for (const path of ['/m/gameLobby', '/m/login', '/m/nowhere', '/m/home']) {
          const answer = await page.goto(`${origin(merchant)}${path}`);
          expect([path, answer?.status()]).toEqual([path, status]);
          await expect(page.getByRole('main').getByRole('heading')).toHaveText(titles[merchant][status]);
          await expect(page.getByRole('banner').or(page.getByRole('navigation'))).toHaveCount(0);
        }
        expect(await axeFaults(page)).toEqual([]);
        await play(page, merchant, {});
        await tapUntil(page.getByRole('button', { name: 'Try again' }), page.getByRole('banner'));
      },
    );
  }
}

test('aurora: a game does not open without the platform’s word that it may, and opens with it [APP-02, GAM-11]', async ({
  page,
  faults,
}) => {
  const words = wordsOf('aurora', 'en');
  await signInAs(page, 'aurora', 'member-vip', origin('aurora'));
  await page.goto(`${origin('aurora')}/m/gameList?gameType=FISH`);
  await untilTakenOver(page);
  await play(page, 'aurora', { fail: { status: 'unknown.system.err' } });
  await page.locator('main li > a:first-child').first().click();
  await expect(page.getByRole('main').getByText(words('error.statusUnknown'), { exact: true })).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
  await play(page, 'aurora', {});
  await page
    .getByRole('main')
    .getByRole('button', { name: words('widget.retry') })
    .click();
  await expect(gameIn(page).locator('[data-play]:enabled').first()).toBeVisible();
  // The page asks for the status too, and Chromium logs that it failed.
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 500'))).toEqual([]);
});

test('aurora: who turns out to be in a restricted region while a page stands open is told so at the first game [APP-02, GAM-11]', {
  tag: '@deep',
}, async ({ page }) => {
  await signInAs(page, 'aurora', 'member-vip', origin('aurora'));
  await page.goto(`${origin('aurora')}/m/gameList?gameType=FISH`);
  await untilTakenOver(page);
  // Slower than a page waits: what it says late counts all the same.
  await play(page, 'aurora', { regionRestriction: true, slow: { status: 600 } });
  await page.locator('main li > a:first-child').first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: titles.aurora[451] })).toBeVisible();
  expect((await page.goto(`${origin('aurora')}/m/home`))?.status()).toBe(451);
  await play(page, 'aurora', {});
});

test('aurora: who is shut out by address or by an upgrade is told on a page of its own, with a way on [APP-21]', {
  tag: '@deep',
}, async ({ page }) => {
  for (const [path, title] of [
    ['/m/ip-limit', 'Access from here is restricted'],
    ['/m/service-error', 'We are upgrading'],
  ] as const) {
    await page.goto(`${origin('aurora')}${path}`);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(title);
    expect(await axeFaults(page)).toEqual([]);
    await tapUntil(page.getByRole('main').getByRole('link').first(), page.getByRole('banner'));
    await expect(page).toHaveURL(/\/m\/home$/);
  }
});

for (const [site, username, refusal, tag] of [
  ['members', 'agent1', 'error.memberSite', []],
  ['agents', 'member0', 'error.agentSite', ['@deep']],
] as const) {
  test(`aurora: the site of ${site} alone is shut to ${username}, and says so [ERR-02]`, { tag: [...tag] }, async ({
    page,
  }) => {
    await play(page, 'aurora', { site });
    await page.goto(`${origin('aurora')}/m/login`);
    await untilTakenOver(page);
    await logIn(page, username);
    await expect(problems(page).first()).toHaveText(wordsOf('aurora', 'en')(refusal));
    expect(await sessionOf(page)).toBeNull();
  });
}

test('mono: the page without a network is whole, in the visitor’s language, and loads again [APP-21, APP-22]', async ({
  page,
}) => {
  await page.goto(`${origin('mono')}/offline.html`);
  await expect(page.getByRole('main').getByRole('heading')).toHaveText('Off.');
  expect(await axeFaults(page)).toEqual([]);
  const again = page.waitForRequest(/\/offline\.html$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
});
