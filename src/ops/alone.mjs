// Lets one process at a time install or build in a clone. It runs before the install, so it uses built-ins only.
import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A lock that was not touched for this long counts as left behind by a process that ended. `npm ci` blocks the timer
 * that touches the lock, so the time is longer than an install.
 */
const staleLockMs = 30 * 60_000;

/**
 * Runs `work` when no other process works in `root`. Removes the lock of a process that has ended. Ends this process if
 * the folder cannot be written.
 */
export async function alone(root, work) {
  const lock = join(root, '.livery/lock');
  for (let hasWarned = false; !takeLock(lock); hasWarned = true) {
    if (!hasWarned) console.error('Another process installs or builds here; waiting for it …');
    await wait(200);
  }
  // A lock that was removed by hand is no reason to end the work.
  const touchTimer = setInterval(() => utimes(lock, new Date(), new Date(), () => undefined), 5_000);
  try {
    return await work();
  } finally {
    clearInterval(touchTimer);
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST' || error.path !== lock) endUnwritable(dirname(lock), error);
    if (isLeftOver(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Ends the process where `root` cannot be written, as on a read-only disk. `command`: what writes there. */
export function requireWritable(root, command) {
  try {
    accessSync(root, constants.W_OK);
  } catch ({ message }) {
    console.error(
      `${root} cannot be written (${message}), and \`${command}\` writes there, so nothing was started. Make the project's folder writable. \`npm start\` and \`npm run merchant\` do without.`,
    );
    process.exit(1);
  }
}

function endUnwritable(folder, { message }) {
  console.error(
    `${folder} cannot be written (${message}), so nothing could be installed or built, and nothing was started. Make the project's folder writable, free some space, or bring node_modules and dist that were made elsewhere from the same files.`,
  );
  process.exit(1);
}

function isLeftOver(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Date.now() - statSync(lock).mtimeMs > staleLockMs || (pid > 0 && !isAlive(pid));
  } catch {
    return false; // The lock was removed meanwhile.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
