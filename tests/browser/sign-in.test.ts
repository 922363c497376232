import type { Page } from 'playwright/test';
import {
  captchaAnswer,
  field,
  forgiveCutOff,
  openForm,
  problems,
  sentCode,
  sessionOf,
  submitButton,
  untilCountry,
  untilTakenOver,
  withAuth,
} from './accounts';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { routeUntil } from './steps';

test('aurora: whoever comes from Google or cancels there is told, and an account is opened and found again [AUT-02, AUT-23]', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await openForm(page, 'aurora', '/m/login?back=%2Fm%2Fuseragreement');
  expect(scripts()).not.toContain('sandbox-provider');

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(problems(page).first()).toHaveText(/did not finish/);
  expect(new URL(page.url()).search).toBe('?back=%2Fm%2Fuseragreement');

  const name = `Mina ${Date.now().toString(36)}`;
  await consent(page, 'Continue with Google', name);
  await page.waitForURL('**/m/register?*');
  await untilTakenOver(page);
  await expect(page.getByText(`${name}, complete the form once`)).toBeVisible();
  const username = `mina${Date.now().toString(36).slice(-6)}`;
  await register(page, username);
  await page.waitForURL('**/m/useragreement');
  expect(await sessionOf(page)).toMatchObject({ userName: username });

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await openForm(page, 'aurora', '/m/login?back=%2Fm%2Fuseragreement');
  const asked = page.waitForRequest('**/wps/session/login');
  await consent(page, 'Continue with Google', name);
  expect((await asked).postDataJSON()).toMatchObject({ type: 'firebase', firebaseChannel: 'google', password: '' });
  await page.waitForURL('**/m/useragreement');
  expect(await sessionOf(page)).toMatchObject({ userName: username });
});

test('aurora: registration offers Facebook too, and a code that nobody here asked for is not looked at [AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  await openForm(page, 'aurora', '/m/register');
  await consent(page, 'Continue with Facebook', 'Nadia');
  await page.waitForURL('**/m/register');
  await untilTakenOver(page);
  await expect(page.getByText('Nadia, complete the form once')).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/sign-in/') && asked.push(request.url()));
  await openForm(page, 'aurora', '/m/login?state=forged-state&code=0123456789abcdef');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(asked).toEqual([]);
  expect(await sessionOf(page)).toBeNull();
});

test('noor: a number that another service proves logs in, and an unknown one opens an account [AUT-05, AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  const number = `18${String(Date.now()).slice(-8)}`;
  await openForm(page, 'noor', '/m/login');
  await page.getByRole('button', { name: 'فون' }).click();
  await untilCountry(page);
  await field(page, 'mobileNum').fill(number);
  await page.locator('form button:not([type=submit])', { hasText: /بھیج/ }).click();
  await expect(field(page, 'verificationCode')).toBeEnabled();
  await field(page, 'verificationCode').fill('000001');
  await submitButton(page).click();
  await expect(problems(page).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/login');

  await field(page, 'verificationCode').fill(await sentCode(page, number));
  const asked = page.waitForRequest('**/wps/session/login');
  await submitButton(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseMobileNo: number,
    countryDialingCode: expect.stringMatching(/^\d+$/),
  });
  await page.waitForURL('**/m/register');
  await untilTakenOver(page);
  await expect(field(page, 'mobileNum')).toHaveValue(number);
  await expect(field(page, 'verificationCode')).toHaveCount(0);
});

test('noor: where config leaves it to another service, a registration is proved by its code and by no wrong one [AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  const number = `17${String(Date.now()).slice(-8)}`;
  await withAuth(page, { signIn: { provider: 'sandbox', registerCode: 'provider' } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openForm(page, 'noor', '/m/register');
  await untilCountry(page);
  await field(page, 'mobileNum').fill(number);
  await page.locator('form button:not([type=submit])', { hasText: /بھیج/ }).click();
  await expect(field(page, 'verificationCode')).toBeEnabled();
  for (const [name, value] of Object.entries({
    password: 'sunrise24',
    confirmPassword: 'sunrise24',
    payeeName: 'Nora Khan',
  }))
    await field(page, name).fill(value);
  for (const box of await page.locator('form').getByRole('checkbox').all()) await box.check();
  await field(page, 'verificationCode').fill('000001');
  await submitButton(page).click();
  await expect(field(page, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).not.toContain('/wps/member/register/mobile');
  expect(asked.filter((path) => path.includes('/wps/verification/sms'))).toEqual([]);

  await field(page, 'verificationCode').fill(await sentCode(page, number));
  const sent = page.waitForRequest('**/wps/member/register/mobile');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ firebaseChannel: 'sms', mobileNum: number });
  await page.waitForURL('**/m/home');
});

for (const merchant of ['aurora', 'jade'] as const) {
  test(`${merchant}: a trial that fails leaves a guest; one that opens has its own merchant, and sends to a real account where it must [AUT-07]`, {
    tag: '@deep',
  }, async ({ page, faults }) => {
    await openForm(page, merchant, '/m/trail');
    const start = page.locator('form button[type=button]').filter({ has: page.locator('use[href$="#play"]') });
    const comeBack = await routeUntil(page, '**/wps/session/login/freeplay', (route) => route.abort());
    await start.click();
    await expect(problems(page).first()).toBeVisible();
    expect(await sessionOf(page)).toBeNull();

    comeBack();
    const asked = page.waitForRequest('**/wps/session/login/freeplay');
    await start.click();
    expect((await asked).headers()).toMatchObject({ 'x-gateway-version': '3' });
    await page.waitForURL('**/m/home');
    const session = await sessionOf(page);
    expect(session?.merchantCode).toBe(`${merchant.toUpperCase()}TRIAL`);
    expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toBe(session?.userName);

    const info = page.waitForRequest('**/wps/member/info*');
    // It shows for a moment, which may be over before the document has loaded every picture.
    const told = page.locator('[data-kind=fail]').filter({ hasText: /actual account|真实|实际|正式/ });
    await Promise.all([told.waitFor(), page.goto(`${origin(merchant)}/m/voucherCenter`)]);
    expect((await info).headers()).toMatchObject({ merchant: `${merchant.toUpperCase()}TRIAL` });
    await page.waitForURL('**/m/mine');
    forgiveCutOff(faults);
  });
}

/** Goes to the service's page and agrees there as someone of a name. */
async function consent(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/__sandbox/sign-in?*');
  await page.getByLabel('Someone else').fill(name);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function register(page: Page, username: string): Promise<void> {
  await field(page, 'username').fill(username);
  await field(page, 'password').fill('sunrise24');
  await field(page, 'confirmPassword').fill('sunrise24');
  await field(page, 'captcha').fill(await captchaAnswer(page));
  for (const box of await page.locator('form').getByRole('checkbox').all()) await box.check();
  await submitButton(page).click();
}

/** Names of the scripts that were asked for so far. */
function scriptsOf(page: Page): () => string {
  const names: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && names.push(request.url()));
  return () => names.join(' ');
}
