import { type ChildProcess, spawn } from 'node:child_process';
import type { Page } from 'playwright/test';
import { expect, test as plain } from 'playwright/test';
import { pagesOf } from './pages-of';
import { signInAs } from './sign-in-as';

const merchant = 'noor';

/** Every error that is not a refused request's own line fails the test: unhandled ones above all. */
const test = plain.extend<{ readonly faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`unhandled: ${error.message} at ${page.url()}`));
      page.on('console', (message) => {
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) faults.push(`${message.text()} at ${page.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** How the platform fails under every page: refusals, answers that are none, and answers that take their time. */
const scenarios = [
  ['every call fails', { fail: { '*': 'unknown.system.err' } }],
  ['every answer has the wrong shape', { malformed: { '*': 'shape' } }],
  ['no answer is JSON', { malformed: { '*': 'json' } }],
  ['every call is slow', { slow: { '*': 3000 } }],
] as const;

test.describe.configure({ mode: 'serial' });

/** A server of its own: what it is told to play must not reach the pages that other files look at. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 4319) + 31;
const origin = (who: string) => `http://${who}.localhost:${port}`;
let server: ChildProcess;

test.beforeAll(async () => {
  const env = { ...process.env, PORT: String(port), SANDBOX_DB: ':memory:' };
  server = spawn(process.execPath, ['src/ops/start.mjs'], { env, stdio: 'ignore' });
  await expect.poll(isUp, { timeout: 40_000 }).toBe(true);
});

test.afterAll(() => void server.kill());

async function isUp(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return answer?.ok === true;
}

for (const [what, scenario] of scenarios) {
  test(`${merchant}: no page is blank, and none rejects, where ${what} [APP-15, QAS-03]`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const { path, page: id, persona } of pagesOf().filter((one) => one.merchant === merchant)) {
      await play(page, {});
      await signInAs(page, merchant, persona, origin(merchant));
      await play(page, scenario);
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      if (!('slow' in scenario)) await page.waitForLoadState('networkidle');
      await expect(page.locator('#root'), `${id} (${path})`).not.toBeEmpty();
      const words = async () => ((await page.locator('#root').textContent()) ?? '').trim();
      await expect.poll(async () => (await words()).length, { message: `${id} is blank` }).toBeGreaterThan(0);
      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
    }
  });
}

test(`${merchant}: a list that did not come is a card in its place, and comes on another try [APP-15]`, async ({
  page,
}) => {
  await play(page, { fail: { announcements: 'unknown.system.err' } });
  await page.goto(`${origin(merchant)}/m/notice`);
  const retry = page.getByRole('main').getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  await play(page, {});
  await retry.click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('aurora: a refusal that shuts the visitor out leads to a page that says so [APP-21, ERR-01]', async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0', origin('aurora'));
  await answerWith(page, 403, 'access.denied');
  await page.goto(`${origin('aurora')}/m/useragreement`);
  await expect(page.getByRole('heading', { name: 'Access from here is restricted' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/ip-limit');
});

test('aurora: a text table that does not come keeps the old language and says so [APP-11]', async ({ page }) => {
  await page.goto(`${origin('aurora')}/m/home`);
  await page.waitForLoadState('networkidle');
  await page.route('**/texts/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('button', { name: /language/i })
    .first()
    .click();
  await page.getByText('বাংলা').first().click();
  await expect(page.getByText('This language could not be loaded')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('aurora: a screen that does not come says so, with another try [APP-15]', async ({ page }) => {
  await page.route('**/layout/activity.json*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${origin('aurora')}/m/activityDetail?id=101`);
  await page.getByRole('button', { name: 'See all events' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.unroute('**/layout/activity.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
});

test('aurora: a widget whose code does not come is a card with another try [APP-15]', async ({ page }) => {
  await page.route('**/assets/plain-*.js', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${origin('aurora')}/m/home`);
  await page
    .getByRole('contentinfo')
    .or(page.locator('footer, nav'))
    .getByRole('button', { name: 'Events' })
    .first()
    .click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/assets/plain-*.js');
});

async function play(page: Page, scenario: object, who: string = merchant): Promise<void> {
  const answer = await page.request.post(`http://127.0.0.1:${port}/__sandbox/api/scenario`, {
    data: { merchant: who, scenario },
  });
  expect(answer.ok()).toBe(true);
}

/** Every call of the platform answers with this refusal. */
async function answerWith(page: Page, status: number, errorCode: string): Promise<void> {
  await page.route('**/wps/**', (route) =>
    route.fulfill({ status, json: { success: false, errorCode, message: errorCode, value: null } }),
  );
}
