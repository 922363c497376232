import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHostMap } from '@/server/hosts/host-map';
import { parseHost } from '@/server/hosts/parse-host';
import { forwardingHeaders, readClient } from '@/server/hosts/read-client';
import { parseTrustedProxies } from '@/server/hosts/trusted-proxies';
import { listen } from '@/server/listen';
import { makeLog, makeServer, makeSite, makeSource, serve } from './fixture';
import { close } from './loopback';

describe('parseHost', () => {
  it.each([
    ['aurora.localhost:4173', 'aurora.localhost'],
    ['WWW.Aurora.Example', 'www.aurora.example'],
    ['www.aurora.example.', 'www.aurora.example'],
    ['[::1]:4173', '[::1]'],
    ['', undefined],
    [undefined, undefined],
    ['a b', undefined],
    ['aurora/../x', undefined],
    ['aurora:port', undefined],
    ['<script>', undefined],
    ['-.-', undefined],
  ])('reads %j as %j', (header, name) => {
    expect(parseHost(header)).toBe(name);
  });
});

describe('createHostMap', () => {
  const log = makeLog();
  const map = createHostMap(
    new Map([
      ['aurora', ['WWW.aurora.example']],
      ['padma', ['padma.example', 'www.aurora.example']],
    ]),
    log,
  );

  it('gives each merchant its name below localhost and its own domains [APP-01]', () => {
    expect(map('aurora.localhost')).toEqual({ kind: 'merchant', merchant: 'aurora' });
    expect(map('padma.example')).toEqual({ kind: 'merchant', merchant: 'padma' });
  });

  it('leaves a domain that two merchants name to the first, and says so', () => {
    expect(map('www.aurora.example')).toEqual({ kind: 'merchant', merchant: 'aurora' });
    expect(log.lines.join()).toContain('Both "aurora" and "padma" list the domain "www.aurora.example"');
  });

  it('knows bare loopback names and nothing else', () => {
    expect(map('localhost')).toEqual({ kind: 'list' });
    expect(map('[::1]')).toEqual({ kind: 'list' });
    expect(map('base.localhost')).toEqual({ kind: 'unknown' });
    expect(map('constructor')).toEqual({ kind: 'unknown' });
    expect(map(undefined)).toEqual({ kind: 'unknown' });
  });
});

