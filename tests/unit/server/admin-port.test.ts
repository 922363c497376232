import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAdmin } from '@/server/admin/open-admin';
import { parseOptions } from '@/server/options';
import { type Started, startServer } from '@/server/start-server';
import { makeLog, noBuild, renderFake } from './fixture';

let folder = '';
let started: Started | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-admin-'));
});
afterEach(async () => {
  if (started?.ok) await started.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  started = await startServer({
    root: resolve('.'),
    env: { PORT: '0', CONFIG_SOURCE: folder, LAST_GOOD: 'off', SANDBOX_DB: ':memory:', ...env },
    render: renderFake,
    build: () => noBuild,
    log: makeLog(),
  });
  return started;
}

const ask = async (port: number | undefined, path: string, init?: RequestInit) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

it('the admin port tells that the process lives, why it is not ready, and its metrics [RUN-03]', async () => {
  const server = await start({ ADMIN_PORT: '0' });
  const port = server.ok ? server.adminPort : undefined;
  expect(await ask(port, '/livez')).toMatchObject({ status: 200, text: 'ok\n' });
  expect(await ask(port, '/readyz')).toMatchObject({ status: 503, text: 'no merchants\n' });
  const metrics = await ask(port, '/metrics');
  expect(metrics).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'livery_queue_length 0'])
    expect(metrics.text).toContain(`\n${name}`);
  expect(await ask(port, '/m/home')).toMatchObject({ status: 404 });
  expect(await ask(port, '/metrics', { method: 'POST' })).toMatchObject({ status: 405 });
});

it('says that it is ready only while it is [RUN-03]', async () => {
  const watched = { readiness: 'starting', metrics: async () => '' };
  const admin = await openAdmin(
    { host: '127.0.0.1', port: 0 },
    { ...watched, readiness: async () => watched.readiness },
  );
  if (!admin.ok) throw new Error(admin.message);
  for (const [readiness, status] of [
    ['starting', 503],
    ['ok', 200],
    ['draining', 503],
  ] as const) {
    watched.readiness = readiness;
    expect(await ask(admin.port, '/readyz?probe')).toMatchObject({ status, text: `${readiness}\n` });
  }
  admin.close();
});

it('has no admin port unless one is named, and starts nothing where that is taken [RUN-03]', async () => {
  const first = await start({});
  expect(first).toMatchObject({ ok: true, adminPort: undefined });
  const port = first.ok ? String(first.port) : '';
  const second = await startServer({
    root: resolve('.'),
    env: { PORT: '0', CONFIG_SOURCE: folder, ADMIN_PORT: port },
    render: renderFake,
    build: () => noBuild,
    log: makeLog(),
  });
  expect(second).toEqual({ ok: false, message: expect.stringContaining(`127.0.0.1:${port} (EADDRINUSE)`) });
});

it.each([
  [{}, undefined],
  [{ ADMIN_PORT: '9090' }, { host: '127.0.0.1', port: 9090 }],
  [
    { ADMIN_PORT: '9090', ADMIN_HOST: '0.0.0.0' },
    { host: '0.0.0.0', port: 9090 },
  ],
])('reads the admin port of %j [RUN-03]', (env, admin) => {
  expect(parseOptions(env)).toMatchObject({ ok: true, options: { admin } });
  expect(parseOptions({ ADMIN_PORT: '90900' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('ADMIN_PORT'),
  });
});

it('is on this machine alone, as the site is, where the variable of the host is empty [RUN-03]', () => {
  const parsed = parseOptions({ HOST: '', ADMIN_HOST: '', ADMIN_PORT: '9100' });
  expect(parsed.ok && [parsed.options.host, parsed.options.admin?.host]).toEqual(['127.0.0.1', '127.0.0.1']);
});
