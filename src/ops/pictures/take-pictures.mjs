// Takes pictures of screens at two states of the merchants: `node src/ops/pictures/take-pictures.mjs < order.json`. Prints a line of JSON a screen.
// The order: {"before": "<folder>", "after": "<folder>", "screens": [{"brand", "path", "persona", "language", "marks", "holders", "isFrame"}]}.
// Marks are nodes to outline, as "mine balance"; holders are what they stand in, for those that show only once it is opened.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, installedChromium } from '../../review/screens/chromium.mjs';
import { installNodeNames, isSettled, markNodes, openHolder } from '../../review/screens/mark-nodes.mjs';
import { startBuilt } from '../../review/screens/start-built.mjs';
import { buildWhatIsStale } from '../build.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
/** Taller pages are cut: a picture is for a look, and a file of many must open on any machine. */
const tallest = 2400;
const phone = { width: 360, height: 800 };

const { before, after, screens } = JSON.parse(await readAll(process.stdin));
const executablePath = await installedChromium();
if (executablePath === undefined) {
  print({ missing: 'browser' });
  process.exit(0);
}
await buildWhatIsStale(root);
const { chromium } = await import('playwright');
const servers = await Promise.all([before, after].map((folder) => startBuilt(root, folder)));
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  for (const screen of screens) {
    const [old, fresh] = await Promise.all(servers.map(({ port }) => pictureOf(screen, port)));
    print({ before: old, after: fresh });
  }
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}

/** A screen as a JPEG in base64, with what changed outlined; why there is none, where there is none. */
async function pictureOf({ brand, path, persona, language, marks, holders, isFrame }, port) {
  const origin = `http://${brand}.localhost:${port}`;
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'lang', value: language, url: origin }]);
    await context.addInitScript(installNodeNames);
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(arrive, { merchant: brand, persona });
    const status = await open(page, `${origin}${path}`);
    if (status !== 200) return { why: `the page answered ${status}` };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!isFrame) await page.setViewportSize({ ...phone, height: Math.min(tallest, Math.max(phone.height, height)) });
    await rest(page);
    let marked = await page.evaluate(markNodes, marks);
    if (marked === 0 && (await page.evaluate(openHolder, holders))) {
      await rest(page);
      marked = await page.evaluate(markNodes, marks);
    }
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 70 });
    return { jpeg: jpeg.toString('base64'), marked };
  } catch (error) {
    return { why: String(error instanceof Error ? error.message : error).split('\n')[0] };
  } finally {
    await context.close();
  }
}

/** Opens a page under the settings that hold; a server that has just started gives its first documents before it knows them. */
async function open(page, address) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await page.goto(address, { waitUntil: 'load' });
    await rest(page);
    if (answer === null || !answer.ok()) return answer?.status() ?? 'nothing';
    if (await page.evaluate(isSettled)) break;
    await page.waitForTimeout(500);
  }
  return 200;
}

/** Signs in as a persona who has seen what shows on arrival. */
async function arrive({ merchant, persona }) {
  localStorage.setItem('seen', 'age-18 age-21');
  sessionStorage.setItem('seen', 'popups-A popups-B app');
  if (persona === 'guest') return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ merchant, persona });
  const answer = await fetch('/__sandbox/api/persona', { method: 'POST', headers, body });
  const session = await answer.text();
  if (session !== 'null') localStorage.setItem('MC_SESSION_INFO', session);
}

/** Until nothing is on its way any more; a page that never rests is taken as it is. */
async function rest(page) {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(200);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(imagesDrawn);
}

/** Waits up to 3 s for the images in the window: a taller window loads more after the network was idle. */
function imagesDrawn() {
  const isInWindow = (image) => image.getBoundingClientRect().top < innerHeight;
  const drawn = [...document.images].filter(isInWindow).map((image) => image.decode().catch(() => undefined));
  return Promise.race([Promise.all(drawn), new Promise((done) => setTimeout(done, 3000))]).then(() => undefined);
}

async function readAll(stream) {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
