// Finds a Chromium for the browser checks, or installs one: an installed one, Playwright's download, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const knownPaths = [
  process.env.CHROMIUM_PATH,
  // Chromium without a window: a test takes a fifth less work.
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
 * Features of Chromium's own window, which nobody sees here: the lists below the address bar cost two more pages for
 * each page that a test opens, and a spare process starts after it.
 */
const windowFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** Features that Playwright turns off. Chromium reads only the last flag of this kind, so they are repeated here. */
const playwrightFeatures = [
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

/** Flags with which every browser check starts Chromium: no sandbox (CI runs as root) and no calls to other servers. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightFeatures, ...windowFeatures].join(',')}`,
];

/** Path of a Chromium that runs here; installs one if there is none. Throws one line that says what to install. */
export async function findChromium() {
  return findInstalled() ?? (await fromPlaywright()) ?? fromDebian() ?? throwMissing();
}

/** Path of an installed Chromium; undefined if there is none. Downloads nothing. */
export async function installedChromium() {
  const { chromium } = await import('playwright');
  return findInstalled() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

function findInstalled() {
  return knownPaths.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** The Chromium of Playwright, downloaded if it is not there yet. */
async function fromPlaywright() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium', '--no-shell'], {
    stdio: 'inherit',
    timeout: 240_000,
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Installs the package of Debian. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const get = (name) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'], {
      stdio: 'inherit',
    });
  // Older Debians do not have this package.
  if (get('chromium-headless-shell').status !== 0) get('chromium');
  return findInstalled();
}

function throwMissing() {
  throw new Error(
    'No Chromium was found, so the browser checks cannot run: install chromium, or set CHROMIUM_PATH to one.',
  );
}
