import { gzipSync } from 'node:zlib';
import { chromium, type Response } from 'playwright';
import { chromiumFlags } from '../../chromium.mjs';
import { pathOfChromium } from '../run-script';

/** Bytes of JS, gzipped, that a browser asks for on its first visit of a page before the page has loaded. */
export async function askedScripts(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: pathOfChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const scripts: Response[] = [];
    let isLoaded = false;
    page.on('response', (response) => {
      if (!isLoaded && response.request().resourceType() === 'script') scripts.push(response);
    });
    page.once('load', () => {
      isLoaded = true;
    });
    await page.goto(url, { waitUntil: 'load' });
    const asked = await Promise.all(scripts.map((script) => script.body()));
    return asked.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).byteLength, 0);
  } finally {
    await browser.close();
  }
}
