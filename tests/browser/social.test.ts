import type { Page } from 'playwright/test';
import { captchaAnswer, field, problems, sessionOf, submitButton, untilTakenOver, watchOutlets } from './accounts';
import { expect, test } from './checked-page';
import { newName } from './new-member';
import { createOwnConfig } from './own-config';
import { createOwnServer } from './own-server';
import { axeFaults } from './steps';
import { wordsOf } from './words-of';

// Jade as it would be with both services: Chinese, every field by name, an age gate, a direct registration.
const switches = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'];
const config = createOwnConfig(['jade'], {
  merchant: ({ auth, ...rest }) => ({ ...rest, auth: { ...auth, signIn: { provider: 'sandbox' } } }),
  console: ({ whitelabel, ...rest }) => ({
    ...rest,
    whitelabel: whitelabel.map((item) => (switches.includes(item.modId) ? { ...item, enabled: '1' } : item)),
  }),
});
const { origin, start, stop } = createOwnServer(21, () => ({ CONFIG_SOURCE: config.folder() }));
test.beforeAll(async () => {
  test.setTimeout(120_000);
  config.write();
  await start();
});
test.afterAll(() => {
  stop();
  config.remove();
});

test.use({ locale: 'zh-CN' });
const say = wordsOf('jade', 'cn');
const services = [
  { channel: 'google', button: say('login.withGoogle'), person: 'Rahim Uddin', email: 'rahim@example.com' },
  { channel: 'facebook', button: say('login.withFacebook'), person: 'Nadia Akter', email: 'nadia@example.com' },
] as const;

for (const { channel, button, person, email } of services) {
  test(`jade: ${channel} fails, is left, then opens an account with what it knows, and logs in by it [AUT-02, AUT-23]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLogin(page, '/m/login?back=%2Fm%2Fuseragreement');
    expect(await axeFaults(page)).toEqual([]);

    await leave(page, button);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Play a failure/ }).click();
    await expect(problems(page).filter({ hasText: say('error.signIn.refused') })).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    await leave(page, button);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(problems(page).filter({ hasText: say('error.signIn.cancelled') })).toHaveCount(1);
    expect(new URL(page.url()).search).toBe('?back=%2Fm%2Fuseragreement');
    expect(await sessionOf(page)).toBeNull();

    await leave(page, button);
    await page.getByRole('button', { name: person }).click();
    await page.waitForURL('**/m/register?*');
    await untilTakenOver(page);
    await expect(page.locator('form')).toContainText(person);
    await expect(field(page, 'email')).toHaveValue(email);
    expect(await axeFaults(page)).toEqual([]);
    const username = newName();
    const sent = page.waitForRequest('**/wps/member/register');
    await register(page, username);
    expect((await sent).postDataJSON()).toMatchObject({ firebaseChannel: channel, email });
    await page.waitForURL('**/m/useragreement');
    expect(await sessionOf(page)).toMatchObject({ userName: username });

    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
    await openLogin(page, '/m/login?back=%2Fm%2Fuseragreement');
    await leave(page, button);
    await page.getByRole('button', { name: person }).click();
    await page.waitForURL('**/m/useragreement');
    expect(await sessionOf(page)).toMatchObject({ userName: username });
  });
}

test('jade: a code of another state, of another service, or used before signs nobody in, and leaves no trace [AUT-23]', async ({
  page,
}) => {
  const outlets = await watchOutlets(page);
  await openLogin(page, '/m/login');
  const stale = problems(page).filter({ hasText: say('error.signIn.stale') });
  const { back } = await agree(page, services[0].button, 'Arif Hossain');
  const [state, code] = [back.get('state') ?? '', back.get('code') ?? ''];

  await openLogin(page, `/m/login?state=forged-${state}&code=${code}`);
  await expect(stale).toHaveCount(1);
  // The way back counts once, right or wrong.
  await openLogin(page, `/m/login?state=${state}&code=${code}`);
  await expect(stale).toHaveCount(1);

  const facebook = await agree(page, services[1].button, 'Arif Hossain');
  await openLogin(page, `/m/login?state=${facebook.back.get('state')}&code=${code}`);
  await expect(problems(page).filter({ hasText: say('error.signIn.refused') })).toHaveCount(1);

  expect(await sessionOf(page)).toBeNull();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state])),
  ).not.toContain(code);
  expect(new URL(page.url()).search).toBe('');
  // The document itself comes with the code; nothing that it asks for, writes or reports does.
  const lines = outlets().split('\n');
  expect(lines.filter((line) => line.includes(code) && !/\/m\/login\?|\/__sandbox\/sign-in/.test(line))).toEqual([]);
});

/** A server that has just started sends its first pages before it knows the platform's switches. */
async function openLogin(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(origin('jade') + path);
    await expect(page.getByRole('button', { name: services[0].button })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await untilTakenOver(page);
}

/** Goes to the page of a service. */
async function leave(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/__sandbox/sign-in?*');
}

/** Agrees at a service, and stops the way back before the browser is on it. */
async function agree(page: Page, button: string, person: string): Promise<{ readonly back: URLSearchParams }> {
  await leave(page, button);
  const way = page.waitForRequest((request) => /\/m\/login\?.*code=/.test(request.url()));
  await page.route(/\/m\/login\?.*code=/, (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.getByRole('button', { name: person }).click();
  return { back: new URL((await way).url()).searchParams };
}

async function register(page: Page, username: string): Promise<void> {
  const typed = {
    username,
    password: 'sunrise24',
    confirmPassword: 'sunrise24',
    payeeName: 'Li Na',
    paymentPassword: '482913',
    captcha: await captchaAnswer(page),
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  for (const box of await page.locator('form').getByRole('checkbox').all()) await box.check();
  await submitButton(page).click();
}
