import type { Locator, Page } from 'playwright/test';
import { expect, test as plain } from 'playwright/test';
import { arrivalsSeen } from '../../src/review/screens/open-screen';
import { patient } from '../support/patience';
import { isDeep, quickIn } from './depth';
import { createOwnServer } from './own-server';
import { pagesOf } from './pages-of';
import { signInAs } from './sign-in-as';
import { isTakenOver, routeUntil, tapUntil } from './steps';

/** Every error that is not a refused request's own line fails the test: unhandled ones above all. */
const test = plain.extend<{ readonly faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      // Popups of arrival would stand over every page: they were seen.
      await page.addInitScript(arrivalsSeen());
      page.on('pageerror', (error) => faults.push(`unhandled: ${error.message} at ${page.url()}`));
      page.on('console', (message) => {
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) faults.push(`${message.text()} at ${page.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const everyCallFails = { fail: { '*': 'unknown.system.err' } };

/** Answers that are none, and answers that take their time. */
const odd = [
  ['every answer has the wrong shape', { malformed: { '*': 'shape' } }],
  ['no answer is JSON', { malformed: { '*': 'json' } }],
  ['every list holds odd rows', { malformed: { '*': 'rows' } }],
  ['every call is slow', { slow: { '*': 3000 } }],
] as const;

/** Pages with lists, who may see them, and their tag. Each list that did not come offers another try. */
const lists = [
  ['aurora', 'guest', '/m/notice', ['@deep']],
  ['aurora', 'guest', '/m/activity', ['@deep']],
  ['aurora', 'guest', '/m/gameLobby', ['@deep']],
  ['noor', 'guest', '/m/home', []],
  ['noor', 'member-0', '/m/vouReport', ['@deep']],
  ['noor', 'member-0', '/m/gameRecord', ['@deep']],
] as const;

const { origin, start, stop, play } = createOwnServer(1);

// One after the other: each worker that takes a part of the file would start a server.
test.describe.configure({ mode: 'default' });

test.beforeAll(start);
test.afterAll(stop);
test.beforeEach(async ({ page }) => {
  for (const merchant of ['aurora', 'noor']) await play(page, merchant, {});
});

// First of all: what the server keeps of a platform that answers oddly, settings and documents, would answer these for a while.
for (const [merchant, persona, path, tag] of lists) {
  test(`${merchant}: what did not come to ${path} is a card in its place, and comes on another try [APP-15]`, {
    tag: [...tag],
  }, async ({ page }) => {
    await signInAs(page, merchant, persona, origin(merchant));
    // The console's settings are there, or the page would have nothing to ask for.
    await page.goto(`${origin(merchant)}/m/help`);
    await play(page, merchant, everyCallFails);
    await openWithCards(page, `${origin(merchant)}${path}`, 1);
    await settles(page, path);
    const before = await wordsOf(page);
    await play(page, merchant, {});
    await retryAll(page);
    expect(await wordsOf(page)).not.toBe(before);
  });
}

test('noor: one tap on any card brings all that did not come [APP-15]', { tag: '@deep' }, async ({ page }) => {
  await play(page, 'noor', everyCallFails);
  await openWithCards(page, `${origin('noor')}/m/home`, 2);
  await settles(page, 'home');
  await play(page, 'noor', {});
  await cardsOf(page).last().getByRole('button').click();
  await expect(cardsOf(page)).toHaveCount(0);
});

for (const merchant of ['aurora', 'noor']) {
  const pages = pagesOf().filter((one) => one.merchant === merchant);
  // Whoever is no member is led away from every page behind a login by one and the same gate: a few of them tell of it.
  const guarded = ['mine', 'withdraw', 'agent'];
  const forGuests = pages.filter(({ page, persona }) => persona === 'guest' || guarded.includes(page));

  test(`${merchant}: no document is blank for a guest, and nothing rejects, where every call fails [APP-15, QAS-03]`, {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(patient(300_000));
    await play(page, merchant, everyCallFails);
    for (const { path, page: id } of forGuests) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await saysSomething(page, id);
    }
  });

  // A quick run visits each eighth page: cards and pages that fail are the same ones everywhere.
  const visited = isDeep ? pages : pages.filter((_, at) => at % 8 === 0);
  test(
    `${merchant}: no page is blank for who is signed in, and nothing rejects, where every call fails [APP-15, QAS-03]`,
    quickIn(merchant, 'noor'),
    async ({ page }) => {
      test.setTimeout(patient(300_000));
      await signInAs(page, merchant, 'agent-1', origin(merchant));
      await play(page, merchant, everyCallFails);
      await page.goto(`${origin(merchant)}/m/help`, { waitUntil: 'load' });
      await isTakenOver(page);
      for (const { path, page: id } of visited) {
        await goTo(page, path, id);
        await saysSomething(page, id);
      }
    },
  );
}

for (const [what, scenario] of odd) {
  test(`noor: no page is blank, and nothing rejects, where ${what} [APP-15, QAS-03]`, { tag: '@deep' }, async ({
    page,
  }) => {
    await signInAs(page, 'noor', 'member-0', origin('noor'));
    await play(page, 'noor', scenario);
    for (const path of ['/m/home', '/m/gameLobby', '/m/notice', '/m/mine', '/m/vouReport']) {
      await page.goto(`${origin('noor')}${path}`, { waitUntil: 'load' });
      expect(await page.evaluate(isBlank), `${path} is blank`).toBe(false);
      if (!('slow' in scenario)) await saysSomething(page, path);
    }
  });
}

test('aurora: a refusal that shuts the visitor out leads to a page that says so [APP-21, ERR-01]', async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0', origin('aurora'));
  await answerWith(page, 403, 'access.denied');
  await page.goto(`${origin('aurora')}/m/useragreement`);
  await expect(page.getByRole('heading', { name: 'Access from here is restricted' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/ip-limit');
});

test('aurora: a text table that does not come keeps the old language and says so [APP-11]', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(`${origin('aurora')}/m/home`);
  const language = page.getByRole('button', { name: /language/i }).first();
  await tapUntil(page.getByRole('button', { name: 'Menu', exact: true }), language);
  const comeBack = await routeUntil(page, '**/texts/**', (route) => route.fulfill({ status: 503, body: '' }));
  await language.click();
  await page.getByText('বাংলা').first().click();
  await expect(page.getByText('This language could not be loaded')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Events' })).toBeVisible();

  comeBack();
  await tapUntil(page.getByRole('button', { name: 'Menu', exact: true }), language);
  await language.click();
  await page.getByText('বাংলা').first().click();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('bn');
});

test('aurora: a screen that does not come says so, with another try [APP-15]', { tag: '@deep' }, async ({ page }) => {
  const comeBack = await routeUntil(page, '**/layout/activity.json*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto(`${origin('aurora')}/m/activityDetail?id=101`);
  // Until then the link is the browser's, which would open the page anew.
  await isTakenOver(page);
  await page.getByRole('link', { name: 'See all events' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
});

test('aurora: what leads to a slow page is marked until that has come, has failed or is given up [APP-15]', {
  tag: '@deep',
}, async ({ page }) => {
  const marked = page.locator('[data-heard]');
  // What is fetched ahead at rest says that all of the page is at work.
  const ahead = page.waitForRequest('**/layout/**');
  await page.goto(`${origin('aurora')}/m/home`);
  await isTakenOver(page);
  await ahead;
  let answer = (): void => undefined;
  let isLost = false;
  await page.route('**/layout/register.json*', async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    return isLost ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  const go = async () => {
    await page.locator('header').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/register/);
    await expect(marked).toHaveCount(1);
  };
  await go();
  await page.goBack();
  // Sooner than a mark ends by itself.
  await expect(marked).toHaveCount(0, { timeout: 4000 });
  isLost = true;
  await go();
  answer();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(marked).toHaveCount(0, { timeout: 4000 });
});

/** Some browsers keep the failure of a module, so that only a new document asks again; styles, and modules elsewhere, are asked for again in place. */
const lostCode = [
  ['code', '**/assets/*.js', 'forget'],
  ['style', '**/assets/*.css', 'feedback'],
] as const;

for (const [what, files, target] of lostCode) {
  test(`aurora: widgets whose ${what} does not come are a card, and come on one other try, those inside too [APP-15]`, {
    tag: '@deep',
  }, async ({ page }) => {
    if (target === 'feedback') await signInAs(page, 'aurora', 'member-0', origin('aurora'));
    await page.goto(`${origin('aurora')}/m/notice`);
    await isTakenOver(page);
    const comeBack = await routeUntil(page, files, (route) => route.fulfill({ status: 500, body: '' }));
    await goTo(page, `/m/${target}`, target);
    await expect(cardsOf(page).first()).toBeVisible({ timeout: patient(20_000) });
    comeBack();
    await cardsOf(page).first().getByRole('button').click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: patient(20_000) });
    await expect(cardsOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/m/${target}$`));
  });
}

