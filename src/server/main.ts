import cluster from 'node:cluster';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from '@/sites/content-hash';
import { renderStorefront } from '@/storefront/app/entry-server';
import { createFolderBuild, hasFolderBuild } from './assets/create-folder-build';
import { consoleLog } from './console-log';
import { messages } from './messages';
import { parseOptions } from './options';
import { type Started, startServer } from './start-server';
import { stopOnSignals } from './stop-on-signals';
import { answerPrimary } from './workers/questions';
import { startWorkers } from './workers/start-workers';

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
  const started = await start(root, client);
  if (!started.ok) {
    consoleLog.error(started.message);
    cluster.worker?.disconnect(); // Its channel would keep the process alive.
    return 1;
  }
  stopOnSignals(started.stop);
  return 0;
}

/** Starts one server or, with `WORKERS`, the process that starts several and serves nothing itself. */
async function start(root: string, client: string): Promise<Started> {
  const { env } = process;
  const parsed = parseOptions(env);
  if (!parsed.ok) return parsed;
  const { options } = parsed;
  if (options.workers > 1 && cluster.isPrimary) return startWorkers({ options, fork: forkWorker, log: consoleLog });
  const build = createFolderBuild(client);
  const { worker } = cluster;
  const started = await startServer({
    root,
    env,
    render: renderStorefront,
    build: () => build,
    ...(options.cdn && { code: hashOfCode(dirname(fileURLToPath(import.meta.url))) }),
    ...(worker && { watch: (watched) => answerPrimary(process, watched), announces: worker.id === 1 }),
  });
  if (started.ok) worker?.send({ listens: true });
  return started;
}

/** Hash of the server's own files and of Node's version, since another version may render other documents. */
function hashOfCode(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return contentHash(
    [process.version, ...files.map((file) => contentHash(readFileSync(join(folder, file))))].join(' '),
  );
}

function forkWorker() {
  const worker = cluster.fork();
  // A worker that is ending takes no message. Its `exit` event says that it has ended.
  worker.on('error', () => undefined);
  return worker;
}
