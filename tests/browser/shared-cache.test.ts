import type { Page, Route } from 'playwright/test';
import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { createOwnConfig } from './own-config';
import { createOwnServer, runOverConfig } from './own-server';
import { signInAs } from './sign-in-as';

/** Documents that a shared cache keeps, as its visitors see them; the header stands for the cache in front. */
const config = createOwnConfig(['mono'], {
  merchant: (file) => ({ ...file, gateway: { withoutStatus: 'maintenance' } }),
});
const server = createOwnServer(8, () => ({ CDN: 'on', CONFIG_SOURCE: config.folder() }));
const { origin, play } = server;

test.describe.configure({ mode: 'default' });
test.use({ extraHTTPHeaders: { 'x-language': '-' } });
runOverConfig(server, config);

const home = `${origin('aurora')}/m/home`;

/** A server that has just started may lack answers of the platform in its first document, which is private then. */
async function isShared(page: Page): Promise<void> {
  const { host, port, pathname } = new URL(home);
  // Outside of the browser, no name ends in `.localhost`.
  const answer = () => page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
  await expect
    .poll(async () => (await answer()).headers()['cache-control'], { timeout: patient(60_000) })
    .toContain('s-maxage=2');
}

test('a visitor to whom the site is closed sees nothing of a page for everybody, and is told why [APP-02, RUN-07]', {
  tag: '@deep',
}, async ({ page }) => {
  await isShared(page);
  await play(page, 'aurora', { regionRestriction: true });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((done) => {
    void page.route('**/mode.json', async (route) => {
      done();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  const sent = await page.goto(home, { waitUntil: 'commit' });
  expect([sent?.status(), sent?.headers()['cache-control']]).toEqual([200, expect.stringContaining('s-maxage=2')]);
  await asked;
  await page.waitForFunction(() => document.querySelector('#root main') !== null);
  await expect(page.locator('#root main')).toBeHidden();
  answer();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText('Not available in your region');
  await expect(page).toHaveURL(/\/m\/home\?closed=1$/);
  await page.unroute('**/mode.json');
  await play(page, 'aurora', {});
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a member has their own name on a page for everybody, and the next visitor has none [APP-08, RUN-07]', {
  tag: '@deep',
}, async ({ page }) => {
  await play(page, 'aurora', {});
  await isShared(page);
  await signInAs(page, 'aurora', 'member-vip', origin('aurora'));
  const sent = await page.goto(home);
  expect(sent?.headers()['cache-control']).toContain('s-maxage=2');
  expect(sent?.headers()['set-cookie']).toBeUndefined();
  await expect(page.locator('html[data-session]')).toHaveCount(1);
  await page.evaluate(() => localStorage.clear());
  const guest = await page.goto(home);
  expect(await guest?.text()).not.toContain('data-session="member"');
  await expect(page.locator('html[data-session]')).toHaveCount(0);
});

for (const [name, answer] of [
  ['fails', (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<p>no copy</p>' })],
  ['hangs', () => undefined],
] as const) {
  test(`a page shows where the call for the mode ${name}: after 3 s at most, or once the server has decided [APP-02, RUN-07]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/mode.json', (route) => {
      asked.push(new URL(page.url()).pathname);
      return answer(route);
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(new URL(request.url()).search);
    });
    await play(page, 'aurora', {});
    await page.goto(home, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#root main') !== null);
    if (name === 'hangs') await expect(page.locator('#root main')).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
    expect([sent, asked]).toEqual([[''], ['/m/home']]);

    // This brand is closed without an answer, so the server is asked. It answers without another call for the mode.
    await play(page, 'mono', {});
    await page.goto(`${origin('mono')}/m/home`, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect([sent.slice(1), asked]).toEqual([
      ['', '?closed=1'],
      ['/m/home', '/m/home'],
    ]);
    await play(page, 'mono', { maintenance: true });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading')).toHaveText('Closed.');
  });
}
