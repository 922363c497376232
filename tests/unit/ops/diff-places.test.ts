import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@tests/support/depth';
import { projectWorkspace } from '@tests/support/project-workspace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '@/engine';
import { siteHash } from '@/engine';
import { main } from '@/ops/merchant';
import { placesOf } from '@/ops/merchant/diff/diff-places';
import { newKeys, parsePrivateKey } from '@/sites/index-signature';
import { createFolderTarget } from '@/sites/publish/folder-target';
import { offer, publishTo } from '../../support/publishing';
import { publish as publishedSite } from '../server/fixture';

let folder = '';
let server: Server;
let printed: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  server = createServer((request, response) => {
    // A comparison may take longer than the server keeps a connection, which the next request would then lose.
    response.setHeader('connection', 'close');
    try {
      response.end(readFileSync(join(folder, request.url ?? '')));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('CONFIG_SOURCE', address());
  vi.stubEnv('CONFIG_KEYS', 'off');
  vi.stubEnv('LAST_GOOD', 'off');
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
    `Nothing that players see differs between ${address()} and ./merchant-configs, in 5 brands.`,
  );
  expect(printed[0]).toContain('Console answers are not published');
});

test('takes an empty CONFIG_SOURCE for none [CFG-08]', () => {
  const config = './merchant-configs';
  expect(placesOf(['live'], { CONFIG_SOURCE: '' })).toEqual({ from: 'http://127.0.0.1:4173', to: config, config });
});

test('says that a brand is closed there, and compares nothing of it [CFG-08]', async () => {
  server.removeAllListeners('request');
  server.on('request', ({ url }, response) => void response.writeHead(url === '/m/home' ? 451 : 404).end());
  expect(await main(['diff', address()])).toBe(2);
  expect(printed.join('\n')).toMatch(/aurora.* are closed at .* so they were not compared\. Ask from where/);
});

test('says that a page could not be read there, instead of that it goes [CFG-08]', async () => {
  const boot = { merchant: { id: 'mono' }, routes: [{ page: 'home' }], languages: {}, assets: {} };
  server.removeAllListeners('request');
  server.on('request', ({ url = '' }, response) => {
    response.setHeader('connection', 'close');
    if (url.startsWith('/layout/')) response.writeHead(503).end();
    else if (url.startsWith('/index')) response.writeHead(404).end();
    else if (url === '/m/home') response.end(`<script id="boot">${JSON.stringify(boot)}</script>`);
    else response.end('{"success":true,"value":{}}');
  });
  expect(await main(['diff', address()])).toBe(2);
  expect(printed.join('\n')).toMatch(/The site of mono .* could not be read \(\/layout\/home\.json answers 503\)/);
});

test('tells what a publication of what is here would alter [CFG-08]', { tags: ['deep'] }, async () => {
  await publish((site) =>
    site.id === 'padma' ? { ...site, texts: { ...site.texts, bn: { ...site.texts.bn, 'padma.money': 'টাকা' } } } : site,
  );
  expect(await main(['diff', 'live'])).toBe(1);
  expect(printed.join('\n')).toMatch(
    /^in padma, .* on '.+' \(mine\): '.+' \(money\) says '.+' instead of 'টাকা' \(bn\)$/m,
  );
});

test('refuses a site that is not what its list names, and an address that publishes nothing [CFG-08]', {
  tags: ['deep'],
}, async () => {
  expect(await main(['diff', 'live'])).toBe(2);
  expect(printed.at(-1)).toContain(
    'holds no list of published sites (index.json), and no server there serves a merchant',
  );
  await publish((site) => site);
  const { sites } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  writeFileSync(join(folder, sites.jade.file), readFileSync(join(folder, sites.mono.file)));
  expect(await main(['diff', 'live'])).toBe(2);
  expect(printed.at(-1)).toMatch(/The site of jade at .* could not be read/);
});

test.each(sample(1, ['show', 'diff']))(
  '%s reads only what a key of CONFIG_KEYS signed, and no older list [CFG-08]',
  async (command) => {
    const [ours, strangers] = [newKeys(), newKeys()];
    const key = parsePrivateKey(ours.secret);
    const run = () => main(command === 'diff' ? ['diff', 'live'] : ['show', 'mono', 'home']);
    vi.stubEnv('LAST_GOOD', join(folder, 'last-good'));
    const offered = (mark: string) => [offer(publishedSite('mono', mark))];
    await publishTo(createFolderTarget(folder), offered('first'), { key });
    const olderIndex = readFileSync(join(folder, 'index.json'));
    for (const [keys, words] of [
      ['', 'CONFIG_KEYS is not set'],
      ['abc', 'not an Ed25519 public key'],
      [strangers.open, 'is not signed by any key of CONFIG_KEYS'],
    ] as const) {
      vi.stubEnv('CONFIG_KEYS', keys);
      expect(await run()).toBe(2);
      expect(printed.at(-1)).toContain(`What is published at ${address()} was not read`);
      expect(printed.at(-1)).toContain(words);
    }
    vi.stubEnv('CONFIG_KEYS', `${strangers.open},${ours.open}`);
    await publishTo(createFolderTarget(folder), offered('second'), { key });
    await run();
    expect(printed.join('\n')).not.toContain('older than');
    writeFileSync(join(folder, 'index.json'), olderIndex);
    expect(await run()).toBe(2);
    expect(printed.at(-1)).toMatch(/index\.json is version \d+, older than \d+/);
  },
);

function address(): string {
  const where = server.address();
  return `http://127.0.0.1:${typeof where === 'object' && where !== null ? where.port : 0}/`;
}

/** Publishes the merchants of the project. */
async function publish(change: (site: Site) => Site): Promise<void> {
  const workspace = await projectWorkspace();
  const offered = [...workspace.loaded.sites.values()].map((found) => {
    const changed = change(found);
    return {
      site: { ...changed, hash: siteHash(changed) },
      assets: workspace.folder?.assetsOf(found.id) ?? new Map(),
    };
  });
  await publishTo(createFolderTarget(folder), offered);
}
