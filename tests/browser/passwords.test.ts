import type { Locator, Page } from 'playwright/test';
import { field, openForm, problems, sentCode, sessionOf, submitButton, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { addMember, newName, newNumber } from './new-member';
import { origin } from './origin';
import { secondsIn, wordsOf } from './words-of';

const [old, fresh] = ['Secret123', 'Fresher456'];
const languages = { aurora: 'en', padma: 'bn', noor: 'ur' } as const;

/** The line beside a field. */
function errorOf(page: Page, name: string): Locator {
  return page.locator(`form div:has(> div [name="values.${name}"]) [aria-live=polite]`).first();
}

async function memberOf(page: Page, merchant: string) {
  const member = { username: newName(), mobileNum: newNumber(merchant), password: old };
  const own = { ...member, email: `${member.username}@mail.com`, payeeName: 'Nora Rahman' };
  const { token, userName } = await addMember(page, merchant, own);
  return { ...own, token, username: userName };
}

for (const merchant of ['aurora', 'padma'] as const) {
  const words = wordsOf(merchant, languages[merchant]);

  test(`${merchant}: a name and an e-mail that do not belong together are refused, the right ones mail a password and lead back [AUT-16, AUT-22]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const { username, email } = await memberOf(page, merchant);
    await openForm(page, merchant, '/m/login');
    await page
      .getByRole('main')
      .getByRole('link', { name: words('login.toForget') })
      .click();
    await page.waitForURL('**/m/forget');
    if (merchant === 'aurora') await page.getByRole('button', { name: words('forget.emailTab'), exact: true }).click();
    // The login has a username too: its form is gone where there is an e-mail.
    await field(page, 'email').fill('nobody@nowhere');
    await field(page, 'username').fill(` ${username} `);
    await submitButton(page).click();
    await expect(errorOf(page, 'email')).toHaveText(words('error.email.format'));
    await field(page, 'email').fill('someone@mail.com');
    await submitButton(page).click();
    await expect(problems(page)).not.toHaveCount(0);
    await expect(field(page, 'username')).toHaveValue(` ${username} `);

    await field(page, 'email').fill(` ${email} `);
    // It shows for a second.
    await Promise.all([page.getByText(words('toast.resetSent')).waitFor(), submitButton(page).click()]);
    await page.waitForURL('**/m/login');
    expect(await sentCode(page, email)).toMatch(/^new\d{6}$/);
    expect(await sessionOf(page)).toBeNull();
  });

  test(
    `${merchant}: the same password again is told in a popup, a wrong old one beside its field, and the new one leads home [AUT-17]`,
    byBrand(merchant, 'noor'),
    async ({ page }) => {
      const { username, token } = await memberOf(page, merchant);
      const session = {
        token,
        merchantCode: merchant.toUpperCase(),
        userName: username,
        type: 0,
        firstTimeLogin: false,
      };
      await page.evaluate((record) => localStorage.setItem('MC_SESSION_INFO', JSON.stringify(record)), session);
      const changes: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/wps/member/password')) changes.push(request.url());
      });
      await openForm(page, merchant, '/m/changePsw');
      await expect(page.locator('form input[readonly]')).toHaveValue(username);
      const fill = async (before: string, after: string) => {
        await field(page, 'oldPassword').fill(before);
        await field(page, 'newPassword').fill(after);
        await field(page, 'confirmPassword').fill(after);
        await submitButton(page).click();
      };
      await fill(old, old);
      const popup = page.getByRole('dialog', { name: words('error.password.same') });
      await popup.getByRole('button', { name: words('widget.password.confirm') }).click();
      await expect(popup).toHaveCount(0);
      expect(changes).toEqual([]);

      await fill('Wrong1234', fresh);
      await expect(errorOf(page, 'oldPassword')).not.toBeEmpty();
      await expect(field(page, 'newPassword')).toHaveValue(fresh);
      await Promise.all([page.getByText(words('toast.saved')).waitFor(), fill(old, fresh)]);
      await page.waitForURL('**/m/home');
      expect(changes).toHaveLength(2);
      expect(await sessionOf(page)).toMatchObject({ userName: username, token });
    },
  );
}

for (const merchant of ['aurora', 'noor'] as const) {
  test(`${merchant}: by phone a wrong code clears the code, the old password the password, and the right two log in [AUT-15, AUT-16]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const words = wordsOf(merchant, languages[merchant]);
    const { username, mobileNum } = await memberOf(page, merchant);
    await openForm(page, merchant, '/m/forget');
    await expect(submitButton(page)).toBeDisabled();
    await field(page, 'mobileNum').fill(mobileNum);
    await page.getByRole('button', { name: words('widget.register.send') }).click();
    await expect(page.getByRole('button', { name: secondsIn(words) })).toBeDisabled();
    await page.reload();
    await untilTakenOver(page);
    await expect(field(page, 'mobileNum')).toHaveValue(mobileNum);
    const code = await sentCode(page, mobileNum);
    const submit = async (typed: string, password: string) => {
      await field(page, 'verificationCode').fill(typed);
      await field(page, 'newPassword').fill(password);
      await field(page, 'newPassword').blur();
      await submitButton(page).click();
    };
    await submit(code === '000000' ? '111111' : '000000', fresh);
    await expect(errorOf(page, 'verificationCode')).toHaveText(words('error.captcha.wrong'));
    await expect(field(page, 'verificationCode')).toHaveValue('');
    await expect(field(page, 'newPassword')).toHaveValue(fresh);
    await submit(code, old);
    await expect(errorOf(page, 'newPassword')).toHaveText(words('error.password.same'));
    await expect(field(page, 'newPassword')).toHaveValue('');
    await expect(field(page, 'verificationCode')).toHaveValue(code);
    await submit(code, fresh);
    await page.waitForURL('**/m/home');
    expect(await sessionOf(page)).toMatchObject({ userName: username });
    expect(page.url()).toBe(`${origin(merchant)}/m/home`);
  });
}
