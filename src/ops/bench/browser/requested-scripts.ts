import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import { launchBrowser } from '../phone/open-phone';

/** Milliseconds after the load event in which an untouched page becomes idle. */
const settlingMs = 8000;

/** Whether the first button of the page is hydrated. */
const isHydrated = `document.querySelector('#root[data-hydrated] button')?.closest('[data-island]:not([data-hydrated])') === null`;

/**
 * Gzipped bytes of JS that a browser requests on its first visit of a page: until the page answers to taps, and until
 * it is idle.
 */
export async function requestedScripts(url: string): Promise<{ readonly answering: number; readonly quiet: number }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(url, { waitUntil: 'load' });
    while (!(await page.evaluate(isHydrated))) await page.waitForTimeout(5);
    const scriptsUntilAnswering = [...scripts];
    await page.waitForTimeout(settlingMs);
    return { answering: await bytesOf(scriptsUntilAnswering), quiet: await bytesOf(scripts) };
  } finally {
    await browser.close();
  }
}

async function bytesOf(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return bodies.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).byteLength, 0);
}
