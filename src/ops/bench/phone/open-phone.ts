import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { launchChromium, phone } from '@/review/screens/open-screen';
import { pathOfChromium } from '../run-script';
import { slowdownOf } from './slowdown';

/** A slow mobile network: bytes a second, and the round trip in milliseconds. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

export type Phone = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** Runs an expression in the page. */
  readonly run: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

export type PhoneOptions = {
  readonly network: 'slow' | 'local';
  /** Runs in every document before its own scripts. */
  readonly script?: string;
};

/** Starts a Chromium, without a page yet. */
export function launchBrowser(): Promise<Browser> {
  return launchChromium(pathOfChromium());
}

/** A new visitor with a small phone: 360 × 800, touch, a slow processor. */
export async function openPhone(browser: Browser, { network, script }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext({
    ...phone,
    // One pixel per CSS pixel, as in the other parts: without a graphics card, more pixels would dominate the time.
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  const rate = await slowdownOf(page);
  if (script !== undefined) await page.addInitScript(script);
  const session = await context.newCDPSession(page);
  await growWindow(session);
  if (network === 'slow') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const run = (expression: string): Promise<unknown> => page.evaluate(expression);
  return { context, page, session, run, close: () => context.close() };
}

/**
 * Makes the window so high that the phone's whole screen fits below the browser's own bars. Otherwise the page's bottom
 * is off screen and not drawn: a key typed there has no next paint, and would count as late as the next tap elsewhere.
 */
async function growWindow(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 500, height: 1000 } });
}

/**
 * Waits until an expression is true in the page, and gives its value. It is evaluated from outside, since a page's
 * policy forbids `eval`.
 */
export async function until({ run }: Phone, expression: string): Promise<unknown> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const value = await run(expression);
    if (value) return value;
    await wait(50);
  }
  throw new Error(`"${expression}" did not come true within 60 s, so there is nothing to measure.`);
}
