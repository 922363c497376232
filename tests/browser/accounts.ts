import type { Locator, Page } from 'playwright/test';
import { expect } from './checked-page';
import { origin } from './origin';
import { waitingIsland } from './steps';

/** Password of every account of the sandbox. */
export const password = 'abc12345';

/** Waits until what is wanted is there and hydrated: what is typed before that belongs to nobody. */
export async function untilTakenOver(page: Page, selector = 'main form button[type=submit]'): Promise<void> {
  const isHydrated = ({ wanted, waiting }: { readonly wanted: string; readonly waiting: string }) =>
    document.querySelector('#root[data-hydrated]') !== null &&
    document.querySelector(wanted)?.closest(waiting) === null;
  // A tab behind another draws no frames.
  await page.waitForFunction(isHydrated, { wanted: selector, waiting: waitingIsland }, { polling: 100 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** Opens a page with a form. A server that has just started sends its first pages before it has read the platform's settings. */
export async function openForm(page: Page, merchant: string, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(origin(merchant) + path);
    expect(await page.evaluate(isSettled)).toBe(true);
  }).toPass();
  await untilTakenOver(page);
}

function isSettled(): boolean {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  return boot.statics?.['register.ready'] === true;
}

/** A field by its name on the wire, whatever the language of its label. */
export function field(page: Page, name: string): Locator {
  return page.locator(`form [name="values.${name}"]`);
}

/** Opens what a form may keep closed, as a player does: the fields that may be left out. */
export async function openFold(page: Page): Promise<void> {
  const more = page.locator('form button[aria-expanded=false][aria-controls]');
  if ((await more.count()) === 0) return;
  await more.click();
  await expect(more).toHaveCount(0);
}

export function submitButton(page: Page): Locator {
  return page.locator('form button[type=submit]');
}

/** What the form says beside its fields and above its button. */
export function problems(page: Page): Locator {
  return page.locator('form').locator('[role=alert], [aria-live=polite]').filter({ hasText: /\S/ });
}

/** Waits for the dialling code: it comes with the platform's list of countries, and another service is sent no number without it. */
export async function untilCountry(page: Page): Promise<void> {
  await expect(page.locator('form button').filter({ hasText: /\+\d/ })).toBeVisible();
}

/** Chooses by what to log in. Where nobody registers with a name, the form begins with the number. */
export async function chooseWay(page: Page, name: 'username' | 'mobileNum'): Promise<void> {
  await expect(field(page, 'username').or(field(page, 'mobileNum'))).toBeVisible();
  if (!(await field(page, name).isVisible()))
    await page.locator('form [role=group] button[aria-pressed=false]').click();
}

export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await chooseWay(page, 'username');
  await field(page, 'username').fill(username);
  await field(page, 'password').fill(secret);
  await submitButton(page).click();
}

/** The session that the browser keeps, or null. A page that is just being loaded anew is asked again. */
export async function sessionOf(page: Page): Promise<{ readonly [name: string]: unknown } | null> {
  let text: string | null = null;
  await expect(async () => {
    text = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'));
  }).toPass();
  return JSON.parse(text ?? 'null');
}

/** The code that the sandbox sent to a number last. */
export async function sentCode(page: Page, mobile: string): Promise<string> {
  return page.evaluate(async (number) => {
    const { codes } = await (await fetch('/__sandbox/api/state')).json();
    return codes.find((sent: { readonly mobile: string }) => sent.mobile === number)?.code ?? '';
  }, mobile);
}

/** What the picture of the captcha shows. */
export async function captchaAnswer(page: Page): Promise<string> {
  await expect(page.locator('form img[src^="data:image/png"]')).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'captchaId');
  return page.evaluate(
    async (id) => String((await (await fetch(`/__sandbox/api/captcha?id=${id}`)).json()).answer),
    cookie?.value ?? '',
  );
}

/** Everything that a page lets out: addresses it asks for, lines in its console, reports to whoever listens. */
export async function watchOutlets(page: Page): Promise<() => string> {
  const lines: string[] = [];
  page.on('request', (request) => lines.push(`${request.method()} ${request.url()}`));
  page.on('framenavigated', (frame) => lines.push(frame.url()));
  page.on('console', (message) => lines.push(message.text()));
  await page.exposeFunction('keepReport', (line: string) => lines.push(line));
  await page.addInitScript(() => {
    const keep: unknown = Reflect.get(window, 'keepReport');
    window.addEventListener('livery:report', (event) => {
      const detail = event instanceof CustomEvent ? event.detail : undefined;
      if (typeof keep === 'function')
        keep(`${JSON.stringify(detail)} ${JSON.stringify(detail?.error)} ${detail?.error?.stack}`);
    });
  });
  return () => [...lines, page.url()].join('\n');
}

/** Lines that Chromium writes for each request that a test has cut off; any other line is left to fail the test. */
export function forgiveCutOff(faults: string[]): void {
  const others = faults.filter((line) => !/net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(line));
  faults.splice(0, faults.length, ...others);
}

/** Opens documents whose state was changed on its way, as another config would have made it. */
export async function withAuth(page: Page, auth: object): Promise<void> {
  await page.route('**/m/**', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { host, port } = new URL(request.url());
    const url = request.url().replace(host, `127.0.0.1:${port}`);
    const response = await route.fetch({ url, headers: { ...request.headers(), host } });
    const body = (await response.text()).replace(
      /(<script[^>]* id="boot"[^>]*>)(.*?)(?=<\/script>)/s,
      (_, open, json) => {
        const boot = JSON.parse(json);
        boot.merchant.auth = { ...boot.merchant.auth, ...auth };
        return open + JSON.stringify(boot).replaceAll('<', '\\u003c');
      },
    );
    return route.fulfill({ response, body });
  });
}
