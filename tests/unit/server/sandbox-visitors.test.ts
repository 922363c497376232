import { describe, expect, it, vi } from 'vitest';
import { createSandboxGateway, type SandboxVisitors } from '@/server/gateway/create-sandbox-gateway';
import { arrivalOf } from '@/server/hosts/socket-of';
import { listen } from '@/server/listen';
import { makeServer, makeSite, makeSource, serve } from './fixture';
import { askOver, close, sendBytes } from './loopback';

const paths = [
  '/wps/session/login',
  '/lgw/games',
  '/__sandbox',
  '/__sandbox/api/state',
  '/sandbox-games/dice',
  '/m/home',
];

function open(visitors?: SandboxVisitors) {
  const fetch = vi.fn(async () => Response.json({ success: true, value: {} }));
  const siteSource = makeSource(serve(makeSite('aurora', { format: 1, domains: ['www.aurora.example'] })));
  const server = makeServer({ gateway: createSandboxGateway({ fetch }, visitors), siteSource, arrival: arrivalOf });
  return { server, fetch };
}

describe('a sandbox that was not opened', () => {
  it.each([
    ['X-Forwarded-For', '9.9.9.9'],
    ['X-Forwarded-Host', 'aurora.localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=9.9.9.9'],
    ['Via', '1.1 nginx'],
    ['X-Real-IP', '9.9.9.9'],
    ['CF-Connecting-IP', '9.9.9.9'],
    ['Host', 'www.aurora.example'],
    ['Host', 'localhost.evil.example'],
    ['Host', '127.0.0.1.evil.example'],
    ['Host', '10.0.0.7'],
    ['Host', '127.0.0.1'],
    ['Host', 'localhost'],
    ['Host', '127.0.0.1:1'],
    ['Host', '[::1]:80'],
    ['CloudFront-Viewer-Address', '9.9.9.9:1234'],
    ['X-ARR-Log-Id', '1'],
    ['Incap-Client-IP', '9.9.9.9'],
  ])('refuses a request with %s: %s, its panel and games too [QAS-03]', async (name, value) => {
    const { server, fetch } = open();
    for (const path of paths) {
      const got = await askOver(server, path, { [name]: value });
      expect([path, got.status]).toEqual([path, 403]);
      if (path.startsWith('/wps')) expect(JSON.parse(got.body)).toMatchObject({ errorCode: 'sandbox.closed' });
    }
    expect(fetch).not.toHaveBeenCalled();
    expect(server.log.lines).toEqual([expect.stringContaining('SANDBOX=1')]);
  });

  it.each(['aurora.localhost', 'aurora.localhost:4173', 'localhost:{port}', '127.0.0.1:{port}', '[::1]:{port}'])(
    'serves this machine under %s [QAS-03]',
    async (host) => {
      const { server } = open();
      expect((await askOver(server, '/__sandbox', { host })).status).toBe(200);
    },
  );

  it('refuses HTTP/1.0, which nginx speaks where its config says no more than proxy_pass [QAS-03]', async () => {
    const { server, fetch } = open();
    const listening = await listen({ server, host: '127.0.0.1', port: 0 });
    if (!listening.ok) throw new Error(listening.message);
    const { port } = listening;
    for (const host of [`127.0.0.1:${port}`, 'aurora.localhost'])
      expect(await sendBytes(port, `GET /__sandbox HTTP/1.0\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    expect(fetch).not.toHaveBeenCalled();
    close(listening.http);
  });

  it('still tells a balancer that it runs', async () => {
    expect((await askOver(open().server, '/healthz', { 'x-forwarded-for': '9.9.9.9' })).status).toBe(200);
  });
});

describe('a sandbox that was opened by name', () => {
  it('serves whoever comes, through proxies too [QAS-03]', async () => {
    const { server } = open('everybody');
    for (const path of paths) {
      const got = await askOver(server, path, { host: 'www.aurora.example', 'x-forwarded-for': '9.9.9.9' });
      expect([path, got.status]).toEqual([path, 200]);
    }
  });
});

describe('a sandbox that is the platform of other servers', () => {
  // Their own questions name the merchant by its code, and the visitor's address.
  const asked = { host: '127.0.0.1', merchant: 'AURORA', 'x-forwarded-for': '9.9.9.9' };

  it.each([
    ['was opened by name', 'everybody', 200],
    ['was not', undefined, 403],
  ] as const)('answers calls under a bare address if it %s [QAS-03]', async (_, visitors, status) => {
    const { server } = open(visitors);
    expect((await askOver(server, '/wps/session/login', asked)).status).toBe(status);
  });

  it('shows its list of merchants to nobody else [QAS-03]', async () => {
    expect((await askOver(open('everybody').server, '/', asked)).status).toBe(404);
  });
});

describe('a gateway', () => {
  it('is no sandbox: it serves every host and proxy', async () => {
    const siteSource = makeSource(serve(makeSite('aurora', { format: 1, domains: ['www.aurora.example'] })));
    const headers = { host: 'www.aurora.example', 'x-forwarded-for': '9.9.9.9' };
    expect((await askOver(makeServer({ siteSource }), '/m/home', headers)).status).toBe(200);
  });
});
