import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
const still = { reducedMotion: 'reduce', viewport: { width: 320, height: 640 } } as const;
test.use({ contextOptions: still });

const pageOf = { DAILY: 'getSalaryContract', HOURLY: 'getHourContract' } as const;

for (const [merchant, language, kind] of [
  ['aurora', 'en', 'HOURLY'],
  ['padma', 'bn', 'DAILY'],
] as const) {
  const word = wordsOf(merchant, language);
  const own = (key: string) => word(`widget.contract.${key}`);
  const url = `${origin(merchant)}/m/member/agent/${pageOf[kind]}`;
  const state = (page: Page, name: string, key: string) =>
    card(page, name).getByText(own(`state.${key}`), { exact: true });
  const card = (page: Page, name: string) =>
    page.getByRole('article', { name: own('with').replace('{{name}}', name) }).first();

  const move = async (page: Page, name: string, key: string) => {
    await card(page, name)
      .getByRole('button', { name: own(`move.${key}`), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: own(`move.${key}`), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  test(`${merchant}: both sides of a contract, from the offer to its end [AGT-07]`, { tag: '@deep' }, async ({
    page,
    browser,
  }) => {
    const other = await openOther(browser, merchant);
    await signInAs(page, merchant, 'agent-1');
    await openPage(page, url);
    await isNoWiderThanScreen(page);

    await page.getByRole('button', { name: own('offer') }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(own('receiver')).fill('agent2');
    await form.getByLabel(own('turnover')).fill('1000');
    await form.getByLabel(own('active')).fill('3');
    await form.getByLabel(own('rate'), { exact: true }).fill('0.5');
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await form.getByRole('button', { name: own('send'), exact: true }).click();
    await expect(state(page, 'agent2', 'P')).toBeVisible();

    await signInAs(other.page, merchant, 'agent-2');
    await openPage(other.page, url);
    await expect(state(other.page, 'agent1', 'P')).toBeVisible();
    await other.page.evaluate(layFlat);
    expect(await axeFaults(other.page, 'main')).toEqual([]);
    await keepPicture(other.page, `contract-${merchant}`);
    await move(other.page, 'agent1', 'A');
    await expect(state(other.page, 'agent1', 'A')).toBeVisible();

    // The other's page is older than the contract: it is told so, and shows how the contract stands.
    await move(page, 'agent2', 'C');
    await expect(state(page, 'agent2', 'A')).toBeVisible();
    await move(page, 'agent2', 'V');
    await expect(state(page, 'agent2', 'V')).toBeVisible();
    await other.page.reload();
    await move(other.page, 'agent1', 'A');
    await expect(state(other.page, 'agent1', 'C')).toBeVisible();
    await isNoWiderThanScreen(other.page);
    await other.context.close();
  });
}

async function openOther(
  browser: Browser,
  merchant: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ ...still, baseURL: origin(merchant) });
  return { context, page: await context.newPage() };
}
