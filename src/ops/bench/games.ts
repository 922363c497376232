import type { Browser } from 'playwright';
import { serveBuild } from '../size/serve-build';
import { atMost, justShown, type Part, shown } from './figure';
import { median } from './measure';
import { type Answered, type Scrolled, scrollWhole, tap, watchFrames } from './phone/frames';
import { handList, serveByHand } from './phone/hand-page';
import { longLists, openLongList, tiles } from './phone/long-list';
import { launchBrowser, openPhone, type Phone, until } from './phone/open-phone';
import { signIn, withoutPopups } from './phone/sign-in';
import { buildWhatIsStale } from './run-script';
import type { Served } from './server/serve';

const port = 4366;
const handPort = 4367;
const merchant = 'aurora';
const origin = `http://${merchant}.localhost:${port}`;
const scrolls = 3;
const taps = 7;

/** Scrolling and tapping lists of games, with the processor slowed four times. */
export const games: Part = async (say) => {
  say('building what is stale …');
  buildWhatIsStale();
  const served = await serveBuild(port);
  const browser = await launchBrowser();
  try {
    say(`a list of ${tiles} tiles …`);
    const livery = await withPhone(browser, async (phone) => {
      // Only a member has favourites.
      await signIn(phone, origin, merchant);
      await openLongList(phone, `${origin}/m/gameList?gameType=RNG&q=e`);
      return { ...(await useList(phone)), pictures: await picturesOf(phone) };
    });
    say('the same by hand …');
    const byHand = await byHandOf(browser, served, livery.pictures);
    say('changing categories …');
    const categories = await withPhone(browser, changeCategories);
    return [
      atMost(0.05, {
        what: `scrolling ${tiles} tiles on a slow phone: frames that the screen did not get, median`,
        livery: median(livery.scrolled.map(({ dropped }) => dropped)),
        byHand: median(byHand.scrolled.map(({ dropped }) => dropped)),
        show: shown.percent,
      }),
      justShown({
        what: 'the same, frames for which the page’s own thread came too late',
        livery: median(livery.scrolled.map(({ late }) => late)),
        byHand: median(byHand.scrolled.map(({ late }) => late)),
        show: shown.percent,
      }),
      justShown({
        what: 'the same, processor time of the main thread',
        livery: median(livery.scrolled.map(({ work }) => work)),
        byHand: median(byHand.scrolled.map(({ work }) => work)),
        show: shown.milliseconds,
      }),
      atMost(1, {
        what: 'a tap on a heart among them: frames until it shows, median',
        livery: median(livery.hearts.map(({ frames }) => frames)),
        byHand: median(byHand.hearts.map(({ frames }) => frames)),
        show: shown.count,
      }),
      justShown({
        what: 'the same, to the start of that frame',
        livery: median(livery.hearts.map(({ time }) => time)),
        byHand: median(byHand.hearts.map(({ time }) => time)),
        show: shown.milliseconds,
      }),
      atMost(1, {
        what: 'a category at home whose tiles are there already: frames until they show, median',
        livery: median(categories.map(({ frames }) => frames)),
        show: shown.count,
      }),
      justShown({
        what: 'the same, to the start of that frame',
        livery: median(categories.map(({ time }) => time)),
        show: shown.milliseconds,
      }),
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
};

type Used = { readonly scrolled: readonly Scrolled[]; readonly hearts: readonly Answered[] };

async function withPhone<Result>(browser: Browser, use: (phone: Phone) => Promise<Result>): Promise<Result> {
  const phone = await openPhone(browser, {
    network: 'local',
    script: [watchFrames, longLists, withoutPopups].join(';'),
  });
  return use(phone).finally(phone.close);
}

/** Scrolls the list and taps its first hearts. */
async function useList(phone: Phone): Promise<Used> {
  const scrolled: Scrolled[] = [];
  for (let time = 0; time < scrolls; time += 1) scrolled.push(await scrollWhole(phone));
  await phone.run('scrollTo(0, 0)');
  const hearts: Answered[] = [];
  for (let index = 0; index < taps; index += 1) {
    const heart = `main li:nth-child(${index + 1}) button[aria-pressed]`;
    const was = await phone.page.locator(heart).first().getAttribute('aria-pressed');
    const shows = `document.querySelector('${heart}')?.getAttribute('aria-pressed') === '${was === 'true' ? 'false' : 'true'}'`;
    hearts.push(await tap(phone, heart, shows));
  }
  return { scrolled, hearts };
}

/** Switches between two categories that were both open before. */
async function changeCategories(phone: Phone): Promise<readonly Answered[]> {
  await phone.page.goto(`${origin}/m/home`, { waitUntil: 'load' });
  const keys = ['RNG', 'FISH'] as const;
  const firstTile = new Map<string, string>();
  const all: Answered[] = [];
  for (let index = 0; index < taps + keys.length; index += 1) {
    const key = keys[index % keys.length] ?? 'RNG';
    const tab = `[data-category-menu] [data-key=${key}]`;
    const known = firstTile.get(key);
    if (known === undefined) {
      const before = JSON.stringify(await phone.run(firstGame));
      await phone.page.locator(tab).first().click();
      await phone.page.locator(`${tab}[aria-selected=true]`).waitFor();
      // The menu may show the change before the panel does.
      firstTile.set(key, String(await until(phone, `${firstGame} !== ${before} && ${firstGame}`)));
    } else all.push(await tap(phone, tab, `${firstGame} === ${JSON.stringify(known)}`));
  }
  if (new Set(firstTile.values()).size < keys.length)
    throw new Error('Two categories begin with the same tile, so a change between them cannot be seen.');
  return all;
}

/** Identifies a tile by its address; its marks may appear later. */
const firstGame = `document.querySelector('[data-game-panel] li a')?.getAttribute('href')`;

/** The same tiles with the same pictures, in a page written by hand. */
async function byHandOf(browser: Browser, served: Served, pictures: readonly string[]): Promise<Used> {
  const files = await Promise.all(
    pictures.map(async (path) => {
      const { body } = await served.ask(path, `${merchant}.localhost`, 'identity');
      return [path, { type: path.endsWith('.webp') ? 'image/webp' : 'image/svg+xml', body }] as const;
    }),
  );
  const page = { type: 'text/html; charset=utf-8', body: handList(pictures, tiles) };
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
