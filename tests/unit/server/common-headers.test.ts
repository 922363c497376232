import { describe, expect, it, vi } from 'vitest';
import { bytes, envelope, home, makeGateway, makeServer, makeSite, makeSource, serve } from './fixture';

const icon = { hash: 'abc', read: async () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>') };
const site = makeSite('aurora', {
  format: 1,
  brand: { icon: 'asset:icon.svg' },
  conditions: { phoneSignIn: true },
  auth: { signIn: { provider: 'identity-toolkit', registerCode: 'provider' } },
});
const siteSource = makeSource(serve({ ...site, conditions: { phoneSignIn: true } }, new Map([['icon.svg', icon]])));
const gateway = makeGateway({
  '/wps/system/gone': () => new Response('{}', { status: 404 }),
  '/wps/system/broken': () => Promise.reject(new Error('boom')),
  '/wps/system/own': () => new Response('{}', { headers: { 'referrer-policy': 'no-referrer' } }),
});

/** What a site answers with: each kind of answer once. */
const answers: readonly (readonly [string, number, string, string])[] = [
  ['a document', 200, '/m/home', 'GET'],
  ['a page that is not there', 404, '/m/nothing', 'GET'],
  ['a superfluous slash', 308, '/m/mine/', 'GET'],
  ['a method that no page takes', 405, '/m/home', 'DELETE'],
  ['a script', 200, '/assets/app-1.js', 'GET'],
  ['a script that is not there', 404, '/assets/gone.js', 'GET'],
  ['a picture', 200, '/brand/aurora/abc/icon.svg', 'GET'],
  ['a picture that is not there', 404, '/brand/aurora/abc/gone.svg', 'GET'],
  ['a theme that is not there', 404, '/theme/gone.css', 'GET'],
  ['a layout', 200, '/layout/home.json', 'GET'],
  ['a web manifest', 200, '/manifest.webmanifest', 'GET'],
  ['robots.txt', 200, '/robots.txt', 'GET'],
  ['the service worker', 200, '/sw.js', 'GET'],
  ['the page without a network', 200, '/offline.html', 'GET'],
  ['the check page', 200, '/sign-in/check', 'GET'],
  ['a call', 200, '/wps/system/status', 'GET'],
  ['a call that is refused', 404, '/wps/system/gone', 'GET'],
  ['a call that fails here', 500, '/wps/system/broken', 'GET'],
  ['a path that is read in two ways', 400, '/wps/%252e', 'GET'],
  ['the state of the server', 200, '/healthz', 'GET'],
  ['its life', 200, '/livez', 'GET'],
];

describe.each([
  ['http', null],
  ['https', 'max-age=31536000; includeSubDomains'],
])('over %s', (proto, hsts) => {
  const server = makeServer({ siteSource, gateway, isTrusted: () => true });
  const ask = (url: string, init: RequestInit = {}) =>
    server.fetch(new Request(url, { ...init, headers: { host: new URL(url).host, 'x-forwarded-proto': proto } }));
  const said = ({ headers }: Response) => [
    headers.get('x-content-type-options'),
    headers.get('referrer-policy')?.includes('origin'),
    headers.get('strict-transport-security'),
  ];

  it.each(answers)(
    '%s (%i) says nosniff, a referrer policy and what transport it wants',
    async (_, status, path, method) => {
      const answer = await ask(`http://aurora.localhost${path}`, { method });
      expect(answer.status).toBe(status);
      expect(said(answer)).toEqual(['nosniff', true, hsts]);
    },
  );

  it('so do hosts that are nobody’s, what the visitor has already, and a closed platform', async () => {
    expect(said(await ask('http://nobody.example/m/home'))).toEqual(['nosniff', true, hsts]);
    const etag = (await ask(home)).headers.get('etag') ?? '';
    const again = await server.get(home, { 'if-none-match': etag, 'x-forwarded-proto': proto });
    expect([again.status, ...said(again)]).toEqual([304, 'nosniff', true, hsts]);
    const closing = makeGateway({ '/wps/system/status': () => envelope({ maintenance: true }) });
    const closed = makeServer({ siteSource, gateway: closing, isTrusted: () => true });
    const answer = await closed.get(home, { 'x-forwarded-proto': proto });
    expect([answer.status, ...said(answer)]).toEqual([503, 'nosniff', true, hsts]);
  });
});

it('believes https of trusted proxies only', async () => {
  const isTrusted = vi.fn(() => false);
  const answer = await makeServer({ siteSource, isTrusted }).get(home, { 'x-forwarded-proto': 'https' });
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(isTrusted).toHaveBeenCalled();
});

it('leaves a referrer policy that an answer has of its own', async () => {
  const answer = await makeServer({ siteSource, gateway }).get('http://aurora.localhost/wps/system/own');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

it('keeps a document from whoever shares its window', async () => {
  const answer = await makeServer({ siteSource }).get(home);
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
