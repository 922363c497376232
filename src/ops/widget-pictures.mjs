// Draws a picture of each widget for merchant-configs/WIDGETS.md: `npm run widget-pictures`. It opens the pages of one brand as who sees most of
// them, with the built server and a Chromium, and keeps the first of each widget that it meets. Then `npm run generate` puts them in.
// `npm run widget-pictures -- nav.entry state.empty` takes those alone.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { installNodeNames } from './merchant/mark-nodes.mjs';
import { startBuilt } from './merchant/start-built.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const folder = resolve(root, 'schemas/pictures');
const brand = 'aurora';
const phone = { width: 360, height: 800 };
/** A picture shows what a widget is, and stays small: the upper part of a tall one. */
const tallest = 420;
const largest = 15_000;

await buildWhatIsStale(root);
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');
const server = await startBuilt(root, 'merchant-configs');
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
const origin = `http://${brand}.localhost:${server.port}`;
const wanted = process.argv.slice(2);
const found = new Map();
try {
  for (const [persona, paths] of visits()) {
    const page = await signedIn(persona);
    for (const path of paths) await keepWidgets(page, path);
    await page.context().close();
  }
} finally {
  await browser.close();
  server.stop();
}
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [use, picture] of found) writeFileSync(resolve(folder, `${use}.webp`), picture);
console.log(`${found.size} widgets have a picture in schemas/pictures/.`);

/** Pages by who sees most of them; home and the member centre first, as most of what is placed stands there. */
function visits() {
  const ways = { guest: [], 'member-vip': [], 'agent-1': [] };
  for (const file of ['base', brand].flatMap((merchant) => filesIn(`merchant-configs/${merchant}/pages`))) {
    const { paths = [], access } = JSON.parse(readFileSync(file, 'utf8'));
    const [path] = paths;
    if (path === undefined || path.includes(':')) continue;
    const asked = JSON.stringify(access ?? {});
    if (asked.includes('agent')) ways['agent-1'].push(path);
    else if (asked.includes('guest')) ways.guest.push(path);
    else ways[asked.includes('session') ? 'member-vip' : 'guest'].push(path);
  }
  return [
    ['member-vip', ['/m/mine', '/m/home']],
    ['guest', ['/m/home', ...ways.guest]],
    ['member-vip', ways['member-vip']],
    ['agent-1', ways['agent-1']],
    ['agent-contract', ['/m/mine']], // A contract that waits asks first: what it asks by is seen there alone.
  ];
}

function filesIn(path) {
  return readdirSync(resolve(root, path)).map((name) => resolve(root, path, name));
}

async function signedIn(persona) {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'lang', value: 'en', url: origin }]);
  await context.addInitScript(installNodeNames);
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(async (name) => {
    localStorage.setItem('seen', 'age-18 age-21');
    sessionStorage.setItem('seen', 'popups-A popups-B app');
    if (name === 'guest') return;
    const body = JSON.stringify({ merchant: 'aurora', persona: name });
    const headers = { 'content-type': 'application/json' };
    const session = await (await fetch('/__sandbox/api/persona', { method: 'POST', headers, body })).text();
    if (session !== 'null') localStorage.setItem('MC_SESSION_INFO', session);
  }, persona);
  return page;
}

/** What is new on a page, each as it shows at rest. */
async function keepWidgets(page, path) {
  if (wanted.length > 0 && wanted.every((use) => found.has(use))) return;
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.waitForTimeout(300);
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
