import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, test } from 'playwright/test';
import { patient } from '../support/patience';
import { portOf } from './origin';

/** `npm start` as an operator's machine runs it: the processes of a deployment, and the signals that end them. */
test.setTimeout(patient(120_000));

const port = () => portOf(6);
const code = 'AURORA';
let npm: ChildProcess | undefined;

test.beforeEach(async () => {
  const env = { ...process.env, PORT: String(port()), SANDBOX_DB: ':memory:', LAST_GOOD: 'off', DRAIN_SECONDS: '2' };
  npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
  await expect.poll(() => readiness(), { timeout: patient(60_000) }).toBe(200);
});
test.afterEach(async () => {
  npm?.kill('SIGTERM');
  await expect.poll(() => readiness(), { timeout: patient(40_000) }).toBe(0);
});

test('SIGTERM to npm start: not ready first, no bet cut, no bet lost, and then nothing is left running', {
  tag: '@deep',
}, async () => {
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask({ path: '/m/home', agent: kept })).connection).toBe('keep-alive');
  await ask({ path: '/__sandbox/api/scenario', body: { merchant: code, scenario: { slow: { placeBets: 12_000 } } } });
  const slow = ask({ path: '/lgw/orders/betting', body: {} });
  const settled = { isIn: false };
  slow.finally(() => {
    settled.isIn = true;
  });
  const ended = once(npm ?? process, 'exit');
  // It is under way once the server has it.
  await new Promise((done) => setTimeout(done, 500));
  npm?.kill('SIGTERM');
  await expect.poll(() => readiness(), { intervals: [50] }).toBe(503);
  const sent = await ask({ path: '/wps/session/login', agent: kept, body: { username: 'member0' } });
  expect(sent).toMatchObject({ status: 400, connection: 'close' });
  await expect.poll(() => readiness(), { intervals: [200], timeout: patient(10_000) }).toBe(0);
  expect(settled.isIn).toBe(false);
  expect(await slow).toMatchObject({ status: 500, connection: 'close', body: expect.stringContaining('errorCode') });
  // It waited for the server, so that whoever waits for it may take the machine away.
  expect(await ended).toEqual([0, null]);
});

test('a server whose npm start was killed does not stay behind', { tag: '@deep' }, async () => {
  npm?.kill('SIGKILL');
  await expect.poll(() => readiness(), { timeout: patient(15_000) }).toBe(0);
});

type Asked = { readonly path: string; readonly agent?: Agent; readonly body?: object };

function ask({ path, agent = new Agent(), body }: Asked) {
  return new Promise<{ status: number; connection: string | undefined; body: string }>((done, fail) => {
    const headers = { host: `aurora.localhost:${port()}`, merchant: code, 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ method, path, port: port(), host: '127.0.0.1', agent, headers });
    sent.on('error', fail);
    sent.on('response', async (answer: IncomingMessage) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      done({ status: answer.statusCode ?? 0, connection: answer.headers.connection, body: text });
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Status of `/healthz` on a connection of its own; 0 where nothing listens. */
const readiness = () =>
  ask({ path: '/healthz' }).then(
    ({ status }) => status,
    () => 0,
  );
