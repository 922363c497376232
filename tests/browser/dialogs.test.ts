import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isTakenOver, tapUntil } from './steps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the merchants call the ways to their dialogs, in their own language. */
const merchants = [
  { merchant: 'aurora', menu: 'Menu', language: /^Language/, signOut: 'Sign out', supported: 10, login: 'Deposit' },
  { merchant: 'noor', menu: 'مینو', language: /^زبان/, signOut: 'سائن آؤٹ', supported: 2, login: 'رقم جمع' },
] as const;

for (const { merchant, menu, language, signOut, login, supported } of merchants) {
  test(`${merchant}: the popup menu and its list of languages are accessible dialogs [APP-09, APP-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`${origin(merchant)}/m/help`);
    await page.goto(`${origin(merchant)}/m/service`);
    await openMenu(page, menu);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: language }).click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    const list = page.getByRole('dialog').last();
    const languages = list.getByRole('listitem').getByRole('button');
    await expect(languages).toHaveCount(supported);
    await expect(languages.and(page.locator(':enabled'))).toHaveCount(supported);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: menu, exact: true })).toBeFocused();
  });

  test(`${merchant}: the login that a guest is asked for is an accessible dialog [APP-14]`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto(`${origin(merchant)}/m/home`);
    // Before that its link leads to the page of the login.
    await isTakenOver(page);
    const dialog = page.getByRole('dialog');
    await tapUntil(page.getByRole('navigation').getByRole('link', { name: login }).first(), dialog);
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  });

  test(
    `${merchant}: the way back closes the top layer alone, then leads to the page before [APP-07, APP-09, APP-14]`,
    byBrand(merchant),
    async ({ page }) => {
      await page.goto(`${origin(merchant)}/m/help`);
      await isTakenOver(page);
      const dialog = page.getByRole('dialog');
      const goHome = async () => {
        await page.locator('a[href="/m/home"]').first().click();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(page.getByRole('navigation').getByRole('link', { name: login })).toBeVisible();
      };
      await goHome();
      await openMenu(page, menu);
      await dialog.getByRole('button', { name: language }).click();
      await expect(dialog).toHaveCount(2);
      for (const left of [1, 0]) {
        await page.goBack();
        await expect(dialog).toHaveCount(left);
        await expect(page).toHaveURL(/\/m\/home$/);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/help$/);
      await goHome();
      await tapUntil(page.getByRole('navigation').getByRole('link', { name: login }).first(), dialog);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/home$/);
      await openMenu(page, menu);
      await dialog.locator('a[href="/m/login"]').first().click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/login$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
    },
  );

  test(`${merchant}: the question before a sign-out is an accessible dialog [APP-09]`, { tag: '@deep' }, async ({
    page,
  }) => {
    await signInAs(page, merchant, 'member-0');
    await page.goto(`${origin(merchant)}/m/service`);
    await openMenu(page, menu);
    await page.getByRole('dialog').getByRole('button', { name: signOut }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  });
}

async function openMenu(page: Page, name: string): Promise<void> {
  await tapUntil(page.getByRole('banner').getByRole('button', { name, exact: true }), page.getByRole('dialog'));
}
