import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandboxGateway } from '@/server/gateway/create-sandbox-gateway';
import type { Gateway } from '@/server/gateway/gateway';
import { listen } from '@/server/listen';
import { toPolicy } from '@/server/pages/security-policy';
import { askPlatform } from '@/server/platform/ask-platform';
import { envelope, home, makeGateway, makeServer, makeSite, makeSource, serve } from './fixture';
import { close, sendBytes } from './loopback';

const site = makeSite('aurora', { format: 1, domains: ['www.aurora.example'] });

describe('the policy of a cached page', () => {
  it('is built once for each host of its merchant, and the same in each answer', async () => {
    const policy = vi.fn(toPolicy);
    const server = makeServer({ policy, siteSource: makeSource(serve(site)) });
    const policyAt = async (url: string) => (await server.get(url)).headers.get('content-security-policy');
    const first = await policyAt(home);
    expect(first).toContain('script-src aurora.localhost:*/assets/');
    expect([await policyAt(home), await policyAt(home)]).toEqual([first, first]);
    expect(await policyAt('http://www.aurora.example/m/home')).toBe(
      first?.replaceAll('aurora.localhost', 'www.aurora.example'),
    );
    expect(policy).toHaveBeenCalledTimes(2);
  });
});

describe('what Node writes for a page', () => {
  const server = makeServer({ siteSource: makeSource(serve(site)), isTrusted: () => true });
  let listening: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    listening = await listen({ server, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => listening.ok && close(listening.http));

  const headersOf = async (headers: string) => {
    const request = `GET /m/home HTTP/1.1\r\nHost: aurora.localhost\r\nConnection: close\r\n${headers}\r\n`;
    const [head = '', body = ''] = (await sendBytes(listening.ok ? listening.port : 0, request)).split('\r\n\r\n');
    const [status, ...lines] = head.split('\r\n');
    return { status, lines, body };
  };

  it.each([
    ['over http', '', 'HTTP/1.1 200 OK', []],
    ['over https', 'X-Forwarded-Proto: https\r\n', 'HTTP/1.1 200 OK', ['strict-transport-security']],
  ])('has the common headers %s, each once and in the order of its name', async (_, sent, status, more) => {
    const got = await headersOf(sent);
    const names = got.lines.map((line) => line.slice(0, line.indexOf(':')));
    expect(got.status).toBe(status);
    expect(names).toEqual([
      'cache-control',
      'content-language',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'etag',
      'permissions-policy',
      'referrer-policy',
      'reporting-endpoints',
      ...more,
      'vary',
      'x-content-type-options',
      'Date',
      'Connection',
    ]);
    expect(got.lines).toContain('x-content-type-options: nosniff');
    expect(got.lines).toContain('referrer-policy: strict-origin-when-cross-origin');
    expect(got.lines).toContain(`content-length: ${got.body.length}`);
  });

  it('has them in a 304 too, and no body', async () => {
    const etag = (await headersOf('')).lines.find((line) => line.startsWith('etag: '))?.slice(6);
    const { status, lines, body } = await headersOf(`If-None-Match: ${etag}\r\n`);
    expect([status, body]).toEqual(['HTTP/1.1 304 Not Modified', '']);
    expect(lines).toContain('x-content-type-options: nosniff');
    expect(lines.some((line) => line.startsWith('content-length'))).toBe(false);
  });
});

describe('a question to a platform in this process', () => {
  const ask = (gateway: Gateway, timeoutMs = 1_000) =>
    askPlatform(gateway, { call: 'status', site, language: 'bn', timeoutMs, address: '9.9.9.9', now: 7 }).catch(
      (error: Error) => error.message,
    );
  const answers: readonly (readonly [number, string])[] = [
    [200, '{"success":true,"value":{"maintenance":false}}'],
    [200, '{"success":false,"value":null}'],
    [200, '[]'],
    [200, '{"success":tru'],
    [400, '{"success":false,"errorCode":"function.not.available"}'],
    [503, '{"success":false,"errorCode":"platform.maintenance"}'],
    [500, '{"success":true,"value":{}}'],
  ];

  it.each(answers)('reads %i %s as it reads an answer over HTTP [APP-02]', async (status, text) => {
    const fetch = async () => new Response(text, { status });
    const overHttp = makeGateway({ '/wps/system/status': fetch });
    const inProcess = createSandboxGateway({ fetch, ask: async () => ({ status, text }) });
    expect(await ask(inProcess)).toEqual(await ask(overHttp));
  });

  it('says who asks, and creates no request [APP-02]', async () => {
    const fetch = vi.fn(async () => envelope({}));
    const answer = vi.fn(async () => ({ status: 200, text: '{"success":true,"value":{}}' }));
    await ask(createSandboxGateway({ fetch, ask: answer }));
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      '/wps/system/status?_=7',
      expect.objectContaining({ merchant: 'AURORA1', language: 'BN', 'x-forwarded-for': '9.9.9.9' }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('goes over a request if the platform cannot answer it so', async () => {
    const fetch = async () => envelope({ maintenance: true });
    expect(await ask(createSandboxGateway({ fetch, ask: () => undefined }))).toEqual({ maintenance: true });
  });

  it('is given up after its time limit, in this process or over HTTP [APP-02]', async () => {
    const never = () => new Promise<never>(() => undefined);
    expect(await ask(createSandboxGateway({ fetch: never, ask: never }), 5)).toBe('no answer in 5 ms');
    expect(await ask(makeGateway({ '/wps/system/status': never }), 5)).toBe('no answer in 5 ms');
  });

  it('is aborted over HTTP when its time limit is over', async () => {
    let signal: AbortSignal | null | undefined;
    const gateway: Gateway = {
      ...makeGateway(),
      ask: (_, init) => {
        signal = init.signal;
        return new Promise(() => undefined);
      },
    };
    await ask(gateway, 5);
    expect(signal?.aborted).toBe(true);
  });
});
