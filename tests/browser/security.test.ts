import type { Page } from 'playwright/test';
import { sentCode } from './accounts';
import { expect, test } from './checked-page';
import { newNumber, signInNew } from './new-member';
import { origin } from './origin';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const wordIn = wordsOf(merchant, language);
  const word = (key: string) => wordIn(`widget.security.${key}`);
  const dialog = (page: Page) => page.getByRole('dialog');
  const setting = (page: Page, name: string) =>
    page
      .getByRole('region', { name: wordIn('title.securityCenter') })
      .getByRole('button', { name: wordIn(`security.${name}`) });
  const save = async (page: Page) => {
    await dialog(page)
      .getByRole('button', { name: wordIn('widget.withdraw.save') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  };
  const prove = async (page: Page, number: string) => {
    await dialog(page).locator('input[type=tel]').fill(number);
    await dialog(page)
      .getByRole('button', { name: wordIn('widget.register.send') })
      .click();
    const code = dialog(page).getByRole('textbox', { name: word('code') });
    await expect(code).toBeEnabled();
    await code.fill(await sentCode(page, number));
  };

  test(`${merchant}: the phone of the account proves who has forgotten the fund password [MEM-09]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const number = newNumber(merchant);
    await signInNew(page, merchant, undefined, number);
    await openPage(page, `${origin(merchant)}/m/securityCenter`);
    await expect(setting(page, 'phone')).toContainText('****');
    await setting(page, 'phone').click();
    await expect(page.getByText(word('fixed'))).toBeVisible();
    await setting(page, 'fund').click();
    // It opens once it is known what there is.
    await expect(dialog(page)).toBeVisible();
    if (
      await dialog(page)
        .getByRole('button', { name: word('forgotten') })
        .isHidden()
    ) {
      await dialog(page).getByLabel(wordIn('widget.withdraw.newFund')).fill('112233');
      await dialog(page).getByLabel(wordIn('widget.withdraw.confirmFund')).fill('112233');
      await save(page);
      await setting(page, 'fund').click();
    }
    await dialog(page)
      .getByRole('button', { name: word('forgotten') })
      .click();
    await prove(page, number);
    await dialog(page).getByLabel(wordIn('widget.withdraw.newFund')).fill('778899');
    await dialog(page).getByLabel(wordIn('widget.withdraw.confirmFund')).fill('778899');
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await save(page);
    await setting(page, 'question').click();
    await dialog(page)
      .getByRole('textbox', { name: word('answer') })
      .fill('Mishti');
    await dialog(page).getByLabel(word('fund')).fill('778899');
    await save(page);
    await expect(setting(page, 'question')).not.toContainText(word('unset'));

    const email = `nora${number}@mail.example`;
    await setting(page, 'email').click();
    await dialog(page).locator('input[type=email]').fill(email);
    await dialog(page)
      .getByRole('button', { name: wordIn('widget.register.send') })
      .click();
    const code = dialog(page).getByRole('textbox', { name: word('emailCode') });
    await expect(code).toBeEnabled();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await keepPicture(page, `email-proof-${merchant}`);
    await code.fill(await sentCode(page, email));
    await save(page);
    await expect(setting(page, 'email')).toContainText('no***@mail.example');

    await setting(page, 'devices').click();
    await expect(dialog(page).getByText(word('thisDevice'))).toBeVisible();
    await isNoWiderThanScreen(page);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await keepPicture(page, `devices-${merchant}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await setting(page, 'cards').click();
    await expect(dialog(page).getByText(word('noCards'))).toBeVisible();
    await keepPicture(page, `cards-${merchant}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });
}
