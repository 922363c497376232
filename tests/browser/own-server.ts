import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from 'playwright/test';
import { patient } from '../support/patience';
import { portOf } from './origin';
import type { OwnConfig } from './own-config';

/** A server of a worker's own: what it is told to play must not reach the pages that others look at. */
export type OwnServer = {
  readonly origin: (merchant: string) => string;
  readonly start: () => Promise<void>;
  /** Resolves once it has ended: the same worker may start the next one on its port at once. */
  readonly stop: () => Promise<void>;
  /** What the platform plays to a merchant from now on; nothing, with no words. */
  readonly play: (page: Page, merchant: string, scenario: object) => Promise<void>;
};

/**
 * `place` sets a file's ports apart, one a worker. `more` are variables that it starts with. `command` is that of a
 * build, or of a development server.
 */
export function createOwnServer(
  place: number,
  more: () => { readonly [name: string]: string } = () => ({}),
  command: 'start' | 'dev' = 'start',
): OwnServer {
  const port = () => portOf(place);
  let server: ChildProcess | undefined;
  const isUp = async () => {
    const answer = await fetch(`http://127.0.0.1:${port()}/healthz`).catch(() => undefined);
    return answer?.ok === true;
  };
  return {
    origin: (merchant) => `http://${merchant}.localhost:${port()}`,
    start: async () => {
      test.setTimeout(patient(120_000)); // Two of them start at once, on a machine that runs tests beside them.
      expect(await isUp(), `port ${port()} is taken by something else`).toBe(false);
      const env = { ...process.env, PORT: String(port()), SANDBOX_DB: ':memory:', LAST_GOOD: 'off', ...more() };
      server = spawn(process.execPath, [`src/ops/${command}.mjs`], { env, stdio: 'ignore' });
      await expect.poll(isUp, { timeout: patient(60_000) }).toBe(true);
    },
    stop: async () => {
      const running = server;
      server = undefined;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((done) => running.once('exit', done));
      running.kill('SIGKILL'); // It keeps nothing that is to be saved.
      await ended;
    },
    play: async (page, merchant, scenario) => {
      const answer = await page.request.post(`http://127.0.0.1:${port()}/__sandbox/api/scenario`, {
        data: { merchant, scenario },
      });
      expect(answer.ok()).toBe(true);
    },
  };
}

/**
 * The server of a file whose merchants have a config of their own, for as long as its tests run; gives their
 * addresses.
 */
export function serveOwnConfig(place: number, config: OwnConfig): OwnServer['origin'] {
  const server = createOwnServer(place, () => ({ CONFIG_SOURCE: config.folder() }));
  runOverConfig(server, config);
  return server.origin;
}

/** Starts a server over its config before the tests of a file, and ends it after them. */
export function runOverConfig({ start, stop }: OwnServer, config: OwnConfig): void {
  test.beforeAll(async () => {
    config.write();
    await start();
  });
  test.afterAll(async () => {
    await stop();
    config.remove();
  });
}
