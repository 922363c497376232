import type { Browser } from 'playwright';
import { serveBuild } from '../size/serve-build';
import { atMost, formats, type Part, withoutTarget } from './figure';
import { median } from './measure';
import { type ScrollFigures, scrollWhole, type TapAnswer, tap, watchFrames } from './phone/frames';
import { handList, serveByHand } from './phone/hand-page';
import { longLists, openLongList, tileCount } from './phone/long-list';
import { launchBrowser, openPhone, type Phone, until } from './phone/open-phone';
import { signIn, withoutPopups } from './phone/sign-in';
import { buildWhatIsStale } from './run-script';
import type { RunningServer } from './server/serve';

const port = 4366;
const handPort = 4367;
const merchant = 'aurora';
const origin = `http://${merchant}.localhost:${port}`;
const scrollCount = 3;
const tapCount = 7;

/** Scrolling and tapping lists of games, on a slow phone. */
export const games: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  const server = await serveBuild(port);
  const browser = await launchBrowser();
  try {
    say(`a list of ${tileCount} tiles …`);
    const livery = await withPhone(browser, async (phone) => {
      // Only a member has favourites.
      await signIn(phone, origin, merchant);
      await openLongList(phone, `${origin}/m/gameList?gameType=RNG&q=e`);
      return { ...(await useList(phone)), pictures: await picturesOf(phone) };
    });
    say('the same by hand …');
    const byHand = await byHandOf(browser, server, livery.pictures);
    say('changing categories …');
    const categories = await withPhone(browser, changeCategories);
    return [
      atMost(0.05, {
        what: `scrolling ${tileCount} tiles on a slow phone: frames that the screen did not get, median`,
        livery: median(livery.scrolled.map(({ dropped }) => dropped)),
        byHand: median(byHand.scrolled.map(({ dropped }) => dropped)),
        show: formats.percent,
      }),
      withoutTarget({
        what: 'the same, frames for which the page’s own thread came too late',
        livery: median(livery.scrolled.map(({ late }) => late)),
        byHand: median(byHand.scrolled.map(({ late }) => late)),
        show: formats.percent,
      }),
      withoutTarget({
        what: 'the same, processor time of the main thread',
        livery: median(livery.scrolled.map(({ work }) => work)),
        byHand: median(byHand.scrolled.map(({ work }) => work)),
        show: formats.milliseconds,
      }),
      atMost(1, {
        what: 'a tap on a heart among them: frames until it shows, median',
        livery: median(livery.hearts.map(({ frames }) => frames)),
        byHand: median(byHand.hearts.map(({ frames }) => frames)),
        show: formats.count,
      }),
      withoutTarget({
        what: 'the same, to the start of that frame',
        livery: median(livery.hearts.map(({ time }) => time)),
        byHand: median(byHand.hearts.map(({ time }) => time)),
        show: formats.milliseconds,
      }),
      atMost(1, {
        what: 'a category at home whose tiles are there already: frames until they show, median',
        livery: median(categories.map(({ frames }) => frames)),
        show: formats.count,
      }),
      withoutTarget({
        what: 'the same, to the start of that frame',
        livery: median(categories.map(({ time }) => time)),
        show: formats.milliseconds,
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

type ListFigures = { readonly scrolled: readonly ScrollFigures[]; readonly hearts: readonly TapAnswer[] };

async function withPhone<Result>(browser: Browser, use: (phone: Phone) => Promise<Result>): Promise<Result> {
  const phone = await openPhone(browser, {
    network: 'local',
    script: [watchFrames, longLists, withoutPopups].join(';'),
  });
  return use(phone).finally(phone.close);
}

/** Scrolls the list and taps its first hearts. */
async function useList(phone: Phone): Promise<ListFigures> {
  const scrolled: ScrollFigures[] = [];
  for (let time = 0; time < scrollCount; time += 1) scrolled.push(await scrollWhole(phone));
  await phone.run('scrollTo(0, 0)');
  const hearts: TapAnswer[] = [];
  for (let index = 0; index < tapCount; index += 1) {
    const heart = `main li:nth-child(${index + 1}) button[aria-pressed]`;
    const stateBefore = await phone.page.locator(heart).first().getAttribute('aria-pressed');
    const isToggled = `document.querySelector('${heart}')?.getAttribute('aria-pressed') === '${stateBefore === 'true' ? 'false' : 'true'}'`;
    hearts.push(await tap(phone, heart, isToggled));
  }
  return { scrolled, hearts };
}

/** Switches between two categories that were both open before. */
async function changeCategories(phone: Phone): Promise<readonly TapAnswer[]> {
  await phone.page.goto(`${origin}/m/home`, { waitUntil: 'load' });
  const keys = ['RNG', 'FISH'] as const;
  const firstTile = new Map<string, string>();
  const answers: TapAnswer[] = [];
  for (let index = 0; index < tapCount + keys.length; index += 1) {
    const key = keys[index % keys.length] ?? 'RNG';
    const tab = `[data-category-menu] [data-key=${key}]`;
    const tileSeen = firstTile.get(key);
    if (tileSeen === undefined) {
      const before = JSON.stringify(await phone.run(firstGame));
      await phone.page.locator(tab).first().click();
      await phone.page.locator(`${tab}[aria-selected=true]`).waitFor();
      // The menu may show the change before the panel does.
      firstTile.set(key, String(await until(phone, `${firstGame} !== ${before} && ${firstGame}`)));
    } else answers.push(await tap(phone, tab, `${firstGame} === ${JSON.stringify(tileSeen)}`));
  }
  if (new Set(firstTile.values()).size < keys.length)
    throw new Error('Two categories begin with the same tile, so a change between them cannot be seen.');
  return answers;
}

/** Identifies a tile by its address; its marks may appear later. */
const firstGame = `document.querySelector('[data-game-panel] li a')?.getAttribute('href')`;

/** The same tiles with the same pictures, in a page written by hand. */
async function byHandOf(
  browser: Browser,
  liveryServer: RunningServer,
  pictures: readonly string[],
): Promise<ListFigures> {
  const files = await Promise.all(
    pictures.map(async (path) => {
      const { body } = await liveryServer.ask(path, `${merchant}.localhost`, 'identity');
      return [path, { type: path.endsWith('.webp') ? 'image/webp' : 'image/svg+xml', body }] as const;
    }),
  );
  const page = { type: 'text/html; charset=utf-8', body: handList(pictures, tileCount) };
  const server = await serveByHand({ '/': page, ...Object.fromEntries(files) }, handPort);
  return withPhone(browser, async (phone) => {
    await phone.page.goto(`http://127.0.0.1:${handPort}/`, { waitUntil: 'load' });
    return useList(phone);
  }).finally(() => server.close());
}

async function picturesOf({ run }: Phone): Promise<readonly string[]> {
  const paths = await run(
    `[...new Set([...document.querySelectorAll('main li > a:first-child img')].map((image) => new URL(image.src).pathname))]`,
  );
  return Array.isArray(paths) ? paths.map(String) : [];
}
