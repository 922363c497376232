import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startNode, stop } from '../programs';

export type Answer = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: Buffer;
};

export type RunningServer = {
  /** Milliseconds from the start of the process to the first good answer. */
  readonly readyMs: number;
  readonly ask: (path: string, host?: string, encoding?: string) => Promise<Answer>;
  /** Seconds of processor time so far; undefined if the system does not report it. */
  readonly processorSeconds: () => number | undefined;
  readonly stop: () => Promise<void>;
};

type Options = { readonly port: number; readonly core?: number; readonly path?: string; readonly host?: string };

/** Starts a server in a process of its own and waits until `path` answers 200. */
export async function serve(
  args: readonly string[],
  { port, core, path = '/', host = '127.0.0.1' }: Options,
): Promise<RunningServer> {
  await refuseUsedPort(port);
  const begin = performance.now();
  const serverEnv = { PORT: String(port), HOST: '127.0.0.1', SANDBOX_DB: ':memory:', DRAIN_SECONDS: '0' };
  const env = { ...process.env, NODE_ENV: 'production', ...serverEnv };
  const child = startNode(args, core, env);
  child.stdout?.resume();
  const ask: RunningServer['ask'] = (requestPath, name = host, encoding = 'br') =>
    answerOf(port, requestPath, { host: name, 'accept-encoding': encoding });
  await untilReady(child, () => ask(path));
  return { readyMs: performance.now() - begin, ask, processorSeconds: () => secondsOf(child), stop: () => stop(child) };
}

/** Refuses a port that another program listens on: the bench would measure the answers of that program. */
async function refuseUsedPort(port: number): Promise<void> {
  const isPortUsed = await answerOf(port, '/', {}).then(
    () => true,
    () => false, // Nothing listens on the port, as required.
  );
  if (isPortUsed)
    throw new Error(`Port ${port} is in use, so nothing was started and nothing measured. Stop the other program.`);
}

/** User and system time, in the hundredths of a second that Linux counts in. */
function secondsOf({ pid }: ChildProcess): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined; // Not Linux: the figure is left out.
  }
}

async function untilReady(child: ChildProcess, ask: () => Promise<Answer>): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end && child.exitCode === null) {
    const status = await ask().then(
      (answer) => answer.status,
      () => 0, // Nothing listens yet.
    );
    if (status === 200) return;
    await wait(10);
  }
  await stop(child);
  throw new Error('The server gave no good answer in 30 s, so it cannot be measured. Its own output says why.');
}

function answerOf(port: number, path: string, headers: { readonly [name: string]: string }): Promise<Answer> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', failed)
      .end();
  });
}
