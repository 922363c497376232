import type { Page } from 'playwright/test';
import { field, forgiveCutOff, problems, submitButton, untilCountry, untilTakenOver } from './accounts';
import { expect, test } from './checked-page';
import { type Play, standInForGoogle } from './google-stand-in';
import { createOwnConfig } from './own-config';
import { serveOwnConfig } from './own-server';
import { axeFaults } from './steps';
import { wordsOf } from './words-of';

// Merchants whose phone numbers Google proves: the same brands, with that one line of config.
const config = createOwnConfig(['noor', 'padma'], {
  merchant: ({ conditions, auth, ...rest }) => ({
    ...rest,
    conditions: { ...conditions, phoneSignIn: true },
    auth: { ...auth, signIn: { provider: 'identity-toolkit', apiKey: 'key-of-tests', registerCode: 'provider' } },
  }),
});
const origin = serveOwnConfig(3, config);

// One after the other: each worker that takes a part of the file would start a server.
test.describe.configure({ mode: 'default' });

test('padma: Google passes a player by itself, and a proved number opens an account [AUT-05, AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  const say = wordsOf('padma', 'bn');
  const { mine, asked } = await openPhone(page, 'padma', 'bn', () => 'passes');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: say('widget.register.send') }).click();
  await expect(field(page, 'verificationCode')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked.map(({ path }) => path).filter((path) => !/anchor|clr/.test(path))).toEqual([
    '/v1/recaptchaParams',
    '/recaptcha/api.js',
    '/recaptcha/releases/1/recaptcha__en.js',
    '/v1/accounts:sendVerificationCode',
  ]);
  expect(asked.find(({ path }) => path.endsWith(':sendVerificationCode'))?.body).toEqual({
    phoneNumber: `+880${mine}`,
    recaptchaToken: 'solved-token',
  });

  for (const [code, words] of [
    ['000001', 'error.captcha.wrong'],
    ['111111', 'error.code.expired'],
  ] as const) {
    await field(page, 'verificationCode').fill(code);
    await submitButton(page).click();
    await expect(problems(page).filter({ hasText: say(words) })).toHaveCount(1);
  }
  await field(page, 'verificationCode').fill('123456');
  const sent = page.waitForRequest('**/wps/session/login');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'sms',
    // Padma's platform stores numbers with the zero of the country's own form; Google wants them without.
    firebaseMobileNo: `0${mine}`,
  });
  await page.waitForURL('**/m/register*');
  expect(await page.evaluate(() => sessionStorage.getItem('signInTicket'))).toBeNull();
});

test('noor: whoever blocks Google, closes its question or is refused is told what to do, and loses nothing [AUT-23]', {
  tag: '@deep',
}, async ({ page, faults }) => {
  const say = wordsOf('noor', 'ur');
  let play: Play = 'silent';
  const { mine, asked } = await openPhone(page, 'noor', 'ur', () => play);
  const send = page.getByRole('button', { name: say('widget.register.send') });
  const dialog = page.getByRole('dialog', { name: say('widget.check.title') });
  await send.click();
  await expect(problems(page).filter({ hasText: say('error.offline') })).toHaveCount(1);
  play = 'blocked';
  await send.click();
  await expect(dialog.getByText(say('widget.check.failed'))).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(problems(page).filter({ hasText: say('error.signIn.checkClosed') })).toHaveCount(1);
  await expect(field(page, 'mobileNum')).toHaveValue(mine);
  await expect(send).toBeFocused();

  play = 'asks';
  await send.click();
  const question = dialog.frameLocator('iframe').frameLocator('[title=question]');
  await question.getByRole('button', { name: 'Not now' }).click();
  await dialog.getByRole('button', { name: say('widget.check.again') }).click();
  const box = dialog.frameLocator('iframe').frameLocator('#anchor').getByRole('checkbox');
  await expect(box).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(asked.some(({ path }) => path.includes('sendVerificationCode'))).toBe(false);
  play = 'refuses';
  await box.click();
  await expect(problems(page).filter({ hasText: say('error.signIn.checkRefused') })).toHaveCount(1);
  await expect(field(page, 'verificationCode')).toBeDisabled();

  play = 'passes';
  await send.click();
  await expect(field(page, 'verificationCode')).toBeEnabled();
  forgiveCutOff(faults);
});

test('noor: a registration that is refused once is sent again with the number that was proved [AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  const say = wordsOf('noor', 'ur');
  const mine = newNumber();
  const asked = await standInForGoogle(
    page,
    () => 'passes',
    () => mine,
  );
  await open(page, `${origin('noor')}/m/register`);
  await untilCountry(page);
  await field(page, 'mobileNum').fill(mine);
  await page.getByRole('button', { name: say('widget.register.send') }).click();
  await expect(field(page, 'verificationCode')).toBeEnabled();
  const typed = {
    verificationCode: '123456',
    password: 'sunrise24',
    confirmPassword: 'sunrise24',
    payeeName: 'Nora Khan',
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  for (const box of await page.locator('form').getByRole('checkbox').all()) await box.check();
  const call = '**/wps/member/register/mobile';
  await page.route(
    call,
    (route) => route.fulfill({ json: { success: false, errorCode: 'name.format', message: '' } }),
    {
      times: 1,
    },
  );
  await submitButton(page).click();
  await expect(field(page, 'payeeName')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'payeeName').fill('Nora Begum');
  const sent = page.waitForRequest(call);
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: `sandbox:${mine}` });
  await page.waitForURL('**/m/home');
  expect(asked.filter(({ path }) => path.endsWith('signInWithPhoneNumber'))).toHaveLength(1);
});

test('padma: a code that the login wants beside the proof goes with the proof [AUT-05, AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  const say = wordsOf('padma', 'bn');
  const { mine } = await openPhone(page, 'padma', 'bn', () => 'passes');
  await page.getByRole('button', { name: say('widget.register.send') }).click();
  await expect(field(page, 'verificationCode')).toBeEnabled();
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({
      json: { success: true, errorCode: 'login_verify_required', value: { mobileNum: '185***', expiredMinutes: 1 } },
    }),
  );
  await field(page, 'verificationCode').fill('123456');
  await submitButton(page).click();
  await field(page, 'loginCode').fill('654321');
  const sent = page.waitForRequest('**/wps/session/login/verification');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: expect.stringContaining(':'),
    firebaseMobileNo: `0${mine}`,
    verificationCode: '654321',
  });
});

const newNumber = () => `18${String(Date.now()).slice(-8)}`;

/** Opens the login, goes on with a phone and types a number that no account has. */
async function openPhone(page: Page, merchant: string, language: string, play: () => Play) {
  const mine = newNumber();
  const asked = await standInForGoogle(page, play, () => mine);
  await open(page, `${origin(merchant)}/m/login`);
  await page.getByRole('button', { name: wordsOf(merchant, language)('login.phone'), exact: true }).click();
  await untilCountry(page);
  await field(page, 'mobileNum').fill(mine);
  return { mine, asked };
}

/** A server that has just started sends its first pages before it knows the platform's rules. */
async function open(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(submitButton(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await untilTakenOver(page);
}