describe('readClient', () => {
  const proxies = parseTrustedProxies('10.0.0.0/8, ::1');
  const isTrusted = proxies.ok ? proxies.isTrusted : () => false;
  const read = (socketAddress: string, headers: Record<string, string>) =>
    readClient({ socketAddress, isTrusted, header: (name) => headers[name] });
  const overWritten = { host: 'a.example', 'x-forwarded-host': 'b.example' };

  it('ignores forwarded headers of an address that is not trusted', () => {
    const headers = { host: 'a.example', 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' };
    expect(read('8.8.8.8', headers)).toEqual({
      address: '8.8.8.8',
      host: 'a.example',
      isHostDoubtful: false,
      https: false,
      loopback: false,
    });
  });

  it('reads the chain of trusted proxies from the right', () => {
    const headers = {
      'x-forwarded-for': '1.1.1.1, 9.9.9.9, 10.2.2.2',
      'x-forwarded-proto': 'https',
      host: 'a.example',
    };
    expect(read('::ffff:10.0.0.1', headers)).toEqual({
      address: '9.9.9.9',
      host: 'a.example',
      isHostDoubtful: false,
      https: true,
      loopback: false,
    });
  });

  it('takes a forwarded host only where it is told that proxies write it, and from trusted ones', () => {
    const header = (name: string) => new Map(Object.entries(overWritten)).get(name);
    const hostOf = (socketAddress: string, takesForwardedHost: boolean) =>
      readClient({ socketAddress, isTrusted, takesForwardedHost, header }).host;
    expect(hostOf('10.0.0.1', false)).toBe('a.example');
    expect(hostOf('10.0.0.1', true)).toBe('b.example');
    expect(hostOf('8.8.8.8', true)).toBe('a.example');
  });

  it.each([
    ['b.example', true],
    ['a.example, b.example', true],
    ['A.example:443', false],
    ['', false],
  ])(
    'of a forwarded host %j that it does not take knows whether the browser may have asked for another: %s',
    (list, is) => {
      for (const address of ['8.8.8.8', '10.0.0.1'])
        expect(read(address, { host: 'a.example', 'x-forwarded-host': list }).isHostDoubtful).toBe(is);
    },
  );

  it.each([
    ['9.9.9.9:1234', '9.9.9.9'],
    ['[::1]:1, [2001:db8::7]:443, 10.2.2.2:80', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[::ffff:9.9.9.9]:80', '9.9.9.9'],
    ['8.8.8.8, 9.9.9.9:99999999', '10.0.0.1'],
    ['8.8.8.8, [9.9.9.9', '10.0.0.1'],
  ])('reads the address of %s, which has a port or brackets, as %s', (chain, address) => {
    expect(read('10.0.0.1', { 'x-forwarded-for': chain }).address).toBe(address);
  });

  it('stops at what is no address', () => {
    expect(read('10.0.0.1', { 'x-forwarded-for': '1.1.1.1, <script>, 10.2.2.2' }).address).toBe('10.2.2.2');
  });

  it('counts a request through a local proxy as one from outside', () => {
    expect(read('127.0.0.1', {}).loopback).toBe(true);
    expect(read('127.0.0.1', { 'x-forwarded-for': '9.9.9.9' }).loopback).toBe(false);
    expect(read('::1', { 'x-forwarded-for': '127.0.0.1' }).loopback).toBe(false);
    const proxied = [
      'Fly-Client-IP',
      'X-Azure-ClientIP',
      'X-Amzn-Trace-Id',
      'Client-IP',
      'CF-Visitor',
      'X-Vercel-Forwarded-For',
      'CloudFront-Viewer-Address',
      'X-ARR-Log-Id',
      'Incap-Client-IP',
    ];
    for (const name of [...proxied, ...forwardingHeaders])
      expect([name, read('127.0.0.1', { [name.toLowerCase()]: '1' }).loopback]).toEqual([name, false]);
  });

  it.each(['10.0.0.0/33', 'proxy.example', '1.2.3.4/x'])('refuses %s as a trusted proxy', (entry) => {
    expect(parseTrustedProxies(entry)).toEqual({ ok: false, entry });
  });
});

describe('a host', () => {
  const source = makeSource(
    serve(makeSite('aurora', { format: 1, domains: ['www.aurora.example'] })),
    serve(makeSite('padma')),
  );

  it('shows its merchant, with any port', async () => {
    const server = makeServer({ siteSource: source });
    expect(await (await server.get('http://padma.localhost:9/m/home')).text()).toContain('data-merchant="padma"');
    expect(await (await server.get('http://www.aurora.example/m/home')).text()).toContain('data-merchant="aurora"');
  });

  it('that is unknown or malformed gets a plain 404 that names no merchant', async () => {
    const server = makeServer({ siteSource: source });
    for (const host of ['nobody.example', 'base.localhost', '<x>', 'a b', '']) {
      const answer = await server.get('http://nobody.example/m/home', { host });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/aurora|padma/i);
    }
  });

  it('that a visitor wrote into X-Forwarded-Host gives nobody another merchant, unless FORWARDED_HOST is on', async () => {
    const parts = { siteSource: source, isTrusted: () => true };
    const ask = (more: object) =>
      makeServer({ ...parts, ...more }).get('http://padma.localhost/m/home', {
        'x-forwarded-host': 'aurora.localhost',
      });
    expect(await (await ask({})).text()).toContain('data-merchant="padma"');
    expect(await (await ask({ takesForwardedHost: true })).text()).toContain('data-merchant="aurora"');
  });

  it('without a merchant lists them all on this machine only', async () => {
    const local = await makeServer({ siteSource: source }).get('http://localhost:4173/');
    expect(await local.text()).toContain('http://aurora.localhost:4173/m/home');
    const outside = await makeServer({ siteSource: source, socketAddress: () => '8.8.8.8' }).get('http://localhost/');
    expect(outside.status).toBe(404);
    expect(await outside.text()).not.toContain('aurora');
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
    close(first.http);
  });
});

function statusOf(port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path: '/m/home', headers: { host } }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', fail);
    sent.end();
  });
}

describe('a host without a merchant, in development', () => {
  const line = 'merchant-configs/jade2/merchant.json:3:3  "code" is that of jade.';
  const server = makeServer({ findings: () => [{ merchant: 'jade2', severity: 'error', line }] });
  const textAt = async (host: string, of = server) => (await of.get(`http://${host}:4173/m/home`)).text();

  it('says what is wrong with the folder of its name, or that there is none [CFG-01]', async () => {
    expect(await textAt('jade2.localhost')).toContain('merchant-configs/jade2/merchant.json:3:3');
    expect(await textAt('jad.localhost')).toContain('No brand has a folder &quot;jad&quot;');
    expect(await textAt('jade2.localhost', makeServer())).not.toContain('jade2');
  });
});
