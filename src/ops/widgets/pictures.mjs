// Takes a picture of each widget for merchant-configs/WIDGETS.md: `npm run widget-pictures`. It opens the pages of one
// brand as the visitors who see most of them, with the built server and a Chromium, and takes each widget where it
// appears first. Then `npm run generate` adds them.
// `npm run widget-pictures -- nav.entry state.empty` takes only those.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../review/screens/chromium.mjs';
import { installNodeNames, widgetsByNode } from '../../review/screens/mark-nodes.mjs';
import { keptCode } from '../build/kept.mjs';
import { buildWhatIsStale } from '../build.mjs';
import { folderWithSamples, visitors, visitsOf } from './visits.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const folder = resolve(root, 'schemas/pictures');
const brand = 'aurora';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** A tall widget is cut to its upper part, so that the picture stays small. */
const maxHeight = 420;
const maxBytes = 15_000;

await buildWhatIsStale(root);
const { default: sharp } = await import('sharp');
const importScreen = async (name) => import(await keptCode(root, resolve(root, `src/review/screens/${name}.ts`)));
const { launchChromium, openScreen, phone } = await importScreen('open-screen');
const { startBuilt } = await importScreen('start-built');
const { pagesOpenTo } = await importScreen('who-gets-in');
const { viewport } = phone;
const merchants = folderWithSamples(root, brand);
const server = await startBuilt(root, merchants);
const browser = await launchChromium(await findChromium());
const origin = `http://${brand}.localhost:${server.port}`;
const wantedUses = process.argv.slice(2);
const pictureOfUse = new Map();
try {
  for (const visit of visitsOf(await pagesOpenTo(brand, visitors))) {
    if (wantedUses.length > 0 && wantedUses.every((use) => pictureOfUse.has(use))) break;
    const page = await openPageAs(visit);
    for (const path of visit.paths) await takeWidgets(page, path, visit);
    await page.context().close();
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(merchants, { recursive: true, force: true });
}
if (wantedUses.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [use, picture] of pictureOfUse) writeFileSync(resolve(folder, `${use}.webp`), picture);
console.log(`${pictureOfUse.size} widgets have a picture in schemas/pictures/.`);

/** `newGreetings`: greetings that this visitor has not seen yet; all other visitors have seen them. */
async function openPageAs({ persona, newGreetings = [], isAndroid = newGreetings.length > 0 }) {
  const options = isAndroid ? { userAgent: androidPhone } : {}; // The app is offered only on Android.
  const visitor = { origin, merchant: brand, persona, language: 'en', unseen: newGreetings };
  const page = await openScreen(browser, visitor, options);
  await page.addInitScript(installNodeNames);
  return page;
}

/** Takes the widgets of a page that have no picture yet, `wait` ms after the network is idle. */
async function takeWidgets(page, path, { tap, wait = 300 }) {
  await page.setViewportSize({ ...viewport, height: 6000 }); // Parts below the screen are drawn when they come near it.
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.setViewportSize(viewport);
  await page.waitForTimeout(wait);
  if (tap !== undefined) {
    const buttons = page.getByRole('button', { name: tap });
    const target = (await buttons.count()) > 0 ? buttons : page.getByText(tap, { exact: true });
    await target.first().click({ timeout: 3000 });
    await page.waitForTimeout(900);
  }
  const uses = await page.evaluate(widgetsByNode);
  for (const use of await page.evaluate(markWidgets, { takenUses: [...pictureOfUse.keys()], wantedUses, uses })) {
    const element = page.locator(`[data-picture="${use}"]`);
    await element.evaluate(scrollBelowHeader).catch(() => undefined);
    const box = await element.boundingBox().catch(() => null);
    if (box === null || box.y < 0 || box.y > viewport.height - 24) continue;
    const clip = {
      x: Math.max(0, box.x - 8),
      y: Math.max(0, box.y - 8),
      width: Math.min(viewport.width, box.width + 16),
      height: Math.min(maxHeight, box.height + 16, viewport.height - box.y),
    };
    const picture = await smallPicture(await page.screenshot({ clip }));
    if (picture !== undefined) pictureOfUse.set(use, picture);
    else console.error(`${use} is blank or too rich on ${path}.`);
  }
}

/** The best quality within the size limit; undefined for a blank picture, or if the lowest one is too large. */
async function smallPicture(png) {
  const { entropy } = await sharp(png).stats();
  if (entropy < 0.5) return undefined; // An empty picture.
  for (const quality of [70, 50, 30]) {
    const picture = await sharp(png).webp({ quality }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  return undefined;
}

/** Runs in the page: scrolls an element to the top of the screen, below the header. */
function scrollBelowHeader(element) {
  scrollBy(0, element.getBoundingClientRect().top - 80);
}

/** Runs in the page: marks the outermost visible element of each widget with the widget's name, and gives the names. */
function markWidgets({ takenUses, wantedUses, uses }) {
  const useOf = new Map(uses);
  const markedUses = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const use = useOf.get(globalThis.nodeOf(element));
    if (use === undefined || takenUses.includes(use) || markedUses.has(use)) continue;
    if (wantedUses.length > 0 && !wantedUses.includes(use)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 24 || height < 20 || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (getComputedStyle(element).display === 'contents') continue;
    element.dataset.picture = use;
    markedUses.add(use);
  }
  return [...markedUses];
}
