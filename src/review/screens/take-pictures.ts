import type { Browser, Page } from 'playwright';
import { installNodeNames, isSettled, markNodes, openHolder } from './mark-nodes.mjs';
import { launchChromium, openScreen, phone } from './open-screen';
import { startBuilt } from './start-built';

/** Screens to photograph in two states of the merchants, each a folder. */
export type PictureOrder = {
  readonly before: string;
  readonly after: string;
  readonly screens: readonly OrderedScreen[];
};

/**
 * `marks` are nodes to outline, as `mine balance`. `holders` are containers, such as menus, of which one is opened if
 * no mark is in sight. `isFrame`: the changes are in the frame around every page, so the window keeps the height of a
 * phone.
 */
export type OrderedScreen = {
  readonly brand: string;
  readonly path: string;
  readonly persona: string;
  readonly language: string;
  readonly marks: readonly string[];
  readonly holders: readonly string[];
  readonly isFrame: boolean;
};

/** A JPEG in base64 with the changes outlined, or the reason why there is none. */
export type TakenPicture = { readonly jpeg: string; readonly marked: number } | { readonly why: string };

/** Taller pages are cut, so that a file of many pictures opens on any machine. */
export const mostHeight = 2400;

/** Takes the pictures one screen after the other, in both states at once, with the built server of `root`. */
export async function* takePictures(
  { before, after, screens }: PictureOrder,
  { root, executablePath }: { readonly root: string; readonly executablePath: string },
): AsyncGenerator<{ readonly before: TakenPicture; readonly after: TakenPicture }> {
  const servers = [startBuilt(root, before), startBuilt(root, after)] as const;
  try {
    const [oldServer, newServer] = await Promise.all(servers);
    const browser = await launchChromium(executablePath);
    try {
      for (const screen of screens) {
        const pictures = [
          pictureOf(browser, screen, oldServer.port),
          pictureOf(browser, screen, newServer.port),
        ] as const;
        const [first, second] = await Promise.all(pictures);
        yield { before: first, after: second };
      }
    } finally {
      await browser.close();
    }
  } finally {
    // One server may have started although the other did not.
    for (const server of await Promise.allSettled(servers)) if (server.status === 'fulfilled') server.value.stop();
  }
}

async function pictureOf(browser: Browser, screen: OrderedScreen, port: number): Promise<TakenPicture> {
  const { brand, persona, language } = screen;
  const origin = `http://${brand}.localhost:${port}`;
  try {
    const page = await openScreen(browser, { origin, merchant: brand, persona, language });
    return await pictureIn(page, screen, origin).finally(() => page.context().close());
  } catch (error) {
    return { why: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '' };
  }
}

async function pictureIn(
  page: Page,
  { path, marks, holders, isFrame }: OrderedScreen,
  origin: string,
): Promise<TakenPicture> {
  await page.addInitScript(installNodeNames);
  const status = await openSettled(page, `${origin}${path}`);
  if (status !== 200) return { why: `the page answered ${status}` };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { viewport } = phone;
  if (!isFrame)
    await page.setViewportSize({ ...viewport, height: Math.min(mostHeight, Math.max(viewport.height, height)) });
  await waitUntilIdle(page);
  let marked = await page.evaluate(markNodes, marks);
  if (marked === 0 && (await page.evaluate(openHolder, holders))) {
    await waitUntilIdle(page);
    marked = await page.evaluate(markNodes, marks);
  }
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 70 });
  return { jpeg: jpeg.toString('base64'), marked };
}

const mostAttempts = 10;
const retryMs = 500;

/**
 * Opens a page under the server's current settings: a server that has just started sends documents before it has them.
 */
export async function openSettled(page: Page, address: string): Promise<number | 'nothing'> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const answer = await page.goto(address, { waitUntil: 'load' });
    await waitUntilIdle(page);
    if (answer === null || !answer.ok()) return answer?.status() ?? 'nothing';
    if (await page.evaluate(isSettled)) break;
    await page.waitForTimeout(retryMs);
  }
  return 200;
}

/** Waits until no request is running. A page that never gets there is photographed as it is. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(waitForImages);
}

/** Waits up to 3 s for the images in the window: a taller window loads more after the network was idle. */
function waitForImages(): Promise<void> {
  const isInWindow = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
  const decodings = [...document.images].filter(isInWindow).map((image) => image.decode().catch(() => undefined));
  return Promise.race([Promise.all(decodings), new Promise((done) => setTimeout(done, 3000))]).then(() => undefined);
}
