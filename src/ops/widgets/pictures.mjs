// Draws a picture of each widget for merchant-configs/WIDGETS.md: `npm run widget-pictures`. It opens the pages of one brand as who sees most of
// them, with the built server and a Chromium, and keeps the first of each widget that it meets. Then `npm run generate` puts them in.
// `npm run widget-pictures -- nav.entry state.empty` takes those alone.
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
/** A picture shows what a widget is, and stays small: the upper part of a tall one. */
const tallest = 420;
const largest = 15_000;

await buildWhatIsStale(root);
const { default: sharp } = await import('sharp');
const screens = async (name) => import(await keptCode(root, resolve(root, `src/review/screens/${name}.ts`)));
const { launchChromium, openScreen, phone } = await screens('open-screen');
const { startBuilt } = await screens('start-built');
const { pagesOpenTo } = await screens('who-gets-in');
const { viewport } = phone;
const merchants = folderWithSamples(root, brand);
const server = await startBuilt(root, merchants);
const browser = await launchChromium(await findChromium());
const origin = `http://${brand}.localhost:${server.port}`;
const wanted = process.argv.slice(2);
const found = new Map();
try {
  for (const visit of visitsOf(await pagesOpenTo(brand, visitors))) {
    if (wanted.length > 0 && wanted.every((use) => found.has(use))) break;
    const page = await signedIn(visit);
    for (const path of visit.paths) await keepWidgets(page, path, visit);
    await page.context().close();
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(merchants, { recursive: true, force: true });
}
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [use, picture] of found) writeFileSync(resolve(folder, `${use}.webp`), picture);
console.log(`${found.size} widgets have a picture in schemas/pictures/.`);

/** `isNew`: what this visitor has not seen yet, and no other visitor is bothered with. */
async function signedIn({ persona, isNew = [], isAndroid = isNew.length > 0 }) {
  const options = isAndroid ? { userAgent: androidPhone } : {}; // The app is offered to whom it runs for.
  const visitor = { origin, merchant: brand, persona, language: 'en', unseen: isNew };
  const page = await openScreen(browser, visitor, options);
  await page.addInitScript(installNodeNames);
  return page;
}

/** What is new on a page, each as it shows at rest. */
async function keepWidgets(page, path, { tap, wait = 300 }) {
  await page.setViewportSize({ ...viewport, height: 6000 }); // What stands below the screen is drawn when it comes near.
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.setViewportSize(viewport);
  await page.waitForTimeout(wait);
  if (tap !== undefined) {
    const buttons = page.getByRole('button', { name: tap });
    const named = (await buttons.count()) > 0 ? buttons : page.getByText(tap, { exact: true });
    await named.first().click({ timeout: 3000 });
    await page.waitForTimeout(900);
  }
  const uses = await page.evaluate(widgetsByNode);
  for (const use of await page.evaluate(markWidgets, { known: [...found.keys()], wanted, uses })) {
    const element = page.locator(`[data-picture="${use}"]`);
    await element.evaluate(belowHeader).catch(() => undefined);
    const box = await element.boundingBox().catch(() => null);
    if (box === null || box.y < 0 || box.y > viewport.height - 24) continue;
    const clip = {
      x: Math.max(0, box.x - 8),
      y: Math.max(0, box.y - 8),
      width: Math.min(viewport.width, box.width + 16),
      height: Math.min(tallest, box.height + 16, viewport.height - box.y),
    };
    const picture = await smallPicture(await page.screenshot({ clip }));
    if (picture !== undefined) found.set(use, picture);
    else console.error(`${use} is blank or too rich on ${path}.`);
  }
}

/** As good as it may be within what a picture may weigh. */
async function smallPicture(png) {
  const { entropy } = await sharp(png).stats();
  if (entropy < 0.5) return undefined; // Blank.
  for (const quality of [70, 50, 30]) {
    const picture = await sharp(png).webp({ quality }).toBuffer();
    if (picture.length <= largest) return picture;
  }
  return undefined;
}

/** Runs in the page: clear of the header, of the footer and of what floats. */
function belowHeader(element) {
  scrollBy(0, element.getBoundingClientRect().top - 80);
}

/** Runs in the page: gives each widget's outermost element that is to be seen its name, and says which there are. */
function markWidgets({ known, wanted, uses }) {
  const useOf = new Map(uses);
  const marked = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const use = useOf.get(globalThis.nodeOf(element));
    if (use === undefined || known.includes(use) || marked.has(use)) continue;
    if (wanted.length > 0 && !wanted.includes(use)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 24 || height < 20 || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (getComputedStyle(element).display === 'contents') continue;
    element.dataset.picture = use;
    marked.add(use);
  }
  return [...marked];
}
