import type { Page, Route } from 'playwright/test';
import { untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { isListTaken, namesOf, openList, scrollUntil, tilesOf } from './list-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { wordsOf } from './words-of';

const merchants = [
  { merchant: 'aurora', language: 'en', word: 'tiger', letter: 'e' },
  { merchant: 'padma', language: 'bn', word: 'বাঘ', letter: 'র' },
] as const;

const searchOf = (page: Page) => page.locator('main input[name=q]');
const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Where the page stands at the next tap: on a busy machine the tap itself may have to scroll to its control. */
const nextTapPlaceOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        window.addEventListener('click', () => done(window.scrollY), { capture: true, once: true });
      }),
  );

/** Where the page stands once the rows that came into sight have their own height. */
async function restingPlaceOf(page: Page): Promise<number> {
  let last = -1;
  const isAtRest = async () => {
    const before = last;
    last = await placeOf(page);
    return before === last;
  };
  await expect.poll(isAtRest).toBe(true);
  return last;
}

for (const { merchant, language, word, letter } of merchants) {
  const t = wordsOf(merchant, language);
  const slots = `${origin(merchant)}/m/gameList?gameType=RNG&class=ALL`;
  const vendorOf = (page: Page) =>
    page.locator('[data-vendor-strip]').getByRole('button', { name: 'Moonreel', exact: true });
  const filterOf = (page: Page) => page.getByRole('button', { name: t('widget.games.filter'), exact: true });

  test(`${merchant}: the way back undoes search, tab and vendor one by one, each at its place [GAM-04, GAM-05]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openList(page, slots);
    await page.evaluate(() => window.scrollTo(0, 90));
    const tapped = nextTapPlaceOf(page);
    await vendorOf(page).click();
    const start = await tapped;
    await expect(tilesOf(page)).toHaveCount(22);
    const narrowed = page.url();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => placeOf(page)).toBeGreaterThan(600);
    const place = await restingPlaceOf(page);
    await page.goBack();
    await expect(page).toHaveURL(slots);
    await expect.poll(async () => Math.abs((await placeOf(page)) - start)).toBeLessThan(60);
    await expect(vendorOf(page)).toHaveAttribute('aria-pressed', 'false');
    await page.goForward();
    await expect(page).toHaveURL(narrowed);
    await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThan(60);

    await page.locator('[data-tab=hot]').click();
    await expect(page).toHaveURL(/tab=hot/);
    await searchOf(page).pressSequentially(word, { delay: 20 });
    await searchOf(page).press('Enter');
    await expect(page).toHaveURL(/q=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/q=/);
    await expect(searchOf(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(narrowed);
    await expect(page.locator('[data-tab=all]')).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${merchant}: the drawer narrows at Submit, and the way back or Escape only closes it [GAM-07]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openList(page, slots);
    const drawer = page.getByRole('dialog', { name: t('widget.games.filter') });
    await filterOf(page).click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(slots);

    await filterOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(filterOf(page)).toBeFocused();

    await filterOf(page).click();
    await drawer.getByRole('button', { name: 'Moonreel' }).click();
    await drawer.getByRole('button', { name: t('widget.games.submit') }).click();
    await expect(page).toHaveURL(/vendor=MRL/);
    await expect(tilesOf(page)).toHaveCount(22);
    await page.goBack();
    await expect(page).toHaveURL(slots);
    await expect(drawer).toHaveCount(0);

    await filterOf(page).click();
    await drawer.getByRole('button', { name: t('category.FISH'), exact: true }).click();
    await expect(page).toHaveURL(/gameType=FISH$/);
    await page.goBack();
    await expect(page).toHaveURL(slots);
    await expect(drawer).toHaveCount(0);
  });

  test(`${merchant}: what a member played and liked has its tabs, and a guest is led to the login [GAM-08, GAM-09, GAM-12]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openList(page, slots);
    for (const tab of ['recent', 'fav']) {
      await page.locator(`[data-tab=${tab}]`).click();
      await page.waitForURL('**/m/login?**');
      expect(new URL(page.url()).searchParams.get('back')).toBe('/m/gameList?gameType=RNG&class=ALL');
      await page.goBack();
      await isListTaken(page);
    }
    await page.goto(`${origin(merchant)}/m/gameList?gameType=RNG&tab=fav`);
    await page.waitForURL('**/m/login?**');

    await signInAs(page, merchant, 'agent-1');
    await openList(page, slots);
    const star = page.locator('button[aria-pressed=false]');
    const tile = page.locator('main li').filter({ has: star }).nth(2);
    const liked = await tile.locator('> a').getAttribute('aria-label');
    await tile.locator(star).click();
    await page.locator('[data-tab=fav]').click();
    await expect.poll(async () => (await namesOf(page)).includes(liked ?? '')).toBe(true);
    await page.locator('[data-tab=recent]').click();
    await expect(page).toHaveURL(/tab=recent/);
    await expect(tilesOf(page).first()).toBeVisible();
  });

  test(`${merchant}: a list goes on to its end, says how many there are, and then has no button for more [GAM-05, GAM-08]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openList(page, `${slots}&q=${encodeURIComponent(letter)}`);
    const more = page.getByRole('main').getByRole('button', { name: t('widget.games.more'), exact: true });
    await scrollUntil(page, async () => (await tilesOf(page).count()) > 26 && (await more.count()) === 0);
    const count = await tilesOf(page).count();
    const digits = new Intl.NumberFormat(language === 'bn' ? 'bn-u-nu-beng' : 'en').format(count);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('widget.games.count').replace('{{count}}', digits),
    );
  });

  test(`${merchant}: what is typed before the page is taken over is searched, and an Enter then too [GAM-04]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(slots, { waitUntil: 'commit' });
    await searchOf(page).fill(word);
    await scripts.release();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(searchOf(page)).toHaveValue(word);
    await expect.poll(() => tilesOf(page).count()).toBeLessThan(26);

    scripts.hold();
    await page.goto(slots, { waitUntil: 'commit' });
    await searchOf(page).fill(word);
    await searchOf(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(word)}$`));
    expect(new URL(page.url()).searchParams.get('class')).toBe('ALL');
    await expect(searchOf(page)).toHaveValue(word);
    await scripts.release();
    await isListTaken(page);
    await expect(searchOf(page)).toHaveValue(word);
    await expect.poll(() => tilesOf(page).count()).toBeLessThan(26);
  });

  test(`${merchant}: a search that is typed on calls the one before it off [GAM-04]`, { tag: '@deep' }, async ({
    page,
  }) => {
    await openList(page, slots);
    const asked = new Map<string, Route>();
    await page.route('**/GCSGAME_gameList*', (route) => {
      asked.set(new URL(route.request().url()).searchParams.get('gameName') ?? '', route);
    });
    const gone: string[] = [];
    page.on('requestfailed', (request) => gone.push(new URL(request.url()).searchParams.get('gameName') ?? ''));
    await searchOf(page).fill(letter);
    await searchOf(page).press('Enter');
    await expect.poll(() => asked.has(letter)).toBe(true);
    await searchOf(page).fill(word);
    await searchOf(page).press('Enter');
    await expect.poll(() => asked.has(word)).toBe(true);
    await expect.poll(() => gone).toContain(letter);
    await asked.get(word)?.continue();
    await expect(tilesOf(page).first()).toBeVisible();
    const names = await namesOf(page);
    expect(names.every((name) => name?.toLowerCase().includes(word))).toBe(true);
  });

  test(`${merchant}: a picture that fails leaves its tile as large as the others, with the name in it [GAM-06]`, {
    tag: '@deep',
  }, async ({ page }) => {
    let first: string | undefined;
    await page.route('**/sandbox-assets/**/games/*', (route) => {
      first ??= route.request().url();
      return route.request().url() === first ? route.fulfill({ status: 404 }) : route.continue();
    });
    await openList(page, `${origin(merchant)}/m/gameList?gameType=FISH`);
    const sizes = () =>
      tilesOf(page).evaluateAll((tiles) =>
        tiles.slice(0, 3).map((tile) => {
          const { width, height } = tile.children[0]?.getBoundingClientRect() ?? { width: 0, height: 0 };
          return `${Math.round(width)} ${Math.round(height)} ${tile.querySelector('img') === null}`;
        }),
      );
    await expect.poll(async () => (await sizes()).filter((size) => size.endsWith('true'))).toHaveLength(1);
    expect(new Set((await sizes()).map((size) => size.replace(/ \w+$/, ''))).size).toBe(1);
    const failed = tilesOf(page).filter({ hasNot: page.locator('img') });
    await expect(failed).toHaveText(/\S/);
  });

  test(
    `${merchant}: a category that is tapped comes into the middle of its menu [GAM-01]`,
    byBrand(merchant),
    async ({ page }) => {
      await page.goto(`${origin(merchant)}/m/gameLobby`);
      const menu = page.locator('[data-category-menu]');
      await untilTakenOver(page, '[data-category-menu]');
      const tab = menu.getByRole('tab').nth(4);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const misses = () =>
        menu.evaluate((list) => {
          const chosen = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
          const box = list.getBoundingClientRect();
          if (chosen === undefined) return Number.POSITIVE_INFINITY;
          const miss = chosen.left + chosen.width / 2 - (box.left + box.width / 2);
          const room = miss > 0 ? list.scrollWidth - list.clientWidth - list.scrollLeft : list.scrollLeft;
          return Math.min(Math.abs(miss), room);
        });
      await expect.poll(misses).toBeLessThanOrEqual(2);
    },
  );
}

/** Keeps the page's scripts waiting, as a slow line does. */
async function holdScripts(page: Page) {
  let isHeld = true;
  const held: Route[] = [];
  await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  return {
    hold: () => {
      isHeld = true;
    },
    release: async () => {
      isHeld = false;
      // Those of a document that has been left are nobody's.
      for (const route of held.splice(0)) await route.continue().catch(() => undefined);
    },
  };
}
