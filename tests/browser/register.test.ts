import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import {
  captchaAnswer,
  field,
  openFold,
  openForm,
  sentCode,
  sessionOf,
  submitButton,
  untilTakenOver,
} from './accounts';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { newName, newNumber } from './new-member';
import { secondsIn, wordsOf } from './words-of';

const secret = 'Secret123';
const merchants = [
  { merchant: 'aurora', words: wordsOf('aurora', 'en') },
  { merchant: 'padma', words: wordsOf('padma', 'bn') },
] as const;

/** The line beside a field. */
function errorOf(page: Page, name: string): Locator {
  return page.locator(`form div:not([role=group]):has(> div [name="values.${name}"]) [aria-live=polite]`).first();
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    if ((await control.count()) === 0) continue;
    if (!(await control.isVisible())) await openFold(page);
    await control.fill(value);
  }
}

async function fillCaptcha(page: Page): Promise<void> {
  if ((await field(page, 'captcha').count()) > 0) await field(page, 'captcha').fill(await captchaAnswer(page));
}

/** Sends the form; where it has a captcha and is refused, waits for the new picture. */
async function submitInVain(page: Page): Promise<void> {
  const hasCaptcha = (await field(page, 'captcha').count()) > 0;
  const drawn = hasCaptcha ? page.waitForResponse('**/wps/captcha*') : undefined;
  await submitButton(page).click();
  await drawn;
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
}

async function confirmAge(page: Page): Promise<void> {
  const box = page.locator('form input[name=age]');
  await expect(box).not.toBeChecked();
  await page.locator('form label:has(input[name=age])').click();
  await expect(box).toBeChecked();
}

for (const { merchant, words } of merchants) {
  test(`${merchant}: a taken name and a missing age are told beside them, nothing typed is lost, and a free name is in [AUT-09, AUT-12, AUT-24]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openForm(page, merchant, '/m/register');
    const username = newName();
    await fill(page, {
      mobileNum: newNumber(merchant),
      username: 'member0',
      password: secret,
      confirmPassword: secret,
    });
    await fillCaptcha(page);
    await submitButton(page).click();
    await expect(page.locator('form input[name=age]')).toHaveAttribute('aria-invalid', 'true');
    await confirmAge(page);
    await submitInVain(page);
    await expect(errorOf(page, 'username')).toHaveText(words('error.username.taken'));
    await expect(field(page, 'username')).toBeFocused();
    await expect(field(page, 'password')).toHaveValue(secret);
    expect(await sessionOf(page)).toBeNull();

    await field(page, 'username').fill(username);
    await fillCaptcha(page);
    await submitButton(page).click();
    await page.waitForURL('**/m/home');
    expect(await sessionOf(page)).toMatchObject({ userName: username, merchantCode: merchant.toUpperCase() });
  });

  test(
    `${merchant}: the code by SMS outlives a reload with what was typed; a wrong one is told, the right one registers the number [AUT-08, AUT-15]`,
    byBrand(merchant),
    async ({ page }) => {
      await openForm(page, merchant, '/m/register');
      await page.locator('main [role=group] button[aria-pressed=false]').click();
      const send = page.getByRole('button', { name: words('widget.register.send') });
      await send.click();
      await expect(field(page, 'mobileNum')).toBeFocused();
      await expect(field(page, 'verificationCode')).toBeDisabled();
      const number = newNumber(merchant);
      await fill(page, { mobileNum: number, nickname: 'Nora' });
      const sending = page.waitForRequest('**/wps/verification/sms/register');
      await send.click();
      expect((await sending).headers().moduleid).toBe('MOBILENUMREG3');
      const countdown = page.getByRole('button', { name: secondsIn(words) });
      await expect(countdown).toBeDisabled();

      await page.reload();
      await untilTakenOver(page);
      await expect(countdown).toBeDisabled();
      await expect(field(page, 'mobileNum')).toHaveValue(number);
      await expect(field(page, 'nickname')).toHaveValue('Nora');
      await expect(field(page, 'nickname')).toBeVisible();
      await expect(field(page, 'username')).toHaveCount(0);
      const code = await sentCode(page, number);
      await fill(page, {
        verificationCode: code === '000000' ? '111111' : '000000',
        password: secret,
        confirmPassword: secret,
      });
      await confirmAge(page);
      await fillCaptcha(page);
      await submitInVain(page);
      await expect(errorOf(page, 'verificationCode')).toHaveText(words('error.captcha.wrong'));

      await field(page, 'verificationCode').fill(code);
      await fillCaptcha(page);
      await submitButton(page).click();
      await page.waitForURL('**/m/home');
      expect(await sessionOf(page)).toMatchObject({ userName: number });
    },
  );

  test(`${merchant}: a wrong invitation is told beside its field before anything is sent, a right one registers, and that of a link at once [AUT-13, AUT-14]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/member/register')) sent.push(request.postDataJSON().affiliateCode);
    });
    const fillIn = async () => {
      await fill(page, {
        mobileNum: newNumber(merchant),
        username: newName(),
        password: secret,
        confirmPassword: secret,
      });
      await fillCaptcha(page);
      await confirmAge(page);
    };
    await openForm(page, merchant, '/m/register');
    await fillIn();
    await fill(page, { affiliateCode: 'NOBODY' });
    await submitInVain(page);
    await expect(errorOf(page, 'affiliateCode')).toHaveText(words('error.invitation'));
    await expect(field(page, 'affiliateCode')).toBeFocused();
    expect(sent).toEqual([]);
    await field(page, 'affiliateCode').fill('AGENT2');
    await fillCaptcha(page);
    await submitButton(page).click();
    await page.waitForURL('**/m/home');

    await page.evaluate(() => {
      localStorage.removeItem('MC_SESSION_INFO');
      sessionStorage.removeItem('drafts');
    });
    await openForm(page, merchant, '/m/register?affiliateCode=AGENT1');
    await expect(field(page, 'affiliateCode')).toBeVisible();
    await fillIn();
    await submitButton(page).click();
    await page.waitForURL('**/m/home');
    expect(sent).toEqual(['AGENT2', 'AGENT1']);
  });
}

