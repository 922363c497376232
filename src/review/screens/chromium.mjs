// Finds a Chromium for the browser checks, or gets one: an installed one, Playwright's own download, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [
  process.env.CHROMIUM_PATH,
  // The same browser without a window: a fifth less work for a test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * What Chromium does for its own window, though nobody sees one: the lists below the address line are two pages of its own for every page that a
 * test opens, and a spare process is started after it.
 */
const ownWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Playwright turns off: Chromium heeds only the last flag of this kind, so that it is named again. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags every browser check starts Chromium with: no sandbox (CI runs as root) and no calls to anybody else. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightsOwn, ...ownWindow].join(',')}`,
];

/** The path of a Chromium that runs here; gets one when there is none. Throws one line that says what to install. */
export async function findChromium() {
  return installed() ?? (await playwrights()) ?? debians() ?? nothing();
}

/** The path of a Chromium that is here already; undefined where there is none. Nothing is fetched for it. */
export async function installedChromium() {
  const { chromium } = await import('playwright');
  return installed() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

function installed() {
  return known.find((path) => path !== undefined && path !== '' && existsSync(path));
}

async function playwrights() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium', '--no-shell'], {
    stdio: 'inherit',
    timeout: 240_000,
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const get = (name) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'], {
      stdio: 'inherit',
    });
  // Older Debians have no package of it.
  if (get('chromium-headless-shell').status !== 0) get('chromium');
  return installed();
}

function nothing() {
  throw new Error(
    'No Chromium was found, so the browser checks cannot run: install chromium, or set CHROMIUM_PATH to one.',
  );
}
