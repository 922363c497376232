// Draws a picture of each widget for merchant-configs/WIDGETS.md: `npm run widget-pictures`. It opens the pages of one brand as who sees most of
// them, with the built server and a Chromium, and keeps the first of each widget that it meets. Then `npm run generate` puts them in.
// `npm run widget-pictures -- nav.entry state.empty` takes those alone.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, findChromium } from '../../review/screens/chromium.mjs';
import { installNodeNames } from '../../review/screens/mark-nodes.mjs';
import { startBuilt } from '../../review/screens/start-built.mjs';
import { buildWhatIsStale } from '../build.mjs';
import { folderWithSamples, visitsOf } from './visits.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const folder = resolve(root, 'schemas/pictures');
const brand = 'aurora';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const phone = { width: 360, height: 800 };
/** A picture shows what a widget is, and stays small: the upper part of a tall one. */
const tallest = 420;
const largest = 15_000;

await buildWhatIsStale(root);
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');
const merchants = folderWithSamples(root, brand);
const server = await startBuilt(root, merchants);
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
const origin = `http://${brand}.localhost:${server.port}`;
const wanted = process.argv.slice(2);
const found = new Map();
try {
  for (const visit of visitsOf(root, brand)) {
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
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(isAndroid ? { userAgent: androidPhone } : {}), // The app is offered to whom it runs for.
  });
  await context.addCookies([{ name: 'lang', value: 'en', url: origin }]);
  await context.addInitScript(installNodeNames);
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  const seen = (names) => names.filter((name) => !isNew.some((one) => name.startsWith(one))).join(' ');
  await page.evaluate(keepSeen, { device: seen(['age-18', 'age-21']), session: seen(['popups-A', 'popups-B', 'app']) });
  await page.evaluate(async (name) => {
    if (name === 'guest') return;
    const body = JSON.stringify({ merchant: 'aurora', persona: name });
    const headers = { 'content-type': 'application/json' };
    const session = await (await fetch('/__sandbox/api/persona', { method: 'POST', headers, body })).text();
    if (session !== 'null') localStorage.setItem('MC_SESSION_INFO', session);
  }, persona);
  return page;
}

/** Runs in the page: what the visitor has seen on this device, and in this session. */
function keepSeen({ device, session }) {
  localStorage.setItem('seen', device);
  sessionStorage.setItem('seen', session);
}

/** What is new on a page, each as it shows at rest. */
async function keepWidgets(page, path, { tap, wait = 300 }) {
  await page.setViewportSize({ ...phone, height: 6000 }); // What stands below the screen is drawn when it comes near.
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.setViewportSize(phone);
  await page.waitForTimeout(wait);
  if (tap !== undefined) {
    const buttons = page.getByRole('button', { name: tap });
    const named = (await buttons.count()) > 0 ? buttons : page.getByText(tap, { exact: true });
    await named.first().click({ timeout: 3000 });
    await page.waitForTimeout(900);
  }
  for (const use of await page.evaluate(markWidgets, { known: [...found.keys()], wanted })) {
    const element = page.locator(`[data-picture="${use}"]`);
    await element.evaluate(belowHeader).catch(() => undefined);
    const box = await element.boundingBox().catch(() => null);
    if (box === null || box.y < 0 || box.y > phone.height - 24) continue;
    const clip = {
      x: Math.max(0, box.x - 8),
      y: Math.max(0, box.y - 8),
      width: Math.min(phone.width, box.width + 16),
      height: Math.min(tallest, box.height + 16, phone.height - box.y),
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
function markWidgets({ known, wanted }) {
  const marked = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const use = globalThis.widgetOf(element);
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
