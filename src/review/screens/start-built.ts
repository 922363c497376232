import { spawn } from 'node:child_process';

const program = "process.exitCode = await (await import('./dist/server/main.js')).main();";

/** The clock stands still, so that two servers say the same. */
const stopClock = (at: number) =>
  `Date = class extends Date { constructor(...parts) { parts.length === 0 ? super(${at}) : super(...parts); } static now() { return ${at}; } };`;

/** A running server; `stop` ends it at once. */
export type BuiltServer = { readonly port: number; readonly stop: () => void };

/**
 * Starts the built server with a folder of merchants and its own sandbox in memory, never with a gateway. `at` stops
 * its clock at that time, epoch ms. If it does not start, rejects with the last line of its output.
 */
export function startBuilt(root: string, folder: string, at?: number): Promise<BuiltServer> {
  const { GATEWAY_URL: _gateway, HOST: _host, SANDBOX: _sandbox, ...inherited } = process.env;
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    CONFIG_SOURCE: folder,
    PORT: '0',
    SANDBOX_DB: ':memory:',
    DRAIN_SECONDS: '0',
  };
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${at === undefined ? '' : stopClock(at)}${program}`],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    let output = '';
    const readOutput = (chunk: string) => {
      output += chunk;
      const port = /localhost:(\d+)\/m\/home/.exec(output)?.[1];
      if (port !== undefined) resolve({ port: Number(port), stop });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', readOutput);
    child.once('exit', () =>
      reject(new Error(`The server over ${folder} did not start: ${output.trim().split('\n').at(-1)}`)),
    );
  });
}
