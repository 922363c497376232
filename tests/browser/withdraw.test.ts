import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
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

  test(`${merchant}: money goes out once name, fund password and account are there, and comes back when it is cancelled [MEM-08]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInNew(page, merchant, '5000.00');
    await openPage(page, `${origin(merchant)}/m/withdraw`);
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
    await dialog(page)
      .getByRole('textbox', { name: word('card') })
      .fill(`4000${String(Date.now()).slice(-8)}`);
    await isNoWiderThanScreen(page);
    await save(page);
    await expect(page.getByRole('region', { name: word('missing') })).toHaveCount(0);
    await expect(amount).toHaveValue('500');

    await page.getByRole('button', { name: word('continue') }).click();
    await dialog(page).getByLabel(word('fund'), { exact: true }).fill('999999');
    await dialog(page)
      .getByRole('button', { name: word('submit') })
      .click();
    await expect(dialog(page).getByRole('alert').first()).not.toBeEmpty();
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
    await expect(request.getByRole('status')).toHaveText(word('state.cancelled'));
    await expect(balance).toHaveText(before);
  });
}
