import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { consoleLog } from '@/server/console-log';
import type { Log } from '@/sites/log';
import type { CommandAnswer } from '@/studio/contract';
import { messages } from '@/studio/server/messages';
import type { Publishing } from '@/studio/server/publish-api';
import { startStudio } from '@/studio/server/start-studio';
import { builtStudio } from './build/studio.mjs';

/** `npm run studio`: builds what is stale, starts the studio and prints its address. Runs until it is ended. */
export async function main(): Promise<number> {
  try {
    const root = resolve('.');
    const build = await builtStudio(root);
    const { renderStorefront } = await import(pathToFileURL(resolve(build, 'preview/server/render.js')).href);
    const log = withoutFileErrors(consoleLog);
    const { address, source, stop } = await startStudio({
      root,
      env: process.env,
      build,
      render: renderStorefront,
      log,
      publishing: publishingTo(process.env.PUBLISH_TO ?? ''),
    });
    console.log(`${messages.open(address)}\n${messages.keeps(source)}`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)));
    return await new Promise<never>(() => undefined);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Runs `npm run merchant -- publish` and `rollback` in a process of their own, as ops would. */
function publishingTo(to: string): Publishing | undefined {
  if (to === '') return undefined;
  const run = (args: readonly string[]) =>
    new Promise<CommandAnswer>((done) => {
      const command = ['src/ops/run.mjs', 'src/ops/merchant.ts', ...args];
      execFile(process.execPath, command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : Number(error.code) || 1, text: `${stderr}${stdout}`.trim() });
      });
    });
  return { to, run };
}

/** Leaves out `info`, and each error of a file: the studio's page shows those, and they come and go while one types. */
function withoutFileErrors(log: Log): Log {
  return {
    info: () => undefined,
    error: (message, fields) => {
      if (!/\.json:\d+:\d+ /.test(message)) log.error(message, fields);
    },
  };
}
