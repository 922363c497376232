import { expect, it, vi } from 'vitest';
import { createCallKinds } from '@/server/gateway/call-kinds';
import { createSandboxGateway } from '@/server/gateway/create-sandbox-gateway';
import type { Gateway } from '@/server/gateway/gateway';
import { measureQuestions } from '@/server/gateway/measure-calls';
import { createPrometheusMetrics } from '@/server/metrics/prometheus';
import { askPlatform } from '@/server/platform/ask-platform';
import type { ServerInput } from '@/server/server-input';
import type { Log } from '@/sites/log';
import { envelope, home, makeGateway, makeServer, makeSite, makeSource, renderFake, serve } from './fixture';

/** A server of aurora whose metrics are read as lines: `name{label="value"} number`. */
function measured(parts: Partial<ServerInput> = {}) {
  const siteSource = makeSource(serve(makeSite('aurora')));
  const metrics = createPrometheusMetrics(siteSource);
  const server = makeServer({ siteSource, metrics, ...parts });
  const linesOf = async (name: string) => {
    const lines = (await metrics.toText()).split('\n');
    return lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `)).sort();
  };
  return { siteSource, server, linesOf };
}

const requests = 'http_server_request_duration_seconds_count';
const at = (http_route: string, status: number, merchant = 'aurora') =>
  `${requests}{http_route="${http_route}",merchant="${merchant}",http_response_status_code="${status}"}`;

it('counts requests by page or kind of file and by brand, and unknown hosts as one [RUN-02]', async () => {
  const { server, linesOf } = measured();
  const origin = 'http://aurora.localhost:4173';
  for (const path of ['/m/home', '/m/home?token=secret', '/m/nothing-here', '/old.png', '/M/HOME', '/robots.txt'])
    await server.get(`${origin}${path}`);
  for (const path of ['/assets/app-1.js', '/layout/home.json', '/wps/system/status', '/lgw/orders/detail/77'])
    await server.get(`${origin}${path}`);
  for (const host of ['one.example', 'two.example']) await server.get(`http://${host}/m/${host}`);
  await server.get(`${origin}/healthz`);
  expect(await linesOf(requests)).toEqual(
    [
      `${at('home', 200)} 2`,
      `${at('not-found', 404)} 1`,
      `${at('missing-file', 404)} 1`,
      `${at('redirect', 308)} 1`,
      `${at('robots', 200)} 1`,
      `${at('build', 200)} 1`,
      `${at('layout', 200)} 1`,
      `${at('call', 200)} 2`,
      `${at('unknown', 404, 'unknown')} 2`,
    ].sort(),
  );
  expect(await linesOf('livery_queue_length')).toEqual(['livery_queue_length 0']);
});

it('tells so many combinations apart and no more, so that a thousand brands do not fill the memory [RUN-02]', async () => {
  const metrics = createPrometheusMetrics(makeSource(), 2);
  for (let brand = 0; brand < 5; brand += 1)
    metrics.requestEnded({ route: 'home', merchant: `brand${brand}`, status: 200, seconds: 0.01 });
  const text = await metrics.toText();
  expect(text).toContain(`${at('other', 200, 'other')} 3`);
  expect(text).not.toContain('brand2');
});

it('counts documents from the cache, old ones and made ones, and times each render [RUN-02]', async () => {
  const clock = { now: 0 };
  const { server, linesOf } = measured({ clock: () => clock.now });
  await server.get(home);
  await server.get(home);
  clock.now = 60_000;
  await server.get(home);
  expect(await linesOf('livery_document_cache_total')).toEqual(
    ['hit', 'miss', 'stale'].map((result) => `livery_document_cache_total{result="${result}"} 1`),
  );
  await vi.waitFor(async () =>
    expect(await linesOf('livery_render_duration_seconds_count')).toEqual(['livery_render_duration_seconds_count 2']),
  );
});

it('times calls by their name and how they ended, the own questions too, and not those that it refuses [RUN-02]', async () => {
  const broken = () => Promise.reject(new Error('no network'));
  const gateway = makeGateway({
    '/wps/session/login': () => new Response('', { status: 503 }),
    '/wps/system/settings/consolidated': broken,
    '/lgw/orders/detail/77': () => envelope({}),
  });
  const { server, linesOf } = measured({ gateway });
  await server.get(home);
  const origin = 'http://aurora.localhost:4173';
  await server.get(`${origin}/lgw/orders/detail/77?token=secret`);
  await server.get(`${origin}/wps/invented/77`);
  await server.get(`${origin}/wps/other`, { merchant: 'JADE1' });
  await server.get(`${origin}/wps/a%2Fb`);
  const lines = await linesOf('http_client_request_duration_seconds_count');
  const calls = lines.map((line) => /\{call="(\w+)",outcome="(\w+)"\} (\d+)/.exec(line)?.slice(1).join(' '));
  expect(calls).toContain('lotteryOrder ok 1');
  expect(calls).toContain('other ok 1');
  expect(calls).toContain('status ok 1');
  expect(calls).toContain('settings unreachable 1');
  expect(await linesOf('livery_requests_refused_total')).toEqual([
    'livery_requests_refused_total{reason="merchant.refused"} 1',
    'livery_requests_refused_total{reason="request.path.refused"} 1',
  ]);
});

