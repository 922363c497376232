import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by their path below a folder, as lines. */
export type Files = { readonly [path: string]: readonly string[] };

/** A folder of a browser's own, with what it reads at its start. */
export function ownFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-engine-'));
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
  }
  return folder;
}

/**
 * Starts a browser in a process group of its own: its child processes would outlive it. What it gives ends the whole
 * group and removes the folder.
 */
export function startGroup(command: readonly [string, ...string[]], env: object, folder: string): () => Promise<void> {
  const [path, ...given] = command;
  const first = spawn(path, given, { env: { ...process.env, ...env }, detached: true, stdio: 'ignore' });
  const isRunning = () => first.pid !== undefined && first.exitCode === null && first.signalCode === null;
  const endGroup = () => {
    if (first.pid !== undefined && isRunning()) process.kill(-first.pid, 'SIGTERM');
  };
  process.once('exit', endGroup);
  return async () => {
    const ended = isRunning() ? once(first, 'exit') : undefined;
    endGroup();
    await ended;
    process.off('exit', endGroup);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return address.port;
}
