import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Started, startServer } from '@/server/start-server';
import { openPurger } from '@/sites/cdn/open-purger';
import { pageKey } from '@/sites/cdn/surrogate-keys';
import { renderStorefront } from '@/storefront/app/entry-server';
import { patient } from '../../../support/patience';
import { makeLog, noBuild } from '../fixture';
import { type Cache, closedCountry, isInstalled, startNginx, startVarnish } from './caches';

const offer = {
  format: 1,
  id: 'offer',
  paths: ['/m/offer'],
  title: { text: { en: 'Offer', bn: 'অফার' } },
  nodes: { page: { use: 'page.screen' } },
};

const caches = [
  ['nginx', startNginx, isInstalled('nginx', '-v')],
  ['Varnish', startVarnish, isInstalled('varnishd', '-V')],
] as const;

describe.each(caches)('%s before a server', { tags: ['deep'] }, (_, startCache, isThere) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-config-'));
  const offerFile = join(folder, 'aurora/pages/offer.json');
  const merchantFile = join(folder, 'aurora/merchant.json');
  let started: Started;
  let cache: Cache;

  beforeAll(async () => {
    if (!isThere) return;
    cpSync('merchant-configs', folder, { recursive: true });
    writeFileSync(offerFile, JSON.stringify(offer));
    const merchant = JSON.parse(readFileSync(merchantFile, 'utf8'));
    writeFileSync(merchantFile, JSON.stringify({ ...merchant, domains: ['draft--aurora.preview.example'] }));
    started = await startServer({
      root: resolve('.'),
      env: {
        ...{ PORT: '0', ADMIN_PORT: '0', CDN: 'on', CONFIG_SOURCE: folder, LAST_GOOD: 'off' },
        ...{ SANDBOX: '1', SANDBOX_DB: ':memory:', TRUSTED_PROXIES: '127.0.0.1' },
      },
      render: renderStorefront,
      build: () => noBuild,
      log: makeLog(),
    });
    if (started.ok) cache = await startCache(started.port);
  }, patient(120_000));

  afterAll(async () => {
    if (isThere) cache.stop();
    if (isThere && started.ok) await started.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const direct = async (path: string) => {
    const address = `http://127.0.0.1:${started.ok ? started.port : 0}${path}`;
    return (await fetch(address, { headers: { host: 'aurora.localhost' } })).json();
  };
  const rendered = async () => {
    const metrics = await fetch(`http://127.0.0.1:${started.ok ? started.adminPort : 0}/metrics`);
    return Number(/^livery_render_duration_seconds_count (\d+)/m.exec(await metrics.text())?.[1]);
  };
  const play = async (scenario: object) => {
    const body = JSON.stringify({ merchant: 'aurora', scenario });
    const address = `http://127.0.0.1:${started.ok ? started.port : 0}/__sandbox/api/scenario`;
    const answer = await fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(200);
  };
  /** Visits until the page is whole, and in the cache. */
  const warmUp = (path: string, headers = {}) =>
    vi.waitFor(async () => expect((await cache.get(path, headers)).headers['cache-control']).toContain('s-maxage=2'), {
      timeout: patient(30_000),
      interval: 200,
    });

  it(
    'renders a page once for 1,000 visits, and not to revalidate it [RUN-07]',
    async ({ skip }) => {
      if (!isThere) skip('it is not installed here');
      const visitors = [
        { 'accept-encoding': 'gzip, deflate, br' },
        { 'accept-encoding': 'br, gzip', cookie: 'token=a' },
      ];
      await warmUp('/m/home', visitors[0]);
      const [rendersBefore, before] = [await rendered(), cache.hits()];
      for (let round = 0; round < 50; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, at) => cache.get(`/m/home?fbclid=${round}-${at}`, visitors[at % 2])),
        );
        expect(new Set(answers.map(({ status, headers }) => `${status} ${headers['content-encoding']}`))).toEqual(
          new Set(['200 br']),
        );
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        await wait(100);
      }
      const after = cache.hits();
      expect(after.all - before.all).toBe(1_000);
      expect(after.hits - before.hits).toBeGreaterThan(980);
      expect((await rendered()) - rendersBefore).toBe(0);
    },
    patient(60_000),
  );

  it('gives each visitor their own language, and nobody a header for another [RUN-07]', async ({ skip }) => {
    if (!isThere) skip('it is not installed here');
    const languages = async (headers: Record<string, string>) =>
      (await cache.get('/m/home', headers)).headers['content-language'];
    for (let again = 0; again < 2; again += 1) {
      expect(await languages({ cookie: 'a=1; lang=bn; b=2' })).toBe('bn');
      expect(await languages({ cookie: 'a=1' })).toBe('en');
      expect(await languages({ 'x-language': 'lang=bn' })).toBe('en');
      expect((await cache.get('/m/home', {}, 'noor.localhost')).body).toContain('data-merchant="noor"');
    }
    const answer = await cache.get('/m/home', { cookie: 'token=secret' });
    expect([answer.headers['set-cookie'], answer.headers['surrogate-key']]).toEqual([undefined, undefined]);
  });

  it('keeps no draft: each visitor has their own answer [RUN-07]', async ({ skip }) => {
    if (!isThere) skip('it is not installed here');
    for (const language of ['bn', 'en', 'bn']) {
      const answer = await cache.get('/m/home', { cookie: `lang=${language}` }, 'draft--aurora.preview.example');
      expect(answer.headers).toMatchObject({ 'content-language': language, 'cache-control': 'private, no-cache' });
    }
  });

  it('tells who may not see the site by a call of their own, or at the edge by the country [RUN-07, APP-02]', async ({
    skip,
  }) => {
    if (!isThere) skip('it is not installed here');
    await warmUp('/m/home');
    await play({ regionRestriction: true });
    expect((await cache.get('/m/home')).status).toBe(200);
    expect(JSON.parse((await cache.get('/mode.json')).body)).toEqual({ mode: 2 });
    expect((await cache.get('/m/home?closed=1')).status).toBe(451);
    expect((await cache.get('/m/home', { 'cf-ipcountry': closedCountry })).status).toBe(451);
    expect((await cache.get('/m/home')).status).toBe(200);
    await play({});
    expect(JSON.parse((await cache.get('/mode.json')).body)).toEqual({ mode: 0 });
  });

  it('forgets a page at once, if it is told to [RUN-08]', async ({ skip }) => {
    if (!isThere) skip('it is not installed here');
    await warmUp('/m/offer');
    const before = cache.hits();
    await cache.get('/m/offer');
    expect(cache.hits().hits - before.hits).toBe(1);
    expect(await openPurger(cache.purge)?.forget([pageKey('aurora', 'offer')])).toEqual([]);
    await cache.get('/m/offer');
    // A slow machine has it renewed in the background as well, which counts as a request.
    expect(cache.hits().hits).toBe(before.hits + 1);
    expect(cache.hits().all).toBeGreaterThanOrEqual(before.all + 2);
  });

  it.each([
    ['it is visited all the time', 50],
    ['nobody visits until then', 5_050],
  ])(
    'has no page 5 s after it was taken back, if %s [RUN-07]',
    async (_, pauseMs) => {
      if (!isThere) return;
      writeFileSync(offerFile, JSON.stringify(offer));
      await warmUp('/m/offer');
      await wait(patient(100));
      rmSync(offerFile);
      await vi.waitFor(
        async () => expect(Object.keys(await direct('/layout/offer.json').catch(() => ({})))).toEqual([]),
        {
          timeout: patient(20_000),
        },
      );
      const goneAt = performance.now();
      let lastSeenAt = goneAt;
      while (performance.now() - goneAt < 8_000) {
        await wait(pauseMs);
        if ((await cache.get('/m/offer')).status === 200) lastSeenAt = performance.now();
      }
      expect((await cache.get('/m/offer')).status).toBe(404);
      expect(lastSeenAt - goneAt).toBeLessThan(5_000);
    },
    patient(60_000),
  );

  it(
    'gives the page of before while no server answers [RUN-07]',
    async ({ skip }) => {
      if (!isThere) skip('it is not installed here');
      await warmUp('/m/home');
      if (started.ok) await started.stop();
      await wait(6_000);
      const answer = await cache.get('/m/home');
      expect([answer.status, answer.body.includes('data-merchant="aurora"')]).toEqual([200, true]);
    },
    patient(60_000),
  );
});
