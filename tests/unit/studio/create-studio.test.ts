import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStudio } from '@/studio/server/create-studio';
import { openDraft } from '@/studio/server/draft/open-draft';
import { createStudioState } from '@/studio/server/studio-state';

const host = 'studio.localhost:4180';
const cookie = 'studio-4180=the-session';

/** A studio over one merchant that cannot be composed: what it answers, not what it shows. */
function begin() {
  const place = mkdtempSync(join(tmpdir(), 'livery-studio-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const [source, app] = [join(place, 'merchants'), join(place, 'app')];
  mkdirSync(join(source, 'aurora'), { recursive: true });
  writeFileSync(join(source, 'aurora/merchant.json'), '{}\n');
  mkdirSync(join(app, 'assets'), { recursive: true });
  for (const name of ['studio-1.js', 'studio-1.css']) writeFileSync(join(app, 'assets', name), `/* ${name} */`);
  const draft = openDraft(source, join(place, 'drafts'));
  const { fetch } = createStudio({
    state: createStudioState(draft, source, () => undefined),
    draft,
    source,
    setting: () => Promise.reject(new Error('not asked here')),
    savedPort: async () => 1,
    play: () => Promise.reject(new Error('not asked here')),
    guard: { host: () => host, token: 'the-token', session: 'the-session' },
    app,
    frames: 'http://*.studio.localhost:*',
  });
  const send = async (path: string, init: RequestInit = {}) =>
    fetch(new Request(`http://${host}${path}`, { ...init, headers: { host, ...Object(init.headers) } }));
  return { send, draft };
}

it.each([
  ...['/', '/assets/studio-1.js', '/api/setting', '/api/now', '/api/changes', '/api/tree', '/api/node', '/api/search'],
  ...['/api/files', '/api/file?path=aurora/merchant.json', '/api/compare', '/api/saved-port', '/nothing'],
])('answers nothing at %s without the token [STU-01]', async (path) => {
  expect((await begin().send(path)).status).toBe(401);
});

it.each([
  ['PUT', '/api/file'],
  ['POST', '/api/fix'],
  ['POST', '/api/save'],
  ['POST', '/api/discard'],
  ['POST', '/api/try'],
  ['POST', '/api/play'],
])('takes no %s %s that another origin sends [STU-01]', async (method, path) => {
  const { send, draft } = begin();
  draft.write('aurora/merchant.json', '{ "mine": 1 }\n');
  const headers = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' };
  const body = JSON.stringify({ path: 'aurora/merchant.json', paths: ['aurora/merchant.json'], text: '', version: '' });
  expect((await send(path, { method, headers, body })).status).toBe(403);
  expect(draft.edited()).toEqual([{ path: 'aurora/merchant.json', state: 'changed' }]);
});

it('sends its page with a policy that lets no text become code, and lets nobody frame it [STU-01]', async () => {
  const answer = await begin().send('/', { headers: { cookie } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  expect(await answer.text()).toContain('<script type="module" src="/assets/studio-1.js"></script>');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('tells a window that another one wrote meanwhile, and writes nothing [STU-03]', async () => {
  const { send, draft } = begin();
  const headers = { cookie, origin: `http://${host}`, 'content-type': 'application/json' };
  const write = (text: string, version: string) =>
    send('/api/file', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ path: 'aurora/merchant.json', text, version }),
    });
  const opened = await (await send('/api/file?path=aurora/merchant.json', { headers: { cookie } })).json();
  const { version } = Object(opened);
  expect((await write('{ "one": 1 }\n', version)).status).toBe(200);
  const late = await write('{ "two": 2 }\n', version);
  expect([late.status, await late.json()]).toEqual([
    409,
    expect.objectContaining({ file: expect.objectContaining({ text: '{ "one": 1 }\n' }) }),
  ]);
  expect(draft.textOf('aurora/merchant.json')).toBe('{ "one": 1 }\n');
});
