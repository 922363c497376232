import { field, logIn, openForm, sessionOf, submitButton } from './accounts';
import { expect, test } from './checked-page';
import { addMember, newName, newNumber } from './new-member';
import { wordsOf } from './words-of';

const [old, fresh] = ['Secret123', 'Fresher456'];

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const words = wordsOf(merchant, language);

  test(`${merchant}: who logged in changes the password without the old one, and this phone remembers the new one, unreadable [AUT-17, AUT-20]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const own = { username: newName(), mobileNum: newNumber(merchant), password: old, payeeName: 'Nora Rahman' };
    const { userName } = await addMember(page, merchant, { ...own, email: `${own.username}@example.com` });
    await openForm(page, merchant, '/m/login?back=%2Fm%2Fset');
    await page.locator('form').getByRole('checkbox').check();
    await logIn(page, userName, old);
    await page.waitForURL('**/m/set');
    await page
      .getByRole('main')
      .getByRole('button', { name: words('title.changePsw') })
      .or(page.getByRole('main').getByRole('link', { name: words('title.changePsw') }))
      .first()
      .click();
    await page.waitForURL('**/m/changePsw');
    await expect(field(page, 'newPassword')).toBeVisible();
    await expect(field(page, 'oldPassword')).toHaveCount(0);
    await field(page, 'newPassword').fill(fresh);
    await field(page, 'confirmPassword').fill(`${fresh}7`);
    await submitButton(page).click();
    await expect(field(page, 'confirmPassword')).toBeFocused();
    await field(page, 'confirmPassword').fill(fresh);
    const changed = page.waitForRequest('**/wps/member/password');
    await submitButton(page).click();
    expect((await changed).postDataJSON()).toEqual({
      oldPassword: old,
      newPassword: fresh,
      confirmNewPassword: fresh,
    });
    await page.waitForURL('**/m/home');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const secret of [old, fresh]) expect(kept).not.toContain(secret);

    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
    await openForm(page, merchant, '/m/login');
    await expect(field(page, 'password')).toHaveValue(fresh);
    await expect(field(page, 'username')).toHaveValue(userName);
    await submitButton(page).click();
    await page.waitForURL('**/m/home');
    expect(await sessionOf(page)).toMatchObject({ userName });

    // Nothing leads back to the form that was left by signing in.
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/m/login');
  });
}