test('aurora: a page whose style sheet is lost once comes with its looks, not as a heap of words [APP-15, GAM-04]', async ({
  page,
}) => {
  let asked = 0;
  // The sheet of the games' own script, not one that it shares with another.
  await page.route(/\/assets\/games-[\w-]{8}\.css$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${origin('aurora')}/m/service`);
  await isTakenOver(page);
  await goTo(page, '/m/gameList', 'gameList');
  await expect(page.locator('[data-vendor-strip]')).toHaveCSS('flex-grow', '1');
  expect(asked).toBe(2);
});

/** Goes on within the document, as a tap does, once the page listens; who may not see the page is led elsewhere. */
async function goTo(page: Page, path: string, id: string): Promise<void> {
  const isThere = ([pageId, at]: readonly string[]) =>
    document.querySelector<HTMLElement>('[data-page]')?.dataset.page === pageId || location.pathname !== at;
  await expect(async () => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    // Code that is lost is asked for three times first; a second way here meanwhile would count as a player’s own try.
    await page.waitForFunction(isThere, [id, path], { timeout: patient(30_000) });
  }, `${id} does not come`).toPass({ timeout: patient(65_000) });
}

/** Nothing is on its way any more, and what stands there is more than white space. */
async function saysSomething(page: Page, id: string): Promise<void> {
  await settles(page, id);
  await expect.poll(async () => (await wordsOf(page)).length, { message: `${id} is blank` }).toBeGreaterThan(0);
}

/** Cards with another try. */
function cardsOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button') });
}

/** Opens a page until it has so many cards: a document that the server has kept from before holds what came, and is made anew behind it. */
async function openWithCards(page: Page, url: string, least: number): Promise<void> {
  await expect(async () => {
    await page.goto(url, { waitUntil: 'load' });
    await expect(cardsOf(page).nth(least - 1)).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: patient(40_000) });
}

/** Taps every other try until nothing is left that failed. */
async function retryAll(page: Page): Promise<void> {
  const cards = cardsOf(page);
  await expect(async () => {
    for (const card of await cards.all()) await card.getByRole('button').first().press('Enter', { timeout: 2000 });
    await expect(cards).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: patient(30_000) });
}

async function settles(page: Page, id: string): Promise<void> {
  await expect(page.locator('[role=status][aria-busy=true]'), `${id} waits for ever`).toHaveCount(0);
}

/** Neither words nor a skeleton: a page for members only is its skeleton until the browser knows who is there. */
function isBlank(): boolean {
  const main = document.querySelector('main');
  if (main?.querySelector('[role=status][aria-busy=true]')) return false;
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  return main === null || main.innerText.trim() === '';
}

async function wordsOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  return ((await page.locator('main').innerText()) ?? '').trim();
}

/** Every call of the platform answers with this refusal. */
async function answerWith(page: Page, status: number, errorCode: string): Promise<void> {
  await page.route('**/wps/**', (route) =>
    route.fulfill({ status, json: { success: false, errorCode, message: errorCode, value: null } }),
  );
}
