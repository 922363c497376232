// Finds the browsers of a run before anything else starts. As root, installs missing ones.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, installedChromium } from '../../review/screens/chromium.mjs';
import { debianPackages, findFirefox, findWebKit } from '../other-browsers.mjs';

/**
 * Gives Chromium's path as a variable, and a note for each other browser that is missing. Without Chromium the run
 * ends.
 */
export async function getBrowsers() {
  const missing = await missingPackages();
  if (missing.length > 0) install(missing);
  const chromium = await findChromium().catch(({ message }) => {
    console.error(`${message}\n  ${installLine(['chromium'])}`);
    process.exit(1);
  });
  const notes = [
    ...(findFirefox() === undefined ? [noteOf('Firefox', debianPackages.firefox)] : []),
    ...(findWebKit() === undefined ? [noteOf('WebKit', debianPackages.webkit)] : []),
  ];
  for (const note of notes) console.log(note);
  return { variables: { CHROMIUM_PATH: chromium }, notes };
}

async function missingPackages() {
  return [
    ...((await installedChromium()) === undefined ? debianPackages.chromium : []),
    ...(findFirefox() === undefined ? debianPackages.firefox : []),
    ...(findWebKit() === undefined ? debianPackages.webkit : []),
  ];
}

/** Installs Debian packages, as root. If it fails, the search for the browser reports the failure. */
function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing browsers: ${installLine(packages)}`);
  const aptGet = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: quietEnv });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', ...packages);
}

const quietEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

function noteOf(browser, packages) {
  return `Not tried in ${browser}, which is not on this machine. Install it: ${installLine(packages)}`;
}

function installLine(packages) {
  return `sudo apt-get install -y ${packages.join(' ')}`;
}
