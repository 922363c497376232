import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from '@/server/start-server';
import { makeLog, noBuild, renderFake } from './fixture';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (database: string) =>
  startServer({
    root: resolve('.'),
    env: { PORT: '0', CONFIG_SOURCE: folder, LAST_GOOD: 'off', SANDBOX_DB: database },
    render: renderFake,
    build: () => noBuild,
    log: makeLog(),
  });

it('starts nothing where the sandbox cannot write its database, and says so in one line [QAS-03]', async () => {
  const started = await start('file:/dev/null/sandbox.db');
  expect(started).toEqual({
    ok: false,
    message: expect.stringMatching(
      /^The sandbox's database file:\/dev\/null\/sandbox\.db cannot be opened or written \(.+\), so nothing was started\. Set SANDBOX_DB to a file in a folder that may be written, or to :memory:\.$/,
    ),
  });
});

it('asks for the address of the platform where the sandbox is left out, as in the image [QAS-03]', async () => {
  const missing = Object.assign(
    new Error("Cannot find package '@libsql/client' imported from /app/dist/server/db.js"),
    {
      code: 'ERR_MODULE_NOT_FOUND',
    },
  );
  vi.doMock('@/sandbox', () => ({ createSandbox: () => Promise.reject(missing) }));
  const started = await start(':memory:');
  vi.doUnmock('@/sandbox');
  expect(started).toEqual({
    ok: false,
    message:
      "GATEWAY_URL is not set, and this image has no sandbox, so nothing was started. Set it to the platform's address.",
  });
});

it('keeps its database in a folder whose name means something in an address [QAS-03]', async () => {
  const path = join(folder, 'a#b ? 50%/sandbox.db');
  const started = await start(`file:${path}`);
  if (started.ok) await started.stop();
  expect(started.ok).toBe(true);
  expect(existsSync(path)).toBe(true);
});
