// Gives a run its own ports, temporary folder and home, so that two runs on one machine do not disturb each other.
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Number of ports that the browser tests may use, from the first one on (`tests/browser/origin.ts`). */
const portsOfRun = 60;

/** The variables of such a run, and `end`, which removes its folder. */
export async function createOwnPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-'));
  const [home, temporary] = ['home', 'tmp'].map((name) => join(folder, name));
  for (const path of [home, temporary]) mkdirSync(path);
  const env = {
    BROWSER_TEST_PORT: process.env.BROWSER_TEST_PORT ?? String(await freePorts()),
    TMPDIR: temporary,
    // Browsers write to the home. Git's setting of trusted folders is kept.
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_CACHE_HOME: join(home, '.cache'),
    ...gitConfig(),
  };
  return { env, end: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** The first of `portsOfRun` consecutive free ports. */
export async function freePorts() {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: portsOfRun }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function gitConfig() {
  const path = join(homedir(), '.gitconfig');
  return existsSync(path) && isReadable(path) ? { GIT_CONFIG_GLOBAL: path } : {};
}

function isReadable(path) {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false; // Git would fail with a file that it may not read.
  }
}
