import type { Page } from 'playwright/test';
import {
  captchaAnswer,
  field,
  forgiveCutOff,
  problems,
  sessionOf,
  submitButton,
  untilTakenOver,
  watchOutlets,
} from './accounts';
import { expect, test } from './checked-page';
import { newName } from './new-member';
import { createOwnConfig } from './own-config';
import { serveOwnConfig } from './own-server';
import { axeFaults, routeUntil } from './steps';
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
const origin = serveOwnConfig(4, config);

// One after the other: each worker that takes a part of the file would start a server.
test.describe.configure({ mode: 'default' });

test.use({ locale: 'zh-CN' });
const say = wordsOf('jade', 'cn');
const services = [
  { channel: 'google', button: say('login.withGoogle'), person: 'Rahim Uddin', email: 'rahim@example.com' },
  { channel: 'facebook', button: say('login.withFacebook'), person: 'Nadia Akter', email: 'nadia@example.com' },
] as const;

for (const { channel, button, person, email } of services) {
  test(`jade: ${channel} fails, is left, then opens an account with what it knows, and logs in by it [AUT-02, AUT-23]`, {
    tag: '@deep',
  }, async ({ page, faults }) => {
    test.slow(); // Six documents, four of them judged by axe.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLogin(page, '/m/login?back=%2Fm%2Fuseragreement');
    expect(await axeFaults(page)).toEqual([]);

    await page.route('**/api/sign-in/start', (route) => route.abort(), { times: 1 });
    const told = page.locator('[data-kind=fail]').filter({ hasText: say('error.offline') });
    await Promise.all([told.waitFor(), page.getByRole('button', { name: button }).click()]);
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
    forgiveCutOff(faults);
  });
}

test('jade: a code of another state, of another service, or used before signs nobody in, and leaves no trace [AUT-23]', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow();
  const outlets = await watchOutlets(page);
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  await openLogin(page, '/m/login');
  const stale = problems(page).filter({ hasText: say('error.signIn.stale') });
  const { back } = await agree(page, services[0].button, 'Arif Hossain');
  const [state, code] = [back.get('state') ?? '', back.get('code') ?? ''];

  await comeBack(page, `/m/login?state=forged-${state}&code=${code}`);
  await expect(stale).toHaveCount(1);
  // The way back counts once, right or wrong.
  await comeBack(page, `/m/login?state=${state}&code=${code}`);
  await expect(stale).toHaveCount(1);

  const facebook = await agree(page, services[1].button, 'Arif Hossain');
  await comeBack(page, `/m/login?state=${facebook.back.get('state')}&code=${code}`);
  await expect(problems(page).filter({ hasText: say('error.signIn.refused') })).toHaveCount(1);

  expect(await sessionOf(page)).toBeNull();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state])),
  ).not.toContain(code);
  expect(new URL(page.url()).search).toBe('');
  // The document itself is asked for with the code; nothing that it asks for, writes or reports carries it.
  const lines = outlets().split('\n');
  expect(lines.filter((line) => line.includes(code) && !/\/m\/login\?|\/__sandbox\/sign-in/.test(line))).toEqual([]);
  expect(referrers.filter((line) => line.includes(code))).toEqual([]);
});

/** A server that has just started sends its first pages before it knows the platform's switches. */
async function openLogin(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(origin('jade') + path);
    await expect(page.getByRole('button', { name: services[0].button })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await untilTakenOver(page);
}

/** Comes back to the login, once: a way back that is loaded again is used up. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto(origin('jade') + path);
  await untilTakenOver(page);
}

/** Goes to the page of a service. */
async function leave(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/__sandbox/sign-in?*');
}

/** Agrees at a service, and stops on the way back: nothing of the site has run yet. */
async function agree(page: Page, button: string, person: string): Promise<{ readonly back: URLSearchParams }> {
  await leave(page, button);
  let location = '';
  const consent = '**/__sandbox/sign-in';
  const goOn = await routeUntil(page, consent, async (route) => {
    const { host, port } = new URL(route.request().url());
    const url = route.request().url().replace(host, `127.0.0.1:${port}`);
    const answer = await route.fetch({ url, headers: { ...route.request().headers(), host }, maxRedirects: 0 });
    location = answer.headers().location ?? '';
    return route.fulfill({ contentType: 'text/html', body: '<title>On the way</title>' });
  });
  await page.getByRole('button', { name: person }).click();
  await expect(page).toHaveTitle('On the way');
  goOn();
  return { back: new URL(location, origin('jade')).searchParams };
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
