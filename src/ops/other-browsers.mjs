// Finds the two engines besides Chromium for the browser checks. Downloads nothing.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages of each engine, and of Chromium. WebKit opens a window, so it needs a display too. */
export const debianPackages = {
  chromium: ['chromium-headless-shell', 'fonts-noto-core'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Path of an installed Firefox; undefined if there is none. */
export function findFirefox() {
  const candidates = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Paths of WebKitGTK's driver, MiniBrowser and xvfb-run; undefined if one of them is missing. */
export function findWebKit() {
  const paths = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/xvfb-run', browser: miniBrowser() };
  return Object.values(paths).every((path) => existsSync(path)) ? paths : undefined;
}

/** Path of MiniBrowser of the newest WebKitGTK, below a folder such as `x86_64-linux-gnu`; empty if there is none. */
function miniBrowser() {
  const root = '/usr/lib';
  const folders = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith('-linux-gnu')) : [];
  const browserPaths = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.startsWith('webkit2gtk-'))
      .sort()
      .map((name) => join(root, folder, name, 'MiniBrowser')),
  );
  return browserPaths.findLast((path) => existsSync(path)) ?? '';
}
