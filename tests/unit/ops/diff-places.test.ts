import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '@/engine';
import { siteHash } from '@/engine';
import { main } from '@/ops/merchant';
import { openWorkspace } from '@/review/workspace/workspace';
import { createFolderFiles } from '@/sites/folder-files';

let folder = '';
let server: Server;
let printed: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(folder, request.url ?? '')));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('CONFIG_SOURCE', address());
  printed = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

test('finds nothing different between what is live and what is here, where here was published [CFG-08]', {
  tags: ['deep'],
}, async () => {
  await publish((site) => site);
  expect(await main(['diff', 'live'])).toBe(0);
  expect(printed.at(-1)).toBe(
    `Nothing that players meet differs between ${address()} and ./merchant-configs, in 5 brands.`,
  );
  expect(printed[0]).toContain('What consoles answer is not published');
});

test('says that a brand is closed there, and compares nothing of it [CFG-08]', async () => {
  server.removeAllListeners('request');
  server.on('request', ({ url }, response) => void response.writeHead(url === '/m/home' ? 451 : 404).end());
  expect(await main(['diff', address()])).toBe(2);
  expect(printed.join('\n')).toMatch(/aurora.* are closed at .* so they were not compared\. Ask from where/);
});

test('tells what a publication of what is here would alter [CFG-08]', async () => {
  await publish((site) =>
    site.id === 'padma' ? { ...site, texts: { ...site.texts, bn: { ...site.texts.bn, 'padma.money': 'টাকা' } } } : site,
  );
  expect(await main(['diff', 'live'])).toBe(1);
  expect(printed.join('\n')).toMatch(
    /^in padma, .* on '.+' \(mine\): '.+' \(money\) says '.+' instead of 'টাকা' \(bn\)$/m,
  );
});

test('refuses a site that is not what its list names, and an address that publishes nothing [CFG-08]', async () => {
  expect(await main(['diff', 'live'])).toBe(2);
  expect(printed.at(-1)).toContain(
    'holds no list of published sites (index.json), and no server there serves a merchant',
  );
  await publish((site) => site);
  writeFileSync(join(folder, 'jade.json'), readFileSync(join(folder, 'jade.json'), 'utf8').replace('"Jade', '"Made'));
  expect(await main(['diff', 'live'])).toBe(2);
  expect(printed.at(-1)).toMatch(/The site of jade at .* could not be read/);
});

function address(): string {
  const where = server.address();
  return `http://127.0.0.1:${typeof where === 'object' && where !== null ? where.port : 0}/`;
}

/** Writes the merchants of the project as they are published: a list, a file a site, the pictures. */
async function publish(change: (site: Site) => Site): Promise<void> {
  const { loaded } = await openWorkspace('./merchant-configs');
  const files = createFolderFiles('merchant-configs');
  await files.update();
  const sites: Record<string, object> = {};
  for (const found of loaded.sites.values()) {
    const changed = change(found);
    const site = { ...changed, hash: siteHash(changed) };
    writeFileSync(join(folder, `${site.id}.json`), JSON.stringify(site));
    const assets: Record<string, object> = {};
    for (const [name, asset] of files.assetsOf(site.id)) {
      const content = await asset.read();
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const file = `${site.id}-${hash}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), content);
      assets[name] = { hash, file };
    }
    sites[site.id] = { hash: site.hash, file: `${site.id}.json`, assets };
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ format: 1, sites }));
}
