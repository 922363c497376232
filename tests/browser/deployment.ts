import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAll } from '../../src/ops/build.mjs';

/** A place of its own where one build is deployed over another. */
export type Deployment = {
  readonly origin: string;
  /** The folder of the client's build. */
  readonly client: string;
  /** Puts the build there that the repository has. */
  readonly deployFirst: () => void;
  /** Builds over what is there. The release is another build: it sets `<html data-release>`. */
  readonly deploy: (release: string) => Promise<void>;
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends it: as an upgrade does, or at once. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

const program = "process.exitCode = await (await import('./dist/server/main.js')).main();";

export function createDeployment(merchant: string, port: number): Deployment {
  const repository = process.cwd();
  const root = resolve(repository, `.livery/deployment-${port}`);
  const origin = `http://${merchant}.localhost:${port}`;
  let child: ChildProcess | undefined;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const folder of ['schemas', 'merchant-configs']) symlinkSync(join(repository, folder), join(root, folder));
  return {
    origin,
    client: join(root, 'dist/client'),
    deployFirst: () => cpSync(join(repository, 'dist'), join(root, 'dist'), { recursive: true }),
    deploy: (release) => {
      const plugins = [markRelease(release)];
      return buildAll(repository, undefined, { dist: join(root, 'dist'), plugins, isBrief: true });
    },
    start: async (more = {}) => {
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SANDBOX_DB: ':memory:',
        LAST_GOOD: 'off',
        DRAIN_SECONDS: '0',
        ...more,
      };
      child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env, stdio: 'ignore' });
      await untilAnswers(`http://127.0.0.1:${port}/healthz`);
    },
    stop: async (signal = 'SIGTERM') => {
      const running = child;
      child = undefined;
      if (running === undefined) return;
      const ended = new Promise((done) => running.once('exit', done));
      running.kill(signal);
      await Promise.race([ended, wait(3000).then(() => running.kill('SIGKILL'))]);
      await ended;
    },
  };
}

function markRelease(release: string) {
  return {
    name: 'mark-release',
    transform: (code: string, id: string) =>
      id.endsWith('/app/entry-client.tsx') ? `${code}\ndocument.documentElement.dataset.release = '${release}';` : null,
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within 60 s, so nothing can be looked at. Start the deployment by hand.`);
}
