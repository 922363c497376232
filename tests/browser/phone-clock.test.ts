import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { openPage } from './steps';
import { wordsOf } from './words-of';

const day = 86_400_000;
const word = wordsOf('aurora', 'en');

test.use({ timezoneId: 'Pacific/Kiritimati', contextOptions: { reducedMotion: 'reduce' } });

for (const [phone, ahead] of [
  ['a year ahead', 365 * day],
  ['a day behind', -day],
  ['right', 0],
] as const) {
  test(`a phone in Kiritimati whose clock is ${phone} pays by a code in time, and finds that deposit today [APP-24]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInNew(page, 'aurora');
    await page.clock.install({ time: Date.now() + ahead });
    await openPage(page, `${origin('aurora')}/m/voucherCenter`);
    await page.getByRole('radio', { name: /Scan & Pay/ }).check();
    await page.getByRole('textbox', { name: word('widget.deposit.amount') }).fill('200');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('img', { name: word('widget.deposit.code') })).toBeVisible();
    await expect(page.getByText(word('widget.deposit.left'))).toHaveText(/1[45]:\d\d$/, { timeout: patient(20_000) });
    await openPage(page, `${origin('aurora')}/m/vouReport?days=1`);
    const record = page.getByRole('region', { name: word('title.vouReport'), exact: true });
    await expect(record.getByRole('listitem')).toHaveCount(1);
  });
}
