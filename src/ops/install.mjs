// Installs the dependencies if they are missing or not those of the lock file. Built-ins only: this runs first in a
// new clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';

/**
 * Runs `npm ci` in `root` if `node_modules` does not match `package-lock.json`. Ends the process if the install fails.
 */
export async function installWhatIsMissing(root) {
  refuseOddFolder(root);
  if (!isInstalled(root)) await alone(root, () => isInstalled(root) || install(root));
}

/** Ends the process if the path of `root` has a character that breaks build tools or Node. */
export function refuseOddFolder(root) {
  const isCut = /[#?]/.test(root);
  if (!isCut && !root.includes('*')) return;
  const [why, signs] = isCut
    ? ["build tools take a file's name to end at # and ?", 'them']
    : ['Node does not find packages below a folder with * in its name', '*'];
  console.error(
    `The project stands in "${root}", and ${why}, so nothing was started. Move it to a folder without ${signs}.`,
  );
  process.exit(1);
}

function install(root) {
  console.error(
    hasDependencies(root)
      ? 'node_modules has what the built server needs, and this also needs the development packages: installing all from the network (npm ci) …'
      : 'Installing dependencies (npm ci) …',
  );
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) {
    console.error(
      'The dependencies could not be installed, so nothing was started. Check the network and run `npm ci` to see why.',
    );
    process.exit(1);
  }
}

function isInstalled(root) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  return versionsOf(installedLock) === versionsOf(join(root, 'package-lock.json'));
}

/** Whether `node_modules` has what a built server needs, as `npm ci --omit=dev` installs it. */
export function hasDependencies(root) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installedNames = new Set(packagesOf(installedLock).map(nameOf));
  return packagesOf(join(root, 'package-lock.json'))
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .every((entry) => installedNames.has(nameOf(entry)));
}

function versionsOf(file) {
  return packagesOf(file).map(nameOf).sort().join('\n');
}

/** Every required package: optional ones differ by platform. */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.optional);
}

function nameOf([path, { version }]) {
  return `${path}@${version}`;
}