it.each([
  ['ok', async () => ({ status: 200, text: '{"success":true,"value":{"maintenance":false}}' })],
  ['unreachable', () => Promise.reject(new Error('broken'))],
])('times the own questions to a platform in this process, and that they end %s [RUN-02]', async (outcome, ask) => {
  const { server, linesOf } = measured({
    gateway: createSandboxGateway({ fetch: async () => envelope({}), ask }, 'everybody'),
  });
  await server.get(home);
  expect(await linesOf('http_client_request_duration_seconds_count')).toContain(
    `http_client_request_duration_seconds_count{call="status",outcome="${outcome}"} 1`,
  );
});

it('tells a call that a document waits for no longer from one whose time is over [RUN-02]', async () => {
  const metrics = createPrometheusMetrics(makeSource());
  const ask: Gateway['ask'] = (_, { signal }) =>
    new Promise((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const gateway = measureQuestions({ ...makeGateway(), ask }, metrics, createCallKinds());
  const site = makeSite('aurora');
  const leaving = new AbortController();
  const document = gateway.ask('/wps/system/status', { signal: leaving.signal }, site);
  setTimeout(() => leaving.abort(), 5);
  await expect(document).rejects.toThrow();
  const question = { call: 'status', site, language: 'en', timeoutMs: 5, now: 0 } as const;
  await expect(askPlatform(gateway, question)).rejects.toThrow('no answer in 5 ms');
  const counted = 'http_client_request_duration_seconds_count{call="status",outcome=';
  await vi.waitFor(async () => expect(await metrics.toText()).toContain(`${counted}"timeout"} 1`));
  expect(await metrics.toText()).toContain(`${counted}"late"} 1`);
});

it('counts a page that was not made as a refusal, since too many are made at once [RUN-02]', async () => {
  const { server, linesOf } = measured({ rendersAtOnce: 0, render: renderFake });
  await server.get(home);
  expect(await linesOf('livery_requests_refused_total')).toEqual([
    'livery_requests_refused_total{reason="render.busy"} 1',
  ]);
});

it('names the version of each brand, and the time of the last change [RUN-02]', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const { siteSource, linesOf } = measured();
  const info = 'livery_config_version_info';
  expect(await linesOf(info)).toEqual([`${info}{merchant="aurora",version="aurora-1"} 1`]);
  vi.setSystemTime(2_000_000);
  siteSource.set(serve(makeSite('aurora', undefined, 'aurora-2')));
  expect(await linesOf(info)).toEqual([`${info}{merchant="aurora",version="aurora-2"} 1`]);
  expect(await linesOf('livery_config_loaded_timestamp_seconds')).toEqual([
    'livery_config_loaded_timestamp_seconds 2000',
  ]);
});

it('names the version of the list as its publisher does, and when it expires, if it does [RUN-02]', async () => {
  let publication: { readonly version: number; readonly expires: number | undefined } | undefined;
  const metrics = createPrometheusMetrics({ ...makeSource(), publication: () => publication });
  const lines = async () =>
    (await metrics.toText()).split('\n').filter((line) => line.startsWith('livery_publication_'));
  expect(await lines()).toEqual([]);
  publication = { version: 20261124093000, expires: 1_800_000_000_000 };
  expect(await lines()).toEqual([
    'livery_publication_info{version="20261124093000"} 1',
    'livery_publication_expires_timestamp_seconds 1800000000',
  ]);
  publication = { version: 20261125093000, expires: undefined };
  expect(await lines()).toEqual(['livery_publication_info{version="20261125093000"} 1']);
});

it('has a line for each answer where that is asked for, without address, query and path [RUN-01]', async () => {
  const info = vi.fn<Log['info']>();
  const { server } = measured({ logsRequests: true, log: { info, error: () => undefined } });
  await server.get(`${home}?token=secret`, { 'x-request-id': 'abcdefgh' });
  await server.get('http://aurora.localhost:4173/lgw/orders/detail/7788');
  const fields = {
    request: 'abcdefgh',
    trace: expect.any(String),
    merchant: 'aurora',
    milliseconds: expect.any(Number),
    status: 200,
  };
  expect(info.mock.calls).toEqual([
    ['GET answered with 200.', { ...fields, route: 'home' }],
    ['GET answered with 200.', { ...fields, request: expect.any(String), route: 'lotteryOrder' }],
  ]);
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/secret|7788|127\.0/);
});