test('aurora: what may be left out opens from the keyboard, and its first field comes next [AUT-09]', {
  tag: '@deep',
}, async ({ page }) => {
  await openForm(page, 'aurora', '/m/register');
  await expect(page.locator('form [name^="values."]:visible')).toHaveCount(4);
  const more = page.getByRole('button', { name: wordsOf('aurora', 'en')('widget.register.more') });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page, 'affiliateCode')).toBeHidden();
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(page.locator('form [name^="values."]:visible')).toHaveCount(18);
  await expect(field(page, 'mobileNum')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('form').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Tab');
  const next = page.locator('form :focus');
  await expect(next.locator('xpath=ancestor::*[@role="group"][1]')).toHaveCount(1);
});

test('aurora: a wrong captcha is told beside the picture, and counts once [AUT-09]', { tag: '@deep' }, async ({
  page,
}) => {
  const words = wordsOf('aurora', 'en');
  await openForm(page, 'aurora', '/m/register');
  await fill(page, { username: newName(), password: secret, confirmPassword: secret });
  await confirmAge(page);
  const answer = await captchaAnswer(page);
  await field(page, 'captcha').fill(answer === '0000' ? '1111' : '0000');
  await submitInVain(page);
  await expect(errorOf(page, 'captcha')).toHaveText(words('error.captcha.wrong'));
  await expect(field(page, 'captcha')).toHaveValue('');
  await field(page, 'captcha').fill(await captchaAnswer(page));
  await submitButton(page).click();
  await page.waitForURL('**/m/home');
});

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['noor', 'ur'],
] as const) {
  test(`${merchant}: a country is found by its English name or code with the keyboard alone, and axe finds nothing wrong [AUT-09]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const words = wordsOf(merchant, language);
    // What still fades in has no colours to judge.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, merchant, '/m/register');
    await openFold(page);
    const opener = page.locator('form button[aria-haspopup=dialog]');
    // It opens once the countries have come.
    await expect(opener).toBeEnabled();
    await opener.press('Enter');
    const search = page.getByRole('combobox', { name: words('widget.dialling.search') });
    await expect(search).toBeFocused();
    await expect(page.getByRole('option', { selected: true })).toBeInViewport();
    await page.keyboard.type('bhut');
    await expect(page.getByRole('option')).toHaveText([/\+975$/]);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    // A flag that is missing has no width.
    const flag = page.getByRole('option').locator('img');
    await expect(flag).toHaveJSProperty('complete', true);
    await expect(flag).not.toHaveJSProperty('naturalWidth', 0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toHaveText('+975');
    await opener.press('Enter');
    await page.keyboard.type('+977');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toHaveText('+975');
    await expect(opener).toBeFocused();
  });
}
