import type { Page } from 'playwright/test';
import { untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { forgive, gameAddress } from './play';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const merchant = 'jade';
const wordIn = wordsOf(merchant, 'en');
const word = (key: string) => wordIn(`widget.wallets.${key}`);
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: word('list') })
    .getByRole('listitem')
    .filter({ hasText: name });
const amount = (page: Page) => page.getByRole('textbox', { name: wordIn('widget.transfer.amount') });
const send = (page: Page) => page.getByRole('button', { name: word('move') });

async function move(page: Page, to: string, money: string): Promise<void> {
  await page.getByRole('combobox', { name: word('to'), exact: true }).selectOption(to);
  await amount(page).fill(money);
  await send(page).click();
  await expect(page.getByRole('region', { name: word('form') }).getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: word('again') }).click();
}

/** The page as it stands on the screen and for those who do not see it. */
async function isSound(page: Page): Promise<void> {
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page)).toEqual([]);
}

// A new member has 7,777 of the house.
test('jade: a member of several wallets moves money, sees what is locked, and brings the rest back [MEM-01, MEM-14]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInNew(page, merchant, '500.00');
  await openPage(page, `${origin(merchant)}/m/mine`);
  await page.getByRole('link', { name: wordIn('title.myWallet') }).click();
  await expect(row(page, word('main'))).toContainText('8,277.00');
  await expect(page.getByRole('button', { name: word('back') })).toHaveCount(0);

  await move(page, 'Evening Table', '120.5');
  await expect(row(page, 'Evening Table')).toContainText('120.50');
  await move(page, 'Stadium One', '30');
  await expect(row(page, 'Stadium One')).toContainText(word('turnover').replace('{{amount}}', '¥30.00'));
  await isSound(page);
  await keepPicture(page, 'wallets-320');

  await page.reload();
  await untilTakenOver(page);
  await expect(page.getByRole('combobox', { name: word('to'), exact: true })).toHaveValue('12');
  await page.getByRole('button', { name: word('swap') }).click();
  // Nothing is offered that would be refused.
  await expect(send(page)).toHaveCount(0);

  await page.getByRole('button', { name: word('back') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('120.50');
  await expect(dialog).toContainText('Stadium One');
  await isSound(page);
  await dialog.getByRole('button', { name: word('move') }).click();
  await expect(dialog).toContainText(word('brought'));
  await dialog
    .getByRole('button', { name: wordIn('widget.close') })
    .first()
    .click();
  await expect(row(page, 'Evening Table')).toContainText('¥0.00');
  await expect(page.getByRole('button', { name: word('back') })).toHaveCount(0);
});

test('jade: a game whose wallet is empty leads to where money is moved [MEM-14]', { tag: '@deep' }, async ({
  page,
  faults,
}) => {
  await signInNew(page, merchant, '50.00');
  await openPage(page, gameAddress(merchant, { vendor: 'EVT', nodeId: 17_000, category: 'LIVE' }));
  await page.getByRole('link', { name: wordIn('wallets.move') }).click();
  await expect(row(page, word('main'))).toContainText('7,827.00');
  await move(page, 'Evening Table', '20');
  await openPage(page, gameAddress(merchant, { vendor: 'EVT', nodeId: 17_000, category: 'LIVE' }));
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  forgive(faults, 'launchGame');
});

test('aurora: a member of one wallet is shown no way to others [MEM-01]', { tag: '@deep' }, async ({ page }) => {
  await signInNew(page, 'aurora', '5.00');
  await openPage(page, `${origin('aurora')}/m/mine`);
  const words = wordsOf('aurora', 'en');
  await expect(page.getByRole('link', { name: words('title.securityCenter') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('title.myWallet') })).toHaveCount(0);
  await page.goto(`${origin('aurora')}/m/myWallet`);
  await expect(page).toHaveURL(/\/m\/mine$/);
});
