import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '@/server/start-server';
import { newKeys, parsePrivateKey } from '@/sites/index-signature';
import { offer, openBucket, publishTo } from '../../support/publishing';
import { makeLog, noBuild, publish, renderFake } from './fixture';

let bucket: Awaited<ReturnType<typeof openBucket>>;
let lastGood = '';
beforeEach(async () => {
  bucket = await openBucket();
  lastGood = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => {
  bucket.close();
  rmSync(lastGood, { recursive: true });
});

async function statusOf(port: number): Promise<number | undefined> {
  return new Promise((done, failed) => {
    const headers = { host: `aurora.localhost:${port}` };
    const asked = get({ port, host: '127.0.0.1', path: '/m/home', headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    asked.on('error', failed);
  });
}

/** The status of a brand's home at a server that reads the bucket with these keys, and what the server logged. */
async function serve(keys: string) {
  const log = makeLog();
  const started = await startServer({
    root: resolve('.'),
    env: {
      PORT: '0',
      CONFIG_SOURCE: bucket.url.href,
      CONFIG_KEYS: keys,
      LAST_GOOD: lastGood,
      SANDBOX_DB: ':memory:',
    },
    render: renderFake,
    build: () => noBuild,
    log,
  });
  if (!started.ok) throw new Error(started.message);
  const status = await statusOf(started.port);
  await started.stop();
  return { status, lines: log.lines.join('\n') };
}

it('serves what was published with a key that it knows, and remembers the version [CFG-05]', async () => {
  const { secret, open } = newKeys();
  await publishTo(bucket.target, [offer(publish('aurora', 'first'))], { key: parsePrivateKey(secret) });
  expect((await serve(open)).status).toBe(200);
  expect(readdirSync(join(lastGood, 'published'))).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.json$/)]);
  const stranger = await serve(newKeys().open);
  expect(stranger.status).toBe(404);
  expect(stranger.lines).toContain('index.json is not signed by any key of CONFIG_KEYS');
});
