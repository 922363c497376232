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

  const setName = async (page: Page) => {
    await dialog(page)
      .getByRole('textbox', { name: wordIn('widget.withdraw.name') })
      .fill('Nora Rahman');
    await dialog(page)
      .getByRole('button', { name: wordIn('widget.withdraw.nameNext') })
      .click();
    await expect(page.getByRole('dialog', { name: wordIn('widget.withdraw.nameRight') })).toBeVisible();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await keepPicture(page, `name-question-${merchant}`);
    const yes = dialog(page).getByRole('button', { name: wordIn('widget.withdraw.nameSave') });
    await expect(yes).not.toHaveAttribute('aria-busy', 'true');
    await yes.click();
    await expect(page.getByRole('dialog', { name: word('cards') })).toBeVisible();
  };

  test(`${merchant}: the phone of the account proves who has forgotten the fund password [MEM-09]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const number = newNumber(merchant);
    await signInNew(page, merchant, undefined, number);
    await openPage(page, `${origin(merchant)}/m/securityCenter`);
    await expect(setting(page, 'phone')).toContainText('****');
    await setting(page, 'phone').click();
    await expect(dialog(page)).toContainText(word('fixed'));
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await setting(page, 'fund').press('Enter');
    // It asks once it is known what there is.
    await expect(dialog(page).getByRole('textbox').first()).toBeVisible();
    // The form takes the focus, and no frame is drawn around all of it.
    await expect(dialog(page).locator('[tabindex="-1"]:focus')).toHaveCSS('outline-style', 'none');
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
    // Where one stands already, the password of the account lets another take its place.
    const ownPassword = dialog(page).getByLabel(word('password'));
    if (await ownPassword.isVisible()) await ownPassword.fill('Secret123');
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
    // The phone's own way back closes it, and whoever goes by keyboard stands where they were.
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(setting(page, 'devices')).toBeFocused();

    await setting(page, 'cards').click();
    await expect(dialog(page).getByText(word('noCards'))).toBeVisible();
    await keepPicture(page, `cards-${merchant}`);
    // The next dialog's code takes its time: the one before it stays until then.
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/card-dialog-[\w-]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const next = dialog(page).getByRole('button', { name: wordIn('widget.withdraw.step.card') });
    await next.click();
    await expect(page).toHaveURL(/cards\.(name|card)/);
    if (page.url().includes('cards.name')) {
      await setName(page);
      await next.click();
    }
    await expect(page).toHaveURL(/cards\.card/);
    await expect(page.getByRole('dialog', { name: word('cards') })).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: wordIn('widget.withdraw.step.card') })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: word('cards') })).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(rowsCutOff)).toEqual([]);
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });
}

/** Rows whose parts do not all stand within them. */
function rowsCutOff(): readonly string[] {
  return [...document.querySelectorAll('main [data-entries] > *, main section button')].flatMap((row) => {
    const { left, right } = row.getBoundingClientRect();
    const isCut = [...row.children].some((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.left < left || box.right > right);
    });
    return isCut ? [row.textContent ?? ''] : [];
  });
}
