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
        headers: { authorization: 'token', merchant: 'AURORA' },
      });
      expect(await response.json()).toEqual({ success: true, value: 1 });
      expect(upstream.seen.at(-1)).toMatchObject({ method: 'PUT', url: `/base${path}`, body: '{"a":1}' });
      expect(upstream.seen.at(-1)?.headers).toMatchObject({ authorization: 'token', merchant: 'AURORA' });
    },
  );

  it('keeps a body on DELETE, which the favourites need', async () => {
    upstream.answer = good;
    await upstream.ask('/wps/relay/x', { method: 'DELETE', body: 'nodeId=1' });
    expect(upstream.seen.at(-1)).toMatchObject({ method: 'DELETE', body: 'nodeId=1' });
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

  it('leaves hop-by-hop headers behind, named ones included, both ways', async () => {
    upstream.answer = (response) => {
      response.writeHead(200, {
        connection: 'x-secret, close',
        'x-secret': '1',
        'keep-alive': 'timeout=9',
        'x-kept': '1',
      });
      response.end('{}');
    };
    const headers = { te: 'trailers', 'proxy-authorization': 'x', connection: 'x-mine', 'x-mine': '1', 'x-kept': '1' };
    const response = await upstream.ask('/wps/x', { headers });
    const got = upstream.seen.at(-1)?.headers ?? {};
    expect([got.te, got['proxy-authorization'], got['x-mine'], got['x-kept']]).toEqual([
      undefined,
      undefined,
      undefined,
      '1',
    ]);
    expect([
      response.headers.get('x-secret'),
      response.headers.get('keep-alive'),
      response.headers.get('x-kept'),
    ]).toEqual([null, null, '1']);
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
    const server = makeServer({ gateway: createSandboxGateway(sandbox), socketAddress: () => '5.5.5.5' });
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
