import { expect, type FrameLocator, type Page } from 'playwright/test';
import { origin } from './origin';
import { openPage } from './steps';
import { wordsOf } from './words-of';

/** Address of the launch page for a game of the house: even node ids are slots and cards, 14001 is dice. */
export function gameAddress(merchant: string, { vendor = 'LVY', nodeId = 14_001, category = 'RNG' } = {}): string {
  const query = new URLSearchParams({
    vendor,
    nodeId: String(nodeId),
    gameId: `${vendor}-${nodeId}`,
    gameCategory: category,
    name: 'Night Dice',
    pageBack: '/m/gameList?gameType=RNG',
  });
  return `${origin(merchant)}/m/launchGame?${query}`;
}

/** How often a game was asked for, from now on. */
export function countLaunches(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/game/launchGame') count += 1;
  });
  return () => count;
}

/** Takes out what a test brings about itself; what else went wrong still fails it. */
export function forgive(faults: string[], expected: string): void {
  const others = faults.filter((fault) => !fault.includes(expected));
  faults.splice(0, faults.length, ...others);
}

/** The next launches are refused as the gateway refuses them; taken back by `allowLaunch`. */
export async function refuseLaunch(page: Page, errorCode: string, value: object | null = null): Promise<void> {
  const status = errorCode === 'login.not.session' ? 401 : 500;
  const json = { success: false, errorCode, message: errorCode, value };
  refusing.add(page);
  await page.route('**/wps/game/launchGame?*', (route) =>
    refusing.has(page) ? route.fulfill({ status, json }) : route.fallback(),
  );
}

/** Leaves the interception in place: taking the last one away while a page loads can lose what is being asked for. */
export function allowLaunch(page: Page): void {
  refusing.delete(page);
}

const refusing = new WeakSet<Page>();

export function gameIn(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** What an amount says, in units of the currency. */
export function amountIn(text: string | null): number {
  return Number((text ?? '').replaceAll(/[^\d.-]/g, ''));
}

/** Puts money into a wallet. */
export async function giveMoney(page: Page, merchant: string, username: string, amount: string): Promise<void> {
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/__sandbox/api/money', { method: 'POST', headers, body: JSON.stringify(body) });
    },
    { merchant, username, amount },
  );
}

/** Puts letters into a member's inbox. */
export async function giveLetters(
  page: Page,
  merchant: string,
  username: string,
  letters: { readonly unread: number; readonly read: number },
): Promise<void> {
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/__sandbox/api/letters', { method: 'POST', headers, body: JSON.stringify(body) });
    },
    { merchant, username, ...letters },
  );
}

/** Gives a member a reward to claim; one of an amount that ends in .04 is held back. */
export async function giveReward(
  page: Page,
  merchant: string,
  username: string,
  gift: { readonly amount?: string; readonly kind?: string },
): Promise<void> {
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/__sandbox/api/reward', { method: 'POST', headers, body: JSON.stringify(body) });
    },
    { merchant, username, ...gift },
  );
}

/** Puts 20 into one of jade's wallets: games of its vendors are played from there. */
export async function fillWallet(page: Page, wallet: string): Promise<void> {
  const word = wordsOf('jade', 'en');
  await openPage(page, `${origin('jade')}/m/myWallet?from=2&to=${wallet}`);
  await page.getByRole('textbox', { name: word('widget.transfer.amount') }).fill('20');
  await page.getByRole('button', { name: word('widget.wallets.move') }).click();
  const form = page.getByRole('region', { name: word('widget.wallets.form') });
  await expect(form.getByRole('status')).toBeVisible();
}
