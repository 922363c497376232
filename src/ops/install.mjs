// Installs the dependencies when they are missing or older than the lock file. Built-ins only: this runs first on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `npm ci` in `root` when `node_modules` does not match `package-lock.json`. Ends the process when the install fails. */
export function installWhatIsMissing(root) {
  if (/[#?]/.test(root)) {
    console.error(
      `The project stands in "${root}", and build tools take a file's name to end at # and ?, so nothing was started. Move it to a folder without them.`,
    );
    process.exit(1);
  }
  if (isInstalled(root)) return;
  console.error('Installing dependencies (npm ci) …');
  const done = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) {
    console.error(
      'The dependencies could not be installed, so nothing was started. Check the network and run `npm ci` to see why.',
    );
    process.exit(1);
  }
}

function isInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  return versionsOf(installed) === versionsOf(join(root, 'package-lock.json'));
}

/** Every package that is not optional, as `path@version`: optional ones differ by platform. */
function versionsOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.optional)
    .map(([path, entry]) => `${path}@${entry.version}`)
    .sort()
    .join('\n');
}
