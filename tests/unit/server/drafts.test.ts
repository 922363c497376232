import { expect, it } from 'vitest';
import { parseOptions } from '@/server/options';
import { newKeys } from '@/sites/index-signature';
import { makeServer, makeSite, makeSource, serve } from './fixture';

const live = makeSource(serve(makeSite('aurora', { format: 1, domains: ['www.aurora.example'] }, 'live')));
const drafts = {
  siteSource: makeSource(
    serve(makeSite('aurora', { format: 1, domains: ['www.aurora.example'] }, 'draft')),
    serve(makeSite('padma', { format: 1 }, 'draft')),
  ),
  host: 'preview.example',
};
const server = makeServer({ siteSource: live, drafts });
const siteIn = async (url: string) => />([^<]+)<\/main>/.exec(await (await server.get(url)).text())?.[1];

it('shows the draft of a brand on a host of its own, beside what players get [CFG-08]', async () => {
  const [draft, shown] = [
    await siteIn('http://draft--aurora.preview.example/m/home'),
    await siteIn('http://www.aurora.example/m/home'),
  ];
  expect(draft).toBe(drafts.siteSource.current().get('aurora')?.version);
  expect(shown).toBe(live.current().get('aurora')?.version);
  expect(draft).not.toBe(shown);
  expect((await server.get('http://draft--padma.preview.example/m/home')).status).toBe(200);
});

it.each(['/m/home', '/manifest.webmanifest', '/robots.txt', '/m/none', '/brand/none.png'])(
  'lets no search engine list a draft: %s [CFG-08]',
  async (path) => {
    const draft = await server.get(`http://draft--aurora.preview.example${path}`);
    expect(draft.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const shown = await server.get(`http://www.aurora.example${path}`);
    expect(shown.headers.get('x-robots-tag')).toBeNull();
  },
);

it.each([
  'http://draft--noor.preview.example/m/home',
  'http://draft--aurora.other.example/m/home',
  'http://draft--aurora.www.aurora.example/m/home',
  'http://aurora.preview.example/m/home',
  'http://preview.example/m/home',
])('knows no draft at %s', async (url) => {
  expect((await server.get(url)).status).toBe(404);
});

it('knows no draft without a place of drafts', async () => {
  expect((await makeServer({ siteSource: live }).get('http://draft--aurora.localhost/m/home')).status).toBe(404);
});

it('gives a draft cookies of its own: none names a domain, so neither host gets those of the other [CFG-08]', async () => {
  const { headers } = await server.get('http://draft--aurora.preview.example/m/home?lang=bn');
  expect(headers.get('set-cookie')).toMatch(/^lang=bn; Path=\/; /);
  expect(headers.get('set-cookie')).not.toMatch(/domain/i);
});

it.each<[Record<string, string>, string]>([
  [{ DRAFT_SOURCE: 'https://cdn.example/draft' }, 'DRAFT_SOURCE is an address and DRAFT_KEYS is not set'],
  [{ DRAFT_SOURCE: 'https://cdn.example/draft', DRAFT_KEYS: 'abc' }, 'DRAFT_KEYS holds something'],
  [{ DRAFT_SOURCE: 'https://me:hunter2@cdn.example/' }, 'DRAFT_SOURCE holds a user or a password'],
  [{ DRAFT_SOURCE: './drafts', DRAFT_HOST: 'https://preview.example' }, 'DRAFT_HOST is "https://preview.example"'],
  [{ DRAFT_SOURCE: './drafts', DRAFT_HOST: 'preview.example:8080' }, 'DRAFT_HOST is "preview.example:8080"'],
])('starts nothing where drafts cannot be meant: %j', (env, words) => {
  expect(parseOptions(env)).toEqual({ ok: false, message: expect.stringContaining(words) });
});

it('reads drafts from a folder or an address', () => {
  const folder = parseOptions({ DRAFT_SOURCE: './drafts' });
  expect(folder.ok && folder.options.drafts).toEqual({
    source: { kind: 'folder', path: './drafts' },
    host: 'localhost',
  });
  const { open } = newKeys();
  const env = { DRAFT_SOURCE: 'https://cdn.example/draft', DRAFT_KEYS: open, DRAFT_HOST: 'Preview.example' };
  const address = parseOptions(env);
  expect(address.ok && address.options.drafts).toMatchObject({ source: { kind: 'url' }, host: 'preview.example' });
});
