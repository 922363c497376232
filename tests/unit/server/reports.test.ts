import { expect, it, vi } from 'vitest';
import { createPrometheusMetrics } from '@/server/metrics/prometheus';
import type { Log } from '@/sites/log';
import { home, makeServer, makeSite, makeSource, serve } from './fixture';

const reports = 'http://aurora.localhost:4173/reports';

function intake() {
  const siteSource = makeSource(serve(makeSite('aurora')));
  const metrics = createPrometheusMetrics(siteSource);
  const clock = { now: 0 };
  const error = vi.fn<Log['error']>();
  const log = { info: () => undefined, error };
  const server = makeServer({ siteSource, metrics, log, clock: () => clock.now });
  const send = async (body: string) => {
    const headers = { host: 'aurora.localhost:4173', 'content-type': 'text/plain' };
    const { status } = await server.fetch(new Request(reports, { method: 'POST', headers, body }));
    return status;
  };
  const counted = async (name: string) =>
    (await metrics.toText()).split('\n').filter((line) => line.startsWith(`${name}{`));
  const fields = () => error.mock.calls.map(([, logged]) => logged);
  return { server, clock, send, counted, fields };
}

const own = { kind: 'widget-failed', node: 'home.banner', layout: 'ab12', build: 'build-1' };
const oldForm = {
  'csp-report': {
    'document-uri': 'https://aurora.example/m/home?token=secret',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://tracker.example/secret.png?name=secret',
    'script-sample': 'secret',
  },
};
const newForm = [
  {
    type: 'csp-violation',
    url: 'https://aurora.example/m/home?token=secret',
    body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'secret' },
  },
];

it('counts reports of the storefront and of the policy, and logs them without anything of the player [RUN-05]', async () => {
  const { send, counted, fields } = intake();
  for (const body of [
    { ...own, message: 'secret', error: 'secret' },
    oldForm,
    newForm,
    { kind: 'secret', node: 'a b' },
  ])
    expect(await send(JSON.stringify(body))).toBe(204);
  const merchant = 'aurora';
  expect(fields()).toEqual([
    { merchant, ...own },
    { merchant, kind: 'csp', directive: 'img-src', blocked: 'https://tracker.example' },
    { merchant, kind: 'csp', directive: 'script-src-elem', blocked: 'inline' },
    { merchant, kind: 'other' },
  ]);
  expect(JSON.stringify(fields())).not.toContain('secret');
  expect(await counted('livery_client_reports_total')).toEqual([
    'livery_client_reports_total{kind="widget-failed",merchant="aurora"} 1',
    'livery_client_reports_total{kind="csp",merchant="aurora"} 2',
    'livery_client_reports_total{kind="other",merchant="aurora"} 1',
  ]);
});

it.each([
  ['no JSON', 'nonsense'],
  ['what is no report', '[1,{"type":"deprecation"},null]'],
  ['too much', `"${'x'.repeat(20_000)}"`],
])('answers %s like a report, and counts nothing [RUN-05]', async (_, body) => {
  const { send, counted, fields } = intake();
  expect(await send(body)).toBe(204);
  expect(fields()).toEqual([]);
  expect(await counted('livery_client_reports_total')).toEqual([]);
});

it('takes 60 of an address in ten minutes, and logs a fault once a minute [RUN-05]', async () => {
  const { send, counted, fields, clock } = intake();
  for (let count = 0; count < 63; count += 1) expect(await send(JSON.stringify(own))).toBe(204);
  expect(await counted('livery_client_reports_total')).toEqual([expect.stringMatching(/ 60$/)]);
  expect(await counted('livery_requests_refused_total')).toEqual([
    'livery_requests_refused_total{reason="report.too.many"} 3',
  ]);
  expect(fields()).toHaveLength(1);
  clock.now += 60_000;
  await send(JSON.stringify(own));
  expect(fields()).toHaveLength(2);
});

it('tells browsers where to report what the policy refuses [RUN-05]', async () => {
  const { server } = intake();
  const { headers } = await server.get(home);
  expect(headers.get('reporting-endpoints')).toBe('reports="/reports"');
  expect(headers.get('content-security-policy')).toContain('; report-uri /reports; report-to reports; ');
});
