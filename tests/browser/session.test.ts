import type { Page } from 'playwright/test';
import {
  field,
  forgiveCutOff,
  logIn,
  openForm,
  password,
  problems,
  sessionOf,
  submitButton,
  untilTakenOver,
  withAuth,
} from './accounts';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { routeUntil } from './steps';

const isSignedIn = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-session'));

for (const merchant of ['aurora', 'mono'] as const) {
  test(
    `${merchant}: every tab follows a login and a logout, and a logout without a network leaves nothing [AUT-06, AUT-18, AUT-19]`,
    byBrand(merchant),
    async ({ page, context, faults }) => {
      const other = await context.newPage();
      await other.addInitScript(() => sessionStorage.setItem('seen', 'popups-A popups-B app'));
      await other.goto(`${origin(merchant)}/m/useragreement`);
      await untilTakenOver(other, '#root button');
      // A tab behind another draws a frame a second, and a tap waits for two.
      await page.bringToFront();
      await openForm(page, merchant, '/m/login?back=%2Fm%2Fset');
      await logIn(page, 'member0');
      await page.waitForURL('**/m/set');
      await expect.poll(() => isSignedIn(other)).toBe(true);

      const leave = page.getByRole('main').getByRole('button', { name: /log out|sign out/i });
      const dialog = page.getByRole('dialog');
      await leave.click();
      await dialog
        .getByRole('button')
        .filter({ hasText: /stay|cancel|no/i })
        .click();
      await expect(dialog).toHaveCount(0);
      expect(await sessionOf(page)).toMatchObject({ userName: 'member0' });

      await page.evaluate(() => {
        for (const key of ['memberInfo', 'bankList']) localStorage.setItem(key, '[]');
        sessionStorage.setItem('mine', '1');
      });
      await page.route('**/wps/session/logout', (route) => route.abort());
      await leave.click();
      await dialog
        .getByRole('button')
        .filter({ hasText: /log out|sign out|leave|yes/i })
        .click();
      await page.waitForURL('**/m/home');
      await expect.poll(() => isSignedIn(other)).toBe(false);
      const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
      for (const key of ['MC_SESSION_INFO', 'memberInfo', 'bankList', 'mine', 'trialName'])
        expect(left).not.toHaveProperty(key);
      expect(left).toMatchObject({ autoLogin: '0' });
      forgiveCutOff(faults);
    },
  );

  test(
    `${merchant}: a dead token ends in a guest on the same page, whose public parts are read again [AUT-06]`,
    byBrand(merchant),
    async ({ page }) => {
      await signInAs(page, merchant, 'member-0');
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}');
        localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, token: 'forged' }));
      });
      await page.goto(`${origin(merchant)}/m/notice`);
      await expect.poll(() => sessionOf(page)).toBeNull();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/m/notice');
      expect(await isSignedIn(page)).toBe(false);
    },
  );
}

test('aurora: a half-written or forged record is a guest [AUT-06, AUT-18]', async ({ page }) => {
  for (const broken of ['{"token":"half', '{"token":"t"}']) {
    await page.goto(`${origin('aurora')}/robots.txt`);
    await page.evaluate((text) => localStorage.setItem('MC_SESSION_INFO', text), broken);
    await page.goto(`${origin('aurora')}/m/set`);
    await page.waitForURL('**/m/home');
    await expect(page.getByRole('banner').getByRole('link', { name: /log in/i })).toBeVisible();
  }
});

test('aurora: a remembered password fills the field after a reload, and nothing readable of it is kept [AUT-20]', {
  tag: '@deep',
}, async ({ page }) => {
  await openForm(page, 'aurora', '/m/login');
  await page.locator('form').getByRole('checkbox').check();
  await logIn(page, 'member0');
  await page.waitForURL('**/m/home');
  const kept = await page.evaluate(readEverything);
  expect(kept.text).toContain('member0');
  for (const form of [password, btoa(password), btoa(btoa(password))]) expect(kept.text).not.toContain(form);
  expect(kept.keys).toEqual(['not extractable']);

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await openForm(page, 'aurora', '/m/login');
  await expect(field(page, 'password')).toHaveValue(password);
  await expect(field(page, 'username')).toHaveValue('member0');

  await page.evaluate(dropDatabase);
  await openForm(page, 'aurora', '/m/login');
  await expect(field(page, 'username')).toHaveValue('member0');
  await expect(field(page, 'password')).toHaveValue('');
});

for (const [merchant, encryption] of [
  ['aurora', 'value'],
  ['jade', 'legacy'],
] as const) {
  test(
    `${merchant}: encrypted as ${encryption}, no request shows the password, and none goes out in plain without a key [AUT-05]`,
    byBrand(merchant),
    async ({ page }) => {
      await withAuth(page, { encryption });
      const bodies: string[] = [];
      page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
      const comeBack = await routeUntil(page, '**/wps/session/key/rsa*', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await openForm(page, merchant, '/m/login');
      await logIn(page, 'member0');
      await expect(problems(page).first()).toBeVisible();
      expect(bodies.join('\n')).not.toContain('/wps/session/login ');

      comeBack();
      const login = page.waitForRequest('**/wps/session/login');
      await submitButton(page).click();
      const { encryption: key, 'x-digest': digest } = (await login).headers();
      expect(key).toMatch(/^[0-9a-f]{100,256}$/);
      expect(digest === undefined).toBe(encryption === 'legacy');
      await page.waitForURL('**/m/home');
      expect(await sessionOf(page)).toMatchObject({ userName: 'member0' });
      for (const form of [password, btoa(password)]) expect(bodies.join('\n')).not.toContain(form);
    },
  );
}

async function dropDatabase(): Promise<void> {
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('livery');
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
}

/** What this origin keeps: both storages and the keys of its database. */
async function readEverything() {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('livery');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const found = await new Promise<readonly unknown[]>((resolve, reject) => {
    const request = opened.transaction('keys').objectStore('keys').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.close();
  const keys = await Promise.all(
    found.map((key) =>
      key instanceof CryptoKey
        ? crypto.subtle.exportKey('raw', key).then(
            () => 'readable',
            () => 'not extractable',
          )
        : 'no key',
    ),
  );
  return { text: JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie, keys };
}
