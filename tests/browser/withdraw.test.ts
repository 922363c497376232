import type { Page } from 'playwright/test';
import { sentCode } from './accounts';
import { expect, test } from './checked-page';
import { newNumber, signInNew } from './new-member';
import { origin } from './origin';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As new members register with it, where the merchant asks for one. */
const fund = '112233';

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const wordIn = wordsOf(merchant, language);
  const word = (key: string) => wordIn(`widget.withdraw.${key}`);
  const dialog = (page: Page) => page.getByRole('dialog');
  const step = (page: Page, name: string) =>
    page.getByRole('region', { name: word('missing') }).getByRole('button', { name: word(`step.${name}`) });
  const save = async (page: Page) => {
    await dialog(page)
      .getByRole('button', { name: word('save') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  };

  const proveOwn = async (page: Page, number: string) => {
    await dialog(page).locator('input[type=tel]').fill(number);
    await dialog(page)
      .getByRole('button', { name: wordIn('widget.register.send') })
      .click();
    const code = dialog(page).getByRole('textbox', { name: wordIn('widget.security.code') });
    await expect(code).toBeEnabled();
    await code.fill(await sentCode(page, number));
  };

  test(`${merchant}: money goes out once name, fund password and account are there, and comes back when it is cancelled [MEM-08]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const number = newNumber(merchant);
    await signInNew(page, merchant, '5000.00', number);
    // Five minutes from now, by a clock that every test may stand at.
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', hour: '2-digit', minute: '2-digit' });
    const hours = { startTime: clock.format(Date.now() + 300_000), endTime: clock.format(Date.now() + 900_000) };
    const value = { minimumAmount: 100, maximumAmount: 50_000, ...hours };
    await page.route('**/MCSFE_getWithdrawSettings*', (route) => route.fulfill({ json: { success: true, value } }));
    await openPage(page, `${origin(merchant)}/m/withdraw`);
    const opens = page.getByRole('status').filter({ hasText: word('opens').split('{{')[0] ?? '' });
    await expect(opens).toBeVisible();
    await expect(page.getByRole('button', { name: word('continue') })).toBeDisabled();
    await keepPicture(page, `closed-${merchant}`);
    await page.unroute('**/MCSFE_getWithdrawSettings*');
    await page.reload();
    await expect(opens).toHaveCount(0);
    const amount = page.getByRole('textbox', { name: word('amount') });
    const balance = page.getByRole('region', { name: wordIn('common.balance') }).getByText(/[\d০-৯]/);
    await expect(balance).toBeVisible();
    const before = (await balance.textContent()) ?? '';
    await amount.fill('500');
    await expect(step(page, 'card')).toBeVisible();
    if (await step(page, 'name').isVisible()) {
      await step(page, 'name').click();
      await dialog(page).getByRole('textbox').fill('Nora Rahman');
      await dialog(page)
        .getByRole('button', { name: word('save') })
        .click();
      await expect(dialog(page)).toContainText('Nora Rahman');
      await save(page);
    }
    if (await step(page, 'password').isVisible()) {
      await step(page, 'password').click();
      await dialog(page).getByLabel(word('newFund')).fill(fund);
      await dialog(page).getByLabel(word('confirmFund')).fill(fund);
      await save(page);
    }
    await step(page, 'card').click();
    if (merchant === 'aurora') {
      await dialog(page)
        .getByRole('button', { name: new RegExp(`^${word('bank')}: `) })
        .click();
      await isNoWiderThanScreen(page);
      expect(await axeFaults(page, 'dialog:last-of-type')).toEqual([]);
      await page.getByRole('combobox', { name: word('bankSearch') }).fill('petale');
      await keepPicture(page, `bank-search-${merchant}`);
      await page.keyboard.press('Enter');
      await dialog(page)
        .getByRole('textbox', { name: word('card') })
        .fill(`4000${String(Date.now()).slice(-8)}`);
    } else {
      await dialog(page)
        .getByRole('button', { name: word('kind.wallet') })
        .click();
      await dialog(page).getByRole('combobox').selectOption({ label: 'টাইড ক্যাশ' });
      await dialog(page)
        .getByRole('textbox', { name: word('walletNumber') })
        .fill(`017${String(Date.now()).slice(-8)}`);
      await proveOwn(page, number);
    }
    await isNoWiderThanScreen(page);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await keepPicture(page, `new-account-${merchant}`);
    await dialog(page)
      .getByRole('button', { name: word('continue') })
      .click();
    await expect(dialog(page)).toContainText(word('checkNote'));
    await isNoWiderThanScreen(page);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await keepPicture(page, `check-account-${merchant}`);
    await save(page);
    await expect(page.getByRole('region', { name: word('missing') })).toHaveCount(0);
    await expect(amount).toHaveValue('500');
    await expect(page.getByRole('radio', { name: new RegExp(word('default')) })).toBeChecked();
    await keepPicture(page, `withdraw-${merchant}`);

    await page.getByRole('button', { name: word('continue') }).click();
    await dialog(page).getByLabel(word('fund'), { exact: true }).fill('999999');
    await dialog(page)
      .getByRole('button', { name: word('submit') })
      .click();
    // How many tries are left takes the place of the refusal.
    const tries = wordIn('widget.withdraw.fundTries').split('{{')[0] ?? '';
    await expect(dialog(page).getByRole('alert').filter({ hasText: tries })).toBeVisible();
    await dialog(page).getByLabel(word('fund'), { exact: true }).fill(fund);
    await dialog(page)
      .getByRole('button', { name: word('submit') })
      .click();
    const request = page.getByRole('region', { name: word('request') });
    await expect(request.getByRole('status')).toHaveText(word('state.pending'));
    await expect(balance).not.toHaveText(before);
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page)).toEqual([]);
    await request.getByRole('button', { name: word('cancel') }).click();
    await expect(request.getByRole('alert')).toHaveText(word('cancelAsk'));
    await request.getByRole('button', { name: word('cancel') }).click();
    await expect(request.getByRole('status')).toHaveText(word('state.cancelled'));
    await expect(balance).toHaveText(before);
  });
}
