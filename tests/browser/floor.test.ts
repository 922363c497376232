import { readBrowserData } from '@/ops/browser-floor/browser-data';
import { browserNames } from '@/ops/browser-floor/browser-names';
import floor from '../../schemas/browser-floor.json' with { type: 'json' };
import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { gameAddress, gameIn } from './play';
import { openPage } from './steps';
import { wordsOf } from './words-of';

/** Chromium keeps to the policy of Trusted Types and could then make none. */
const kept = /trusted/i;

/** Globals and members that some browser of the floor has not got. */
const newer = [...browserNames(readBrowserData())].flatMap(([name, lack]) =>
  lack !== undefined && /^[A-Za-z]+([.#][A-Za-z]+)?$/.test(name) && !kept.test(name) ? [name] : [],
);

test('aurora: ten pages, a game among them, need nothing newer than the floor [QAS-05, GAM-11]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript((names) => {
    for (const name of names) {
      const [owner = '', member] = name.split(/[.#]/);
      const holder: unknown = member === undefined ? window : (Reflect.get(window, owner) ?? Reflect.get(Intl, owner));
      const place: unknown = name.includes('#') ? Reflect.get(Object(holder), 'prototype') : holder;
      if (place instanceof Object) Reflect.deleteProperty(place, member ?? owner);
    }
    window.addEventListener('livery:report', (event) => console.error(JSON.stringify(Reflect.get(event, 'detail'))));
  }, newer);
  for (const path of ['home', 'login', 'register', 'help']) await openPage(page, `${origin('aurora')}/m/${path}`);
  expect(await page.evaluate(() => ['canParse' in URL, 'Segmenter' in Intl, 'requestIdleCallback' in window])).toEqual([
    false,
    false,
    false,
  ]);
  await signInNew(page, 'aurora', '5000.00');
  for (const path of ['mine', 'voucherCenter', 'withdraw', 'transaction/record', 'webEmail']) {
    await openPage(page, `${origin('aurora')}/m/${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  await openPage(page, gameAddress('aurora'));
  await expect(gameIn(page).locator('[data-play]:enabled').first()).toBeVisible();
});

test('padma: a browser below the floor reads what it needs and where the service is, and starts nothing [APP-12]', async ({
  page,
}) => {
  const words = wordsOf('padma', 'bn');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const told = page.getByRole('complementary', { name: words('versionTips.title') });
  // A server that has just started sends its first pages before it has read the platform's settings.
  await expect(async () => {
    await page.goto(`${origin('padma')}/m/transaction/record`, { waitUntil: 'load' });
    expect(await told.getByRole('link').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await expect(told).toContainText(inBengali(`আইওএস ${floor.safari}`));
  await expect(told).toContainText(inBengali(`ক্রোম ${floor.chrome}`));
  await expect(told.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await expect(page.locator('#root')).toBeHidden();
  await told.getByRole('button', { name: words('versionTips.close') }).click();
  await expect(page.locator('#root')).toBeVisible();
  // The next page does not work either.
  await page.reload({ waitUntil: 'load' });
  await expect(told).toBeVisible();
  expect(asked.filter((path) => /\.js$|^\/wps\//.test(path))).toEqual([]);
});

function inBengali(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}
