import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxGateway } from '@/server/gateway/create-sandbox-gateway';
import { makeServer } from './fixture';
import { good, openUpstream, type Upstream } from './upstream';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await openUpstream();
});
afterAll(() => upstream.close());

describe('a forwarded request', () => {
  it.each(['/wps/member/info?a=1&a=2', '/lgw/games', '/lotto/lgw/orders/history'])(
    'reaches the gateway: %s',
    async (path) => {
      upstream.answer = good;
      const response = await upstream.ask(path, {
        method: 'PUT',
        body: '{"a":1}',
        headers: { authorization: 'token', merchant: 'AURORA1' },
      });
      expect(await response.json()).toEqual({ success: true, value: 1 });
      expect(upstream.seen.at(-1)).toMatchObject({ method: 'PUT', url: `/base${path}`, body: '{"a":1}' });
      expect(upstream.seen.at(-1)?.headers).toMatchObject({ authorization: 'token', merchant: 'AURORA1' });
    },
  );

  it('keeps a body on DELETE, which the favourites need', async () => {
    upstream.answer = good;
    await upstream.ask('/wps/relay/x', { method: 'DELETE', body: 'nodeId=1' });
    expect(upstream.seen.at(-1)).toMatchObject({ method: 'DELETE', body: 'nodeId=1' });
  });

  it.each(['POST', 'DELETE'])('may have a token in its body, so no cache keeps the answer: %s', async (method) => {
    upstream.answer = (response) => response.writeHead(200, { 'cache-control': 'public, max-age=600' }).end('{}');
    const answer = await upstream.ask('/wps/relay/x', { method, body: '{"token":"t"}' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('carries the address of the visitor, not one the visitor wrote', async () => {
    upstream.answer = good;
    const headers = {
      'x-forwarded-for': '9.9.9.9',
      'x-real-ip': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
      'cf-connecting-ip': '9.9.9.9',
    };
    await upstream.ask('/wps/x', { headers });
    const got = upstream.seen.at(-1)?.headers;
    expect(got?.['x-forwarded-for']).toBe('5.5.5.5');
    expect(got?.['x-forwarded-host']).toBe('aurora.localhost');
    expect(JSON.stringify(got)).not.toContain('9.9.9.9');
  });

  it('carries every header of the wire contract, and leaves all others behind, hop-by-hop ones and named ones too', async () => {
    upstream.answer = good;
    const contract = {
      authorization: 'token',
      device: 'web',
      encryption: 'k',
      language: 'EN',
      merchant: 'AURORA1',
      moduleid: 'COMM3',
      'x-digest': 'd',
      'x-gateway-version': '3',
      'x-real-ua': 'u',
      'x-request-id': '1',
      'x-requested-with': 'XMLHttpRequest',
      'x-rsa': 'r',
      'x-timestamp': '1',
      cookie: 'captchaId=1',
      'content-type': 'application/json',
      'accept-language': 'bn',
      'user-agent': 'phone',
    };
    const others = {
      te: 'trailers',
      'proxy-authorization': 'x',
      'x-internal-admin': '1',
      'x-original-url': '/admin',
      'x-http-method-override': 'DELETE',
      referer: 'http://aurora.localhost/m/register?affiliateCode=1',
      'x-real-ip': '9.9.9.9',
    };
    await upstream.ask('/wps/x', { headers: { ...contract, ...others } });
    const got = upstream.seen.at(-1)?.headers ?? {};
    expect(got).toMatchObject(contract);
    expect(Object.keys(got).filter((name) => name in others)).toEqual([]);
    await upstream.ask('/wps/x', { headers: { connection: 'device', device: 'web' } });
    expect(upstream.seen.at(-1)?.headers.device).toBeUndefined();
  });

  it('gets an answer with the headers of the contract, and with none that opens our origin or tells of the machine', async () => {
    const passed = {
      'content-type': 'application/json',
      'content-language': 'bn',
      date: 'Tue, 03 Feb 2026 10:30:00 GMT',
      etag: '"1"',
      'retry-after': '3',
      'x-digest': 'd',
      encryption: 'k',
    };
    const others = {
      connection: 'x-rsa, close',
      'x-rsa': '1',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'clear-site-data': '"*"',
      link: '</evil.js>; rel=preload',
      nel: '{}',
      refresh: '0; url=https://evil.example',
      server: 'nginx/1.2.3',
      'service-worker-allowed': '/',
      'strict-transport-security': 'max-age=0',
      'x-powered-by': 'Express',
    };
    upstream.answer = (response) => {
      response.writeHead(200, { ...passed, ...others });
      response.end('{}');
    };
    const { headers } = await upstream.ask('/wps/x');
    expect(Object.fromEntries(headers)).toMatchObject(passed);
    expect(Object.keys(others).filter((name) => headers.has(name))).toEqual([]);
  });

  it('carries what an operator lets through beside the contract, both ways', async () => {
    upstream.answer = (response) => void response.writeHead(200, { 'x-region': 'BD' }).end('{}');
    const headers = { 'x-device-id': '7' };
    const shut = await upstream.ask('/wps/x', { headers });
    expect([upstream.seen.at(-1)?.headers['x-device-id'], shut.headers.get('x-region')]).toEqual([undefined, null]);
    const open = await upstream.ask('/wps/x', { headers }, { passedHeaders: ['x-device-id', 'x-region'] });
    expect([upstream.seen.at(-1)?.headers['x-device-id'], open.headers.get('x-region')]).toEqual(['7', 'BD']);
  });

  it('gives cookies to the host the visitor sees', async () => {
    upstream.answer = (response) => {
      response.writeHead(200, { 'set-cookie': ['captchaId=1; Domain=gateway.example; Path=/; HttpOnly', 'b=2'] });
      response.end('{}');
    };
    const response = await upstream.ask('/wps/captcha');
    expect(response.headers.getSetCookie()).toEqual(['captchaId=1; Path=/; HttpOnly', 'b=2']);
  });

  it('passes a failure on as it is, and follows no redirect', async () => {
    upstream.answer = (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' });
      response.end();
    };
    const response = await upstream.ask('/wps/x');
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/']);
  });

  it('streams: the first bytes come before the last', async () => {
    let finish = () => undefined as undefined;
    upstream.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first');
      finish = () => {
        response.end('last');
      };
    };
    const reader = (await upstream.ask('/wps/stream')).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });
});

describe('the sandbox in the place of a gateway', () => {
  const asked: Request[] = [];
  const sandbox = {
    fetch: (request: Request) => {
      asked.push(request);
      return Response.json({ success: true, value: {} });
    },
  };

  it('gets platform calls and its own tools, with the visitor’s address', async () => {
    const server = makeServer({ gateway: createSandboxGateway(sandbox, 'everybody'), socketAddress: () => '5.5.5.5' });
    for (const path of ['/wps/x', '/__sandbox', '/sandbox-games/dice', '/sandbox-assets/a.png']) {
      expect((await server.get(`http://aurora.localhost${path}`, { 'x-forwarded-for': '9.9.9.9' })).status).toBe(200);
      expect([new URL(asked.at(-1)?.url ?? '').pathname, asked.at(-1)?.headers.get('x-forwarded-for')]).toEqual([
        path,
        '5.5.5.5',
      ]);
    }
  });

  it('is not there when a gateway is given', async () => {
    upstream.answer = good;
    expect((await upstream.ask('/__sandbox')).status).toBe(404);
    expect((await upstream.ask('/sandbox-games/dice')).status).toBe(404);
  });
});
