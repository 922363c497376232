import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { patient } from '../support/patience';
import { untilTakenOver } from './accounts';

/** The tiles of a list of games, without their hearts. */
export function tilesOf(page: Page): Locator {
  return page.locator('main li > a:first-child');
}

/** What the tiles say they play, in their order. */
export function namesOf(page: Page): Promise<readonly (string | null)[]> {
  return tilesOf(page).evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel));
}

/** Answers a call as a platform that refuses it. */
export function refuse(route: Route, status = 400, errorCode = 'no.data'): Promise<void> {
  return route.fulfill({ status, json: { success: false, errorCode, message: errorCode, value: null } });
}

/** Opens a list and waits until the browser has taken over from the server's HTML: what is done before is nobody's. */
export async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isListTaken(page);
}

export async function isListTaken(page: Page): Promise<void> {
  await untilTakenOver(page, 'main input[name=q]');
}

/** To the foot until what is waited for is there: the page grows while its pictures come. */
export async function scrollUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return isThere();
  };
  await expect.poll(look, { timeout: patient(15_000) }).toBe(true);
}
