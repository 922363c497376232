import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderStorefront } from '@/storefront/app/entry-server';
import { createFolderBuild, hasFolderBuild } from './assets/create-folder-build';
import { consoleLog } from './console-log';
import { messages } from './messages';
import { startServer } from './start-server';
import { stopOnSignals } from './stop-on-signals';

/**
 * `npm start` after the build: serves `dist/client` with the options of the environment. Returns an exit code if it
 * cannot start, or 0 while it runs.
 */
export async function main(): Promise<number> {
  // Two folders up from src/server, and from dist/server.
  const root = resolve(fileURLToPath(import.meta.url), '../../..');
  const client = join(root, 'dist/client');
  if (!hasFolderBuild(client)) {
    consoleLog.error(messages.notBuilt(client));
    return 1;
  }
  const build = createFolderBuild(client);
  const started = await startServer({ root, env: process.env, render: renderStorefront, build: () => build });
  if (!started.ok) {
    consoleLog.error(started.message);
    return 1;
  }
  stopOnSignals(started.stop);
  return 0;
}
