import type { Page } from 'playwright/test';
import { patient } from '../support/patience';
import { captchaAnswer, field, openFold, openForm, sentCode, submitButton } from './accounts';
import { expect, test } from './checked-page';
import { byBrand, isDeep } from './depth';
import { newName, newNumber } from './new-member';
import { origin } from './origin';
import { gameAddress, gameIn } from './play';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Outcomes of games show at once, and colours are judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fund = '482913';
const holder = 'Nora Rahman';

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const word = wordsOf(merchant, language);
  const wallet = language === 'bn' ? 'টাইড ক্যাশ' : 'Tide Cash';
  const main = (page: Page) => page.getByRole('main');
  const dialog = (page: Page) => page.getByRole('dialog');
  const tap = (page: Page, key: string) =>
    main(page)
      .getByRole('button', { name: word(key) })
      .click();
  const answer = (page: Page, key: string) =>
    dialog(page)
      .getByRole('button', { name: word(key) })
      .click();
  const isSound = async (page: Page) => {
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page)).toEqual([]);
  };

  /** By the form, as a stranger; gives the number. */
  const register = async (page: Page) => {
    const number = newNumber(merchant);
    await openForm(page, merchant, '/m/register');
    const values = { username: newName(), password: 'Secret123', confirmPassword: 'Secret123', mobileNum: number };
    for (const [name, value] of Object.entries(values)) {
      if (!(await field(page, name).isVisible())) await openFold(page);
      await field(page, name).fill(value);
    }
    if ((await field(page, 'captcha').count()) > 0) await field(page, 'captcha').fill(await captchaAnswer(page));
    await page.locator('form label:has(input[name=age])').click();
    await submitButton(page).click();
    await page.waitForURL('**/m/home');
    return number;
  };

  /** Name, fund password and account, as the page of withdrawals asks for them. */
  const bind = async (page: Page, number: string) => {
    await openPage(page, `${origin(merchant)}/m/withdraw`);
    const missing = main(page).getByRole('region', { name: word('widget.withdraw.missing') });
    const step = (name: string) => missing.getByRole('button', { name: word(`widget.withdraw.step.${name}`) }).click();
    await step('name');
    await dialog(page).getByRole('textbox').fill(holder);
    await answer(page, 'widget.withdraw.nameNext');
    await expect(dialog(page)).toContainText(holder);
    await answer(page, 'widget.withdraw.nameSave');
    await expect(dialog(page)).toHaveCount(0);
    await step('password');
    await dialog(page).getByLabel(word('widget.withdraw.newFund')).fill(fund);
    await dialog(page).getByLabel(word('widget.withdraw.confirmFund')).fill(fund);
    await answer(page, 'widget.withdraw.save');
    await expect(dialog(page)).toHaveCount(0);
    await step('card');
    await answer(page, 'widget.withdraw.kind.wallet');
    await dialog(page).getByRole('combobox').selectOption({ label: wallet });
    await dialog(page)
      .getByRole('textbox', { name: word('widget.withdraw.walletNumber') })
      .fill('01711000333');
    if (merchant === 'padma') {
      await dialog(page).locator('input[type=tel]').fill(number);
      await answer(page, 'widget.register.send');
      const code = dialog(page).getByRole('textbox', { name: word('widget.security.code') });
      await expect(code).toBeEnabled();
      await code.fill(await sentCode(page, number));
    }
    await answer(page, 'widget.withdraw.continue');
    await expect(dialog(page)).toContainText('0171 1000 333');
    await answer(page, 'widget.withdraw.save');
    await expect(missing).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  };

  const openDeposit = async (page: Page, way: RegExp, amount: string) => {
    await openPage(page, `${origin(merchant)}/m/voucherCenter`);
    await main(page).getByRole('radio', { name: way }).check();
    await main(page)
      .getByRole('textbox', { name: word('widget.deposit.amount') })
      .fill(amount);
  };
  const state = (page: Page, name: string) =>
    main(page)
      .getByRole('status')
      .filter({ hasText: word(`widget.deposit.state.${name}`) });

  test(
    `${merchant}: a stranger registers, binds an account, puts money in by each kind, plays, takes it out, and the record says so [MEM-07, MEM-08, MEM-10]`,
    byBrand(merchant),
    async ({ page }) => {
      const number = await register(page);
      await bind(page, number);

      // On the page of a bank, with a bonus that has to be played where there is one.
      await openDeposit(page, /Harbour Pay/, '100');
      const bonus = main(page).getByRole('radio', { name: /10%/ });
      const hasBonus = (await bonus.count()) > 0;
      if (hasBonus) await bonus.check();
      await tap(page, 'widget.deposit.submit');
      const link = main(page).getByRole('link', { name: word('widget.deposit.pay') });
      const [bank] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      // The bank's tab stays open: in some runs, Chromium answers for no other tab once this one is closed.
      await bank.getByRole('button', { name: 'Pay' }).click();
      await expect(state(page, 'success')).toBeVisible();

      // By a code, which is scanned while the next is on its way.
      await openDeposit(page, /Scan & Pay/, '200');
      await tap(page, 'widget.deposit.submit');
      await expect(main(page).getByRole('img', { name: word('widget.deposit.code') })).toBeVisible();
      await isSound(page);

      // By a transfer, from the account of the name that is known.
      await openDeposit(page, /Delta Bank/, '500');
      await expect(main(page).getByRole('textbox', { name: word('widget.deposit.payer') })).toHaveValue(holder);
      await tap(page, 'widget.deposit.submit');
      await tap(page, 'widget.deposit.paid');
      await expect(state(page, 'success')).toBeVisible();

      if (hasBonus) {
        await openPage(page, `${origin(merchant)}/m/withdraw`);
        await expect(main(page).getByRole('progressbar')).toBeVisible();
        await expect(main(page).getByRole('button', { name: word('widget.withdraw.continue') })).toBeDisabled();
      }
      await page.goto(gameAddress(merchant));
      const game = gameIn(page);
      await expect(game.locator('[data-play=low]')).toBeEnabled();
      for (let tries = 0; tries < 12 && (await game.locator('#more').isEnabled()); tries += 1)
        await game.locator('#more').click();
      await game.locator('[data-play=low]').click();
      await expect(game.locator('#result')).not.toBeEmpty();
      await expect(game.locator('body')).toHaveAttribute('data-busy', 'false');

      await openPage(page, `${origin(merchant)}/m/withdraw`);
      await main(page)
        .getByRole('textbox', { name: word('widget.withdraw.amount') })
        .fill('300');
      await tap(page, 'widget.withdraw.continue');
      await dialog(page).getByLabel(word('widget.withdraw.fund'), { exact: true }).fill(fund);
      await answer(page, 'widget.withdraw.submit');
      const request = main(page).getByRole('region', { name: word('widget.withdraw.request') });
      await expect(request.getByRole('status')).toHaveText(word('widget.withdraw.state.pending'));

      await openPage(page, `${origin(merchant)}/m/withdrawReport`);
      await main(page).getByRole('listitem').getByRole('button').first().click();
      for (const told of [/298\.50|২৯৮\.৫০/, /1\.50|১\.৫০/, '**** 0333', wallet])
        await expect(dialog(page)).toContainText(told);
      await isNoWiderThanScreen(page);
      expect(await axeFaults(page, 'dialog')).toEqual([]);
      await keepPicture(page, `withdraw-record-${merchant}`);
      await answer(page, 'widget.close');

      // A code is paid by itself some time after it showed, for which only a deep run waits.
      await expect(async () => {
        await openPage(page, `${origin(merchant)}/m/vouReport`);
        const orders = main(page).getByRole('listitem');
        await expect(orders).toHaveCount(3);
        const paid = await orders.getByText(word('widget.records.deposit.2')).count();
        expect(paid).toBeGreaterThanOrEqual(isDeep ? 3 : 2);
      }).toPass({ timeout: patient(60_000) });
    },
  );
}
