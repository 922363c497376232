import { request } from 'node:http';
import { resolve } from 'node:path';
import { sample } from '@tests/support/depth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { promotionPosters } from '@/sandbox/seed/posters';
import { type Started, startServer } from '@/server/start-server';
import { renderStorefront } from '@/storefront/app/entry-server';
import { patient } from '../../support/patience';
import { makeLog, noBuild } from './fixture';

/** The whole server over this repository's merchants and the embedded sandbox, without a built storefront. */
const log = makeLog();
let started: Started;

beforeAll(async () => {
  started = await startServer({
    root: resolve(import.meta.dirname, '../../..'),
    env: { PORT: '0', SANDBOX_DB: ':memory:', LAST_GOOD: 'off' },
    render: renderStorefront,
    build: () => noBuild,
    log,
  });
}, patient(60_000));

afterAll(async () => {
  if (started.ok) await started.stop();
});

describe('the whole server', () => {
  it('prints one address a merchant', () => {
    expect(started.ok ? '' : started.message).toBe('');
    const port = started.ok ? started.port : 0;
    for (const merchant of ['aurora', 'jade', 'mono', 'noor', 'padma'])
      expect(log.lines).toContain(`http://${merchant}.localhost:${port}/m/home`);
  });

  it('says in one loud line that it plays with play money, for this machine only [QAS-03]', () => {
    const loud = log.lines.filter((line) => line.includes('PLAY MONEY'));
    expect(loud).toEqual([expect.stringContaining('answers this machine only')]);
    expect(loud[0]).toContain('GATEWAY_URL');
  });

  it.each(['aurora', 'padma', 'jade', 'mono', 'noor'])(
    'answers every route of %s with its own page [APP-01]',
    { tags: ['deep'] },
    answersEveryRoute,
  );

  it.each(sample(2, ['aurora', 'padma', 'jade', 'mono', 'noor']))(
    'asks for the first pictures of %s in the head of home: its own and the first banner, before any script [HOM-01]',
    async (merchant) => {
      await vi.waitFor(
        async () => {
          const { text } = await get(`${merchant}.localhost`, '/m/home');
          const [head = '', body = ''] = text.split('</head>');
          // A slow platform's answers come into a later document.
          const carousel = /"use":"home.banner-carousel"/.test(body);
          const banner = /"banners":\[\{[^\]]*?"url":"([^"]+)"/.exec(body)?.[1];
          expect(banner === undefined).toBe(!carousel);
          const own = /<section [^>]*class="[^"]*hero[^"]*"[^>]*><img[^>]* src="([^"]+)"/.exec(body)?.[1];
          const wanted = [own, banner].filter((url) => url !== undefined);
          const asked = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="image" fetchpriority="high">/g)];
          expect(asked.map(([, url]) => url).sort()).toEqual(wanted.sort());
          expect(wanted.length).toBeGreaterThan(0);
          expect(head.slice(head.lastIndexOf('as="image"'))).not.toContain('rel="stylesheet"');
        },
        { timeout: patient(20_000), interval: 250 },
      );
    },
    patient(30_000),
  );

  it(
    'renders the data of the platform into the first HTML of home',
    async () => {
      // A slow platform's answers come into a later document.
      const text = await vi.waitFor(
        async () => {
          const answer = await get('aurora.localhost', '/m/home');
          expect(answer.text).toContain('/sandbox-assets/');
          return answer.text;
        },
        { timeout: patient(20_000), interval: 250 },
      );
      expect(text).not.toContain('style="');
    },
    patient(30_000),
  );

  it(
    'tells who is sent the address of a promotion what it is called, in the language of the link [CON-02]',
    async () => {
      const titleOf = async (path: string) => {
        const { text } = await get('aurora.localhost', path);
        return /<meta property="og:title" content="([^"]*)">/.exec(text)?.[1];
      };
      const plain = await titleOf('/m/activityDetail?lang=bn');
      await vi.waitFor(
        async () => {
          const title = await titleOf(`/m/activityDetail?id=${promotionPosters[0]?.id}&lang=bn`);
          expect(title).toMatch(/\p{Script=Bengali}.* · /u);
          expect(title).not.toBe(plain);
        },
        { timeout: patient(20_000), interval: 250 },
      );
    },
    patient(30_000),
  );

  it('reaches the sandbox below /wps, and its tools', async () => {
    const status = await get('aurora.localhost', '/wps/system/status', {
      merchant: 'AURORA',
      moduleid: 'COMM3',
      language: 'EN',
    });
    expect(JSON.parse(status.text)).toMatchObject({ success: true, value: { maintenance: false } });
    expect((await get('aurora.localhost', '/__sandbox')).status).toBe(200);
  });

  it('plays for nobody who comes through a proxy on this machine [QAS-03]', async () => {
    for (const path of ['/m/home', '/wps/system/status', '/lgw/games', '/__sandbox', '/__sandbox/api/state', '/'])
      expect([path, (await get('aurora.localhost', path, { 'x-forwarded-for': '9.9.9.9' })).status]).toEqual([
        path,
        403,
      ]);
  });
});

type Answer = { readonly status: number; readonly text: string };

/** `fetch` may not set the host. */
function get(host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const port = started.ok ? started.port : 0;
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}

async function answersEveryRoute(merchant: string): Promise<void> {
  const home = await get(`${merchant}.localhost`, '/m/home');
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(home.text)?.[1] ?? '{}');
  const routes: readonly { page: string; paths: readonly string[] }[] = boot.routes;
  expect(routes.length).toBeGreaterThan(30);
  for (const { page, paths } of routes) {
    for (const path of paths) {
      const answer = await get(`${merchant}.localhost`, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text).toContain(`"pageId":"${page}"`);
    }
  }
}
