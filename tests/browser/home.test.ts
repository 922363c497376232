import type { Page } from 'playwright/test';
import { patient } from '../support/patience';
import { chooseWay, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { byBrand, quickIn } from './depth';
import { draw } from './draw';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { seeWholePage } from './steps';
import { wordsOf } from './words-of';

const android =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';

// Nothing moves by itself, so that a tap meets what it aims at; one test below looks at the motion.
test.use({ userAgent: android, contextOptions: { reducedMotion: 'reduce' } });

const merchants = [
  { merchant: 'aurora', language: 'en', popups: ['New here?', 'Your mission today'] },
  { merchant: 'noor', language: 'ur', popups: ['یہاں نئے ہیں؟', 'آج کا مشن'] },
] as const;

for (const { merchant, language, popups } of merchants) {
  const t = wordsOf(merchant, language);
  const open = (page: Page, path: string) => arrive(page, `${origin(merchant)}${path}`);
  const at = (page: Page) => new URL(page.url()).pathname;

  test(`${merchant}: a banner leads where the platform says [HOM-01]`, byBrand(merchant), async ({ page }) => {
    await open(page, '/m/home');
    const banners = page.getByRole('region', { name: t('home.banners') });
    await banners.scrollIntoViewIfNeeded();
    await banners.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/m\/activityDetail\?id=101$/);
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
  });

  test(`${merchant}: a match opens the list of matches, its bet asks a guest to log in [HOM-03, HOM-04]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, '/m/home');
    await seeWholePage(page);
    const matches = page.getByRole('region', { name: t('home.matches') });
    await matches.getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: t('home.matches') });
    const match = dialog.getByRole('listitem').first();
    await expect(match).toContainText(/\d\d\/\d\d \d\d:\d\d/);
    await expect(match.getByRole('img')).toHaveCount(0);
    await expect(match.locator('img')).toHaveCount(2);
    await match.getByRole('link').click();
    await page.waitForURL('**/m/login?**');
  });

  test(`${merchant}: the running titles lead to the announcements, whose way back is home [HOM-05, APP-07]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, '/m/activity');
    await open(page, '/m/home');
    const strip = page.getByRole('region', { name: t('home.notices') });
    await expect
      .poll(() => strip.evaluate(offMiddle), 'pixels between the titles and the middle of their strip')
      .toBeLessThan(3);
    await strip.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/m\/notice$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.goBack();
    await open(page, '/m/activity');
    await open(page, '/m/notice');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.home') })
      .click();
    await expect.poll(() => at(page)).toBe('/m/home');
  });

  test(`${merchant}: popups B greet a guest and popups A a member, page by page, once a session [HOM-06]`, {
    tag: '@deep',
  }, async ({ page }) => {
    // The popups of this session were not seen, in whichever document of it they come.
    await page.addInitScript(() => sessionStorage.setItem('seen', 'app'));
    for (const [persona, title] of [
      ['guest', popups[0]],
      ['member-0', popups[1]],
    ] as const) {
      await signInAs(page, merchant, persona);
      await open(page, '/m/home');
      const first = page.getByRole('dialog', { name: title });
      await expect(first).toBeVisible({ timeout: patient(15_000) });
      if (persona === 'guest') await first.getByRole('button', { name: t('widget.popups.next') }).click();
      else {
        await expect(first.locator('.swiper-initialized')).toBeVisible();
        await draw(first.locator('[data-place="0"]'), language === 'ur' ? 130 : -130);
      }
      await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
      await expect(page.locator('dialog [data-place="1"]')).toBeInViewport({ ratio: 0.9 });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('widget.popups.done') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`${merchant}: the download bar lists what the phone can take, closes, and stays closed [HOM-14]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, '/m/home');
    const bar = page.getByRole('complementary', { name: t('downloadBar.title') });
    await bar.getByRole('button', { name: t('downloadBar.action') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: /mobileconfig|profile/i })).toHaveCount(0);
    await dialog.getByRole('button', { name: t('common.close') }).click();
    await bar.getByRole('button', { name: t('common.close') }).click();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  });

  test(
    `${merchant}: the service menu opens and closes, with the live chat and the hidden line in it [HOM-11]`,
    byBrand(merchant),
    async ({ page }) => {
      await open(page, '/m/home');
      const menu = page.getByRole('complementary', { name: t('service.menu') });
      const toggle = menu.getByRole('button', { name: t('service.menu') });
      await expect(menu.getByRole('link')).toHaveCount(0);
      await toggle.click();
      await expect(menu.getByRole('button', { name: t('service.chat') })).toBeVisible();
      const line = menu.getByRole('link', { name: new RegExp(`^${t('service.line')}`) });
      await expect(line).toHaveAttribute('href', `https://help.${merchant}.example/line`);
      await expect(line).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Escape');
      await expect(line).toBeHidden();
      await toggle.click();
      await expect(line).toBeVisible();
      await toggle.click();
      await expect(line).toBeHidden();
    },
  );

  test(
    `${merchant}: a promotion tab comes to the middle, its card opens the detail by its id [CON-02]`,
    quickIn(merchant, 'noor'),
    async ({ page }) => {
      await open(page, '/m/activity');
      const tabs = page.getByRole('tablist', { name: t('activity.filter') });
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText(t('activity.every'));
      const tab = tabs.getByRole('tab').nth(1);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => tabs.evaluate(missOfMiddle)).toBeLessThanOrEqual(2);
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/);
      await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    },
  );

  test(
    `${merchant}: the help entry that i names is open, another is one tap away [CON-03]`,
    byBrand(merchant),
    async ({ page }) => {
      await open(page, '/m/help?i=2');
      const entries = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
      await expect(entries.nth(2)).toHaveAttribute('aria-expanded', 'true');
      await entries.nth(1).click();
      await expect(page).toHaveURL(/\?i=1$/);
      await expect(entries.nth(1)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await open(page, '/m/help');
      await expect(entries.first()).toHaveAttribute('aria-expanded', 'true');
    },
  );

  test(`${merchant}: a winner’s game asks a guest to log in and opens for a member [HOM-15, GAM-12]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const winner = page
      .getByRole('region', { name: t('home.winners') })
      .getByRole('link')
      .first();
    await open(page, '/m/home');
    await seeWholePage(page);
    await winner.click();
    await page.waitForURL('**/m/login?**');
    await chooseWay(page, 'username');
    await expect(page.locator('main input[autocomplete="current-password"]')).toBeVisible();
    await signInAs(page, merchant, 'member-0');
    await open(page, '/m/home');
    await seeWholePage(page);
    await winner.click();
    await expect(page).toHaveURL(/\/m\/launchGame\?/);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('aurora: banners follow each other, and a finger on the pause holds them [HOM-01, HOM-02]', {
    tag: '@deep',
  }, async ({ page }) => {
    await arrive(page, `${origin('aurora')}/m/home`);
    const banners = page.getByRole('region', { name: wordsOf('aurora', 'en')('home.banners') });
    const shown = () =>
      banners.locator('li').evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')));
    await banners.scrollIntoViewIfNeeded();
    await expect.poll(shown, { timeout: patient(15_000) }).toBeGreaterThan(0);
    await banners.getByRole('button', { name: /pause/i }).click();
    await expect(banners.getByRole('button', { name: /play/i })).toBeVisible();
  });
});

/** Opens a page and waits until the browser has taken it over. A server that has just started may not know its platform in the first document. */
async function arrive(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    expect(await page.locator('#boot').textContent()).toMatch(/"service\.contacts":[1-9]/);
  }).toPass();
  await untilTakenOver(page, '#main');
}

/** Pixels between the middle of the words of a strip's link and that of the strip, from above. */
function offMiddle(strip: Element): number {
  const middle = (box: DOMRect | undefined) => (box === undefined ? Number.NaN : box.top + box.height / 2);
  const words = strip.querySelector('a span')?.getBoundingClientRect();
  return Math.abs(middle(words) - middle(strip.getBoundingClientRect()));
}

/** Pixels between the middle of the chosen tab and that of its list, less what the list cannot scroll. */
function missOfMiddle(list: Element): number {
  const tab = list.querySelector('[aria-selected="true"]');
  if (tab === null) return Number.POSITIVE_INFINITY;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const miss = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  const scrolled = Math.abs(list.scrollLeft);
  const room = list.scrollWidth - list.clientWidth - scrolled;
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  const canFollow = miss > 0 === isRightToLeft ? scrolled : room;
  return Math.min(Math.abs(miss), canFollow);
}
