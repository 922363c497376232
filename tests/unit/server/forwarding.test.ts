import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForwarder } from '@/server/gateway/create-forwarder';
import { createSandboxGateway } from '@/server/gateway/create-sandbox-gateway';
import { listen } from '@/server/listen';
import { makeServer } from './fixture';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const seen: Seen[] = [];
let answer: Answer;
let upstream: Server;
let url: URL;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response, body);
    });
    request.on('error', () => undefined);
  });
  url = await new Promise((done) => {
    upstream.listen(0, '127.0.0.1', () => {
      const address = upstream.address();
      done(new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/base/`));
    });
  });
});

afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});

const good: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"success":true,"value":1}');
};

function ask(path: string, init: RequestInit = {}, parts: { timeoutMs?: number; bodyLimit?: number } = {}) {
  const server = makeServer({ gateway: createForwarder({ url, ...parts }), socketAddress: () => '5.5.5.5' });
  const headers = new Headers(init.headers);
  headers.set('host', 'aurora.localhost');
  return server.fetch(new Request(`http://aurora.localhost${path}`, { ...init, headers }));
}

describe('a forwarded request', () => {
  it.each(['/wps/member/info?a=1&a=2', '/lgw/games', '/lotto/lgw/orders/history'])(
    'reaches the gateway: %s',
    async (path) => {
      answer = good;
      const response = await ask(path, {
        method: 'PUT',
        body: '{"a":1}',
        headers: { authorization: 'token', merchant: 'AURORA' },
      });
      expect(await response.json()).toEqual({ success: true, value: 1 });
      expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/base${path}`, body: '{"a":1}' });
      expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'token', merchant: 'AURORA' });
    },
  );

  it('keeps a body on DELETE, which the favourites need', async () => {
    answer = good;
    await ask('/wps/relay/x', { method: 'DELETE', body: 'nodeId=1' });
    expect(seen.at(-1)).toMatchObject({ method: 'DELETE', body: 'nodeId=1' });
  });

  it('carries the address of the visitor, not one the visitor wrote', async () => {
    answer = good;
    const headers = {
      'x-forwarded-for': '9.9.9.9',
      'x-real-ip': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
      'cf-connecting-ip': '9.9.9.9',
    };
    await ask('/wps/x', { headers });
    const got = seen.at(-1)?.headers;
    expect(got?.['x-forwarded-for']).toBe('5.5.5.5');
    expect(got?.['x-forwarded-host']).toBe('aurora.localhost');
    expect(JSON.stringify(got)).not.toContain('9.9.9.9');
  });

  it('leaves hop-by-hop headers behind, named ones included, both ways', async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        connection: 'x-secret, close',
        'x-secret': '1',
        'keep-alive': 'timeout=9',
        'x-kept': '1',
      });
      response.end('{}');
    };
    const headers = { te: 'trailers', 'proxy-authorization': 'x', connection: 'x-mine', 'x-mine': '1', 'x-kept': '1' };
    const response = await ask('/wps/x', { headers });
    const got = seen.at(-1)?.headers ?? {};
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
    answer = (_request, response) => {
      response.writeHead(200, { 'set-cookie': ['captchaId=1; Domain=gateway.example; Path=/; HttpOnly', 'b=2'] });
      response.end('{}');
    };
    const response = await ask('/wps/captcha');
    expect(response.headers.getSetCookie()).toEqual(['captchaId=1; Path=/; HttpOnly', 'b=2']);
  });

  it('passes a failure on as it is, and follows no redirect', async () => {
    answer = (_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' });
      response.end();
    };
    const response = await ask('/wps/x');
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/']);
  });

  it('streams: the first bytes come before the last', async () => {
    let finish = () => undefined as undefined;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first');
      finish = () => {
        response.end('last');
      };
    };
    const reader = (await ask('/wps/stream')).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });

  it('that takes too long answers 504 in the platform’s own shape [ERR-01]', async () => {
    answer = () => undefined;
    const wps = await ask('/wps/slow', {}, { timeoutMs: 40 });
    expect([wps.status, await wps.json()]).toMatchObject([
      504,
      { success: false, errorCode: 'gateway.timeout', value: null },
    ]);
    const lottery = await ask('/lotto/lgw/slow', {}, { timeoutMs: 40 });
    expect(Object.keys(await lottery.json())).toEqual(['errorCode', 'message']);
  });

  it('that finds no gateway answers 502', async () => {
    const server = makeServer({ gateway: createForwarder({ url: new URL('http://127.0.0.1:1/') }) });
    const response = await server.get('http://aurora.localhost/wps/x');
    expect([response.status, await response.json()]).toMatchObject([502, { errorCode: 'gateway.unreachable' }]);
  });

  it('waits for a body that takes long, as long as it comes: a picture from a slow phone', async () => {
    answer = good;
    const parts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((done) => setTimeout(done, 100));
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await ask('/wps/x', init, { timeoutMs: 400 })).status).toBe(200);
    expect(seen.at(-1)?.body).toBe('abcdef');
  });

  it('that is too large answers 413, whether it says so or not', async () => {
    answer = good;
    const count = seen.length;
    const declared = await ask(
      '/wps/x',
      { method: 'POST', body: 'x'.repeat(101), headers: { 'content-length': '101' } },
      { bodyLimit: 100 },
    );
    expect([declared.status, await declared.json()]).toMatchObject([413, { errorCode: 'request.too.large' }]);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 20; part += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(10)));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await ask('/wps/x', init, { bodyLimit: 100 })).status).toBe(413);
    expect(seen).toHaveLength(count);
  });

  it('of an unknown host goes nowhere', async () => {
    answer = good;
    const count = seen.length;
    const server = makeServer({ gateway: createForwarder({ url }) });
    expect((await server.get('http://nobody.example/wps/x')).status).toBe(404);
    expect(seen).toHaveLength(count);
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
    answer = good;
    expect((await ask('/__sandbox')).status).toBe(404);
    expect((await ask('/sandbox-games/dice')).status).toBe(404);
  });
});

describe('a listening server', () => {
  it('survives a malformed host, and says which port is taken', async () => {
    const first = await listen({ server: makeServer(), host: '127.0.0.1', port: 0 });
    if (!first.ok) throw new Error(first.message);
    const { port } = first;
    for (const host of ['<x>', 'a b', 'aurora.localhost:99999999', '', 'x'.repeat(300)]) {
      expect(await statusOf(port, host)).toBe(404);
    }
    expect(await statusOf(port, `aurora.localhost:${port}`)).toBe(200);
    const second = await listen({ server: makeServer(), host: '127.0.0.1', port });
    expect(second).toEqual({
      ok: false,
      message: `Port ${port} on 127.0.0.1 is in use, so nothing was started. Stop the other program, or choose another port: PORT=${port + 1} npm start.`,
    });
    first.http.closeAllConnections();
    first.http.close();
  });
});

function statusOf(port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: '/m/home', headers: { host } }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', fail);
    sent.end();
  });
}
