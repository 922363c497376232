import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium, openScreen, phone } from '@/review/screens/open-screen';
import { startBuilt } from '@/review/screens/start-built';
import { mostHeight, openSettled, waitUntilIdle } from '@/review/screens/take-pictures';
import type { PictureScreen } from './choose-screens';
import { type Box, differingBox, type Pixels } from './differing-box';

/** `before` and `after` are folders of merchants; pictures are written to `out`. */
export type PairOrder = {
  readonly before: string;
  readonly after: string;
  readonly out: string;
  readonly screens: readonly PictureScreen[];
};

/** File names of both pictures, where they differ, and faults (see `faultsIn`) that only the later one has. */
export type Pair = {
  readonly before: string;
  readonly after: string;
  readonly box?: Box;
  readonly sizes: { readonly before: PictureSize; readonly after: PictureSize };
  readonly faults: readonly string[];
};
export type PictureSize = { readonly width: number; readonly height: number };
export type TakenPair = Pair | { readonly why: string };

/** Mid-month, so that figures of the month are not empty. */
const pictureTime = Date.UTC(2026, 0, 20, 6);
const narrowest = 320;

/** What pictures are taken with: the project's folder, the browser, and `pixelsOf`, which reads a PNG. */
type Machine = {
  readonly root: string;
  readonly executablePath: string;
  readonly pixelsOf: (png: Uint8Array) => Promise<Pixels>;
};

/** Photographs each screen in both states, by the built server of `root`. The same screen gives the same bytes. */
export async function* takePairs(
  { before, after, out, screens }: PairOrder,
  { root, executablePath, pixelsOf }: Machine,
): AsyncGenerator<TakenPair> {
  const servers = [before, after].map((folder) => startBuilt(root, folder, pictureTime));
  try {
    const [oldServer, newServer] = await Promise.all(servers);
    const browser = await launchChromium(executablePath);
    try {
      for (const screen of screens)
        yield await takePair(browser, screen, {
          root,
          out,
          pixelsOf,
          ports: [oldServer?.port ?? 0, newServer?.port ?? 0],
        });
    } finally {
      await browser.close();
    }
  } finally {
    for (const server of await Promise.allSettled(servers)) if (server.status === 'fulfilled') server.value.stop();
  }
}

type Taking = Pick<Machine, 'root' | 'pixelsOf'> & {
  readonly out: string;
  readonly ports: readonly [number, number];
};

async function takePair(
  browser: Browser,
  screen: PictureScreen,
  { root, out, ports, pixelsOf }: Taking,
): Promise<TakenPair> {
  try {
    const [oldShot, newShot] = await Promise.all(ports.map((port) => takeOne(browser, screen, { port, root })));
    if (oldShot === undefined || newShot === undefined) return { why: 'nothing came' };
    const [oldPixels, newPixels] = [await pixelsOf(oldShot.png), await pixelsOf(newShot.png)];
    const box = differingBox(oldPixels, newPixels);
    return {
      before: keep(oldShot.png, out),
      after: keep(newShot.png, out),
      sizes: { before: sizeOf(oldPixels), after: sizeOf(newPixels) },
      faults: newShot.faults.filter((fault) => !oldShot.faults.includes(fault)),
      ...(box && { box }),
    };
  } catch (error) {
    return { why: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '' };
  }
}

const sizeOf = ({ width, height }: Pixels): PictureSize => ({ width, height });

type Taken = { readonly png: Buffer; readonly faults: readonly string[] };

async function takeOne(
  browser: Browser,
  { brand, persona, language, path }: PictureScreen,
  { port, root }: { readonly port: number; readonly root: string },
): Promise<Taken> {
  const origin = `http://${brand}.localhost:${port}`;
  const page = await openScreen(browser, { origin, merchant: brand, persona, language });
  try {
    await page.clock.setFixedTime(pictureTime);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    const status = await openSettled(page, `${origin}${path}`);
    if (status !== 200) throw new Error(`the page answered ${status}`);
    const { viewport } = phone;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...viewport, height: Math.min(mostHeight, Math.max(viewport.height, height)) });
    await waitUntilIdle(page);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    return { png, faults: await faultsIn(page, root) };
  } finally {
    await page.context().close();
  }
}

/** What axe finds, and whether the page is wider than the narrowest phone. */
async function faultsIn(page: Page, root: string): Promise<readonly string[]> {
  await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const found = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run();
    return violations.flatMap(({ help, nodes }: { help: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${help}: ${target.join(' ')}`),
    );
  });
  await page.setViewportSize({ width: narrowest, height: phone.viewport.height });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(Array.isArray(found) ? found.map(String) : []), ...(isWide ? [`Wider than ${narrowest} px`] : [])];
}

/** Equal pictures are one file. */
function keep(png: Buffer, out: string): string {
  const name = `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`;
  writeFileSync(join(out, name), png);
  return name;
}
