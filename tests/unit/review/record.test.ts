import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectWorkspace } from '@tests/support/project-workspace';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { normalizePlatform } from '@/engine';
import { main } from '@/ops/merchant';
import { withoutSecrets } from '@/review/record/without-secrets';
import { siteOf } from '@/review/view';
import type { Gateway } from '@/server/gateway/gateway';
import { openGateway } from '@/server/open-gateway';

describe('what looks like a secret or personal data [QAS-09]', () => {
  it.each([
    [{ token: 'abc' }, { token: 'removed' }, 'a secret (token)'],
    [{ apiKey: 'k1' }, { apiKey: 'removed' }, 'a secret (apiKey)'],
    [{ x: 'eyJhbGciOi.eyJzdWIi.c2ln' }, { x: 'removed' }, 'a token'],
    [{ x: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6' }, { x: 'removed' }, 'a token'],
    [
      { path: 'https://c.example/?sessionId=9&lang=en' },
      { path: 'https://c.example/?sessionId=removed&lang=en' },
      'a secret (sessionId) in an address',
    ],
    [{ text: 'Write to anna@brand.example.' }, { text: 'Write to somebody@example.com.' }, 'an e-mail address'],
    [{ text: 'Call +880 1712-345678' }, { text: 'Call +000 0000-000000' }, 'a telephone number'],
    [{ url: 'https://wa.me/8801712345678' }, { url: 'https://wa.me/0000000000000' }, 'a telephone number'],
    [{ at: 'from 203.0.113.9' }, { at: 'from 192.0.2.1' }, 'an address of a machine'],
    [{ nickname: 'Anna' }, { nickname: 'removed' }, 'something of a member (nickname)'],
    [{ memberId: 4711 }, { memberId: 0 }, 'something of a member (memberId)'],
  ])('in %j is replaced, and told', (before, after, kind) => {
    const { value, replaced } = withoutSecrets({ part: [before] });
    expect(value).toEqual({ part: [after] });
    expect(replaced).toEqual([{ path: `part[0].${Object.keys(before)[0]}`, kind }]);
  });

  it('leaves what a console says about a brand as it is', () => {
    const console: unknown = JSON.parse(readFileSync('merchant-configs/aurora/console.json', 'utf8'));
    const { value, replaced } = withoutSecrets(console);
    expect(replaced.map(({ path, kind }) => [path, kind])).toEqual([
      ['settings.resources[4].url', 'a telephone number'],
    ]);
    expect(JSON.stringify(value)).toBe(JSON.stringify(console).replace('8800000000000', '0000000000000'));
    const dated = {
      end: '2026-01-20 06:00:00',
      pattern: '^\\+?[0-9]{9,15}$',
      modId: 'CHNGPASSVERIF3',
      count: 1234567890,
    };
    expect(withoutSecrets(dated)).toEqual({ value: dated, replaced: [] });
  });
});

describe('the console of a running platform', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  const printed: string[] = [];
  let server: Server;
  let gateway: Gateway & { readonly close: () => Promise<void> };
  let address = '';

  beforeAll(async () => {
    const { loaded } = await projectWorkspace();
    const source = {
      current: () => new Map([...loaded.sites].map(([id, site]) => [id, { site, version: '', assets: new Map() }])),
      consoles: () => loaded.consoles,
      refresh: async () => undefined,
      onChange: () => undefined,
      close: () => undefined,
    };
    const options = { gatewayUrl: undefined, gatewayHeaders: [], sandboxDb: ':memory:', sandboxOpen: false };
    const log = { info: () => undefined, error: () => undefined };
    const opened = await openGateway({ options, root: '.', source, log, now: () => Date.UTC(2026, 0, 20) });
    gateway = { ...opened.gateway, close: opened.close };
    server = createServer(async (request, response) => {
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      );
      const answer = await gateway.ask(request.url ?? '/', { headers: Object.fromEntries(headers) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = addressOf(server);
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  });

  afterAll(async () => {
    vi.restoreAllMocks();
    server.close();
    await gateway.close();
    rmSync(folder, { recursive: true });
  });

  it('is kept as a console.json that says the same, and never over a file [QAS-09]', async () => {
    const file = join(folder, 'console.json');
    expect(await main(['record', 'aurora', address, '--out', file])).toBe(0);
    expect(printed).toContain('Replaced  settings.resources[4].url  looked like a telephone number.');
    const workspace = await projectWorkspace();
    const site = siteOf('aurora', workspace);
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(workspace.catalogue.validators.console(json)).toBe(true);
    const recorded = normalizePlatform(json, site, workspace.catalogue);
    const { facts, switches } = workspace.platformOf(site);
    expect([recorded.facts, recorded.switches]).toEqual([facts, switches]);
    expect(await main(['record', 'aurora', address, '--out', file])).toBe(2);
    expect(printed.at(-1)).toContain('is there already, so nothing was written over it');
  });

  it('is not kept where nobody answers, and it says what to do [QAS-09]', async () => {
    expect(await main(['record', 'aurora', 'aurora.example'])).toBe(2);
    expect(printed.at(-1)).toContain('"aurora.example" is not the address');
    expect(await main(['record', 'aurora', 'http://127.0.0.1:9'])).toBe(2);
    expect(printed.at(-1)).toContain(
      'cannot be reached (connect ECONNREFUSED 127.0.0.1:9) for www.aurora.example, so nothing was kept.',
    );
    const other = createServer((_, response) => void response.end('<p>Welcome</p>'));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    expect(await main(['record', 'aurora', addressOf(other)])).toBe(2);
    other.close();
    expect(printed.at(-1)).toContain('gives no answer of a platform for www.aurora.example, so nothing was kept.');
  });
});

function addressOf(server: Server): string {
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}
