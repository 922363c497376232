import type { Page } from 'playwright/test';
import { field, logIn, openForm, problems, submitButton } from './accounts';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { newName } from './new-member';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, tapUntil } from './steps';
import { wordsOf } from './words-of';

// What still fades in has no colours to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const merchants = [
  ['aurora', 'en'],
  ['noor', 'ur'],
] as const;

/** A form as it stands now: accessible, and no wider than the screen. */
async function isSound(page: Page, name: string): Promise<void> {
  await keepPicture(page, `state-${name}`);
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect([name, await axeFaults(page)]).toEqual([name, []]);
}

const invalid = (page: Page) => page.locator('form input[aria-invalid=true]').first();

for (const [merchant, language] of merchants) {
  const words = wordsOf(merchant, language);

  test(`${merchant}: the login is accessible when it is refused, asks for a captcha and asks for a number [AUT-01, AUT-04, AUT-10]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openForm(page, merchant, '/m/login');
    await submitButton(page).click();
    await expect(invalid(page)).toBeFocused();
    await isSound(page, `${merchant}-login-empty`);
    const name = newName();
    for (const secret of ['wrong-secret1', 'wrong-secret2']) {
      const answer = page.waitForResponse(/\/session\/login$/);
      await logIn(page, name, secret);
      // What was refused before still stands there, and the button is not busy at once.
      await answer;
      await expect(problems(page).first()).toBeVisible();
      await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(field(page, 'captcha')).toBeVisible();
    await isSound(page, `${merchant}-login-captcha`);
    await page.locator('form [role=group] button[aria-pressed=false]').click();
    await submitButton(page).click();
    await expect(field(page, 'mobileNum')).toBeFocused();
    await isSound(page, `${merchant}-login-mobile`);
  });

  test(`${merchant}: registration and both ways to a new password are accessible with everything missing [AUT-09, AUT-10, AUT-16]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openForm(page, merchant, '/m/register');
    for (const box of await page.locator('form input[name=terms]:not(:checked)').all()) await box.check();
    await submitButton(page).click();
    await expect(invalid(page)).toBeFocused();
    await isSound(page, `${merchant}-register-empty`);
    await openForm(page, merchant, '/m/forget');
    await page.getByRole('button', { name: words('widget.register.send') }).click();
    await expect(field(page, 'mobileNum')).toBeFocused();
    await isSound(page, `${merchant}-forget-phone`);
    await page.getByRole('button', { name: words('forget.emailTab'), exact: true }).click();
    await expect(field(page, 'email')).toBeVisible();
    await submitButton(page).click();
    await expect(invalid(page)).toBeFocused();
    await isSound(page, `${merchant}-forget-email`);
  });

  test(`${merchant}: the change of a password, its popup and the sign-out dialog are accessible [AUT-17, AUT-18, AUT-19]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-0');
    await openForm(page, merchant, '/m/changePsw');
    await submitButton(page).click();
    await expect(invalid(page)).toBeFocused();
    await isSound(page, `${merchant}-change-empty`);
    for (const name of ['oldPassword', 'newPassword', 'confirmPassword']) await field(page, name).fill('abc12345');
    await submitButton(page).click();
    await expect(page.getByRole('dialog', { name: words('error.password.same') })).toBeVisible();
    await isSound(page, `${merchant}-change-same`);
    await page.goto(new URL('/m/set', page.url()).href);
    const leave = page.getByRole('main').getByRole('button', { name: words('common.signOut') });
    await tapUntil(leave, page.getByRole('dialog'));
    await isSound(page, `${merchant}-sign-out`);
  });
}

for (const [merchant, acceptedPattern, letters] of [
  ['aurora', '(a+)+', 32],
  ['mono', '(a|aa)'.repeat(30), 45],
] as const) {
  test(
    `${merchant}: a rule of the server that would freeze a page does not, and the server decides [AUT-10]`,
    byBrand(merchant),
    async ({ page }) => {
      const rule = { enabled: true, required: true, acceptedPattern, minLength: 4, maxLength: 60 };
      await page.route('**/wps/system/setting/verification*', (route) =>
        route.fulfill({ json: { success: true, value: { loginUsername: rule } } }),
      );
      await openForm(page, merchant, '/m/login');
      const login = page.waitForRequest('**/wps/session/login');
      const cost = await page.evaluate(costOfRule);
      await page.evaluate(watchFrames);
      const name = `${'a'.repeat(letters)}1`;
      await logIn(page, name);
      expect((await login).postDataJSON()).toMatchObject({ username: name });
      await expect(page.locator('form [role=alert]')).toHaveText(/\S/);
      const longest = Number(await page.locator('html').getAttribute('data-longest'));
      expect(longest).toBeGreaterThan(0);
      expect(longest).toBeLessThan(Math.max(2000, 100 * cost));
    },
  );
}

/** Milliseconds that the rule takes on a name of eleven letters fewer, on this machine at this moment: the whole one takes 2,000 times as long. */
function costOfRule(): number {
  const begin = performance.now();
  /^(a+)+$/.test(`${'a'.repeat(21)}1`);
  return performance.now() - begin;
}

/** Notes the longest time between two frames from now on: a frozen page draws none. */
function watchFrames(): void {
  let last = performance.now();
  let longest = 0;
  const look = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    document.documentElement.dataset.longest = String(longest);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
