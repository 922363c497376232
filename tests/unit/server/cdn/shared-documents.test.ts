import { describe, expect, it, vi } from 'vitest';
import { modeScriptOf } from '@/storefront/app/document/mode-script';
import type { RenderInput } from '@/storefront/contract/boot';
import { envelope, home, makeGateway, makeServer, makeSite, makeSource, renderFake, serve } from '../fixture';

const statusPath = '/wps/system/status';
const cdn = { code: 'code-1' };
const shared = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=3600';
const site = makeSite('aurora', { format: 1, domains: ['www.aurora.example', 'draft--aurora.preview.example'] });

/** A renderer that shows the data of the moment, as the real one does. */
function openData(data = { value: 'tiger', missing: 0 }) {
  const render = vi.fn(async (input: RenderInput) => {
    input.onAnswers?.({ answers: [data.value] }, data.missing);
    draw();
    const output = await renderFake(input);
    return { ...output, html: `${output.html}<p>${data.value}</p>`, missing: data.missing };
  });
  const draw = vi.fn();
  return { data, render, draw };
}

function openServer(parts: Parameters<typeof makeServer>[0] = {}) {
  const clock = { now: 1_000_000 };
  const { data, render, draw } = openData();
  const server = makeServer({ cdn, render, siteSource: makeSource(serve(site)), clock: () => clock.now, ...parts });
  const ask = (headers: Record<string, string> = {}, url = home) => server.get(url, { 'x-language': '-', ...headers });
  return { ask, clock, data, draw, render, server };
}

const shutForRegion = { [statusPath]: () => envelope({ maintenance: false, regionRestriction: true }) };
const policyOf = (answer: Response) =>
  ['cache-control', 'vary', 'surrogate-key'].map((name) => answer.headers.get(name));
const privately = ['private, no-cache', 'Cookie, Accept-Language, Accept-Encoding', null];

describe('a document that a shared cache asks for', () => {
  it('may be kept, by language and encoding, and is forgotten by brand and page [RUN-07]', async () => {
    const { ask } = openServer();
    const answer = await ask({ cookie: 'session=secret' });
    expect(policyOf(answer)).toEqual([shared, 'X-Language, Accept-Encoding', 'aurora aurora/home']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const unchanged = await ask({ 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([unchanged.status, ...policyOf(unchanged)]).toEqual([304, ...policyOf(answer)]);
  });

  it('is gone within 5 s, though the cache counts whole seconds', () => {
    const [fresh = 0, old = 0] = [/s-maxage=(\d+)/, /revalidate=(\d+)/].map((age) => Number(age.exec(shared)?.[1]));
    expect(fresh + old + 1).toBeLessThanOrEqual(5);
  });

  it.each([
    ['a visitor without a cache', { 'x-language': undefined }, home],
    ['a language that a link brings', {}, `${home}?lang=bn`],
    ['a return with a code', {}, `${home}?state=a&code=b`],
    ['a host that a proxy contradicts', { 'x-forwarded-host': 'evil.example' }, home],
    ['a host with a dot at its end', { host: 'aurora.localhost.' }, home],
    ['a page that is not there', {}, 'http://aurora.localhost/m/nothing'],
  ])('is kept by none for %s [RUN-07]', async (_, headers, url) => {
    const { server } = openServer();
    const given = Object.entries({ 'x-language': '-', ...headers }).filter(([, value]) => value !== undefined);
    const answer = await server.get(url, Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
    expect(answer.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
    expect(answer.headers.get('surrogate-key')).toBeNull();
  });

  it.each([
    ['the host of a draft', {}, 'http://draft--aurora.preview.example/m/home'],
    ['the host of a draft with capitals and a port', {}, 'http://Draft--Aurora.preview.example:8080/m/home'],
    ['a development server', { sendsDrafts: true }, home],
  ])('is kept by none on %s, and is for its visitor alone [RUN-07, APP-02]', async (_, parts, url) => {
    const open = openServer(parts);
    const visitor = { cookie: 'lang=bn', host: new URL(url).host };
    const answer = await open.ask(visitor, url);
    expect([...policyOf(answer), answer.headers.get('content-language')]).toEqual([...privately, 'bn']);
    const draft = await open.ask({ ...visitor, accept: 'application/json' }, url);
    expect(draft.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
    const closed = openServer({ ...parts, gateway: makeGateway(shutForRegion) });
    expect((await closed.ask(visitor, url)).status).toBe(451);
  });

  it('is kept by none while something is missing, or if CDN is off [RUN-07]', async () => {
    const poor = openServer();
    poor.data.missing = 1;
    expect(policyOf(await poor.ask())).toEqual(privately);
    const { ask } = openServer({ cdn: undefined });
    expect(policyOf(await ask())).toEqual(privately);
  });

  it.each([
    ['lang=bn', 'bn'],
    ['lang=xx', 'en'],
    ['bn-BD', 'en'],
    ['-', 'en'],
  ])('for %s is in the language %s, whatever else the visitor sent [RUN-07]', async (header, language) => {
    const answer = await openServer().ask({ 'x-language': header, cookie: 'lang=ur', 'accept-language': 'ur' });
    expect(answer.headers.get('content-language')).toBe(language);
  });

  it('follows the browser’s language where config says so', async () => {
    const languages = { supported: ['en', 'bn', 'ur'], default: 'en', acceptLanguage: true };
    const siteSource = makeSource(serve(makeSite('aurora', { format: 1, languages })));
    const answer = await openServer({ siteSource }).ask({ 'x-language': 'bn-BD', 'accept-language': 'ur' });
    expect(answer.headers.get('content-language')).toBe('bn');
  });
});

it('a document that was drawn slowly may be kept, too, since nothing draws it anew [RUN-07]', async () => {
  const { render } = openData();
  const slowly = async (input: RenderInput) => {
    const output = await render(input);
    await new Promise((done) => setTimeout(done, 20));
    return output;
  };
  const { ask } = openServer({ render: slowly, waitMs: 10 });
  expect((await ask()).headers.get('cache-control')).toBe(shared);
});

describe('the ETag', () => {
  const etagOf = (answer: Response) => answer.headers.get('etag') ?? '';

  it('is the same from another copy, with the same bytes, and another with other data, code, site or host [RUN-07]', async () => {
    const first = await openServer().ask();
    const second = await openServer().ask();
    expect(etagOf(second)).toBe(etagOf(first));
    expect(await second.text()).toBe(await first.text());
    const changed = openServer();
    changed.data.value = 'dragon';
    const others = [
      await changed.ask(),
      await openServer({ cdn: { code: 'code-2' } }).ask(),
      await openServer({ siteSource: makeSource(serve({ ...site, hash: 'aurora-2' })) }).ask(),
      await openServer().ask({}, 'http://www.aurora.example/m/home'),
      await openServer().ask({ 'x-language': 'lang=bn' }),
    ];
    expect(new Set([first, ...others].map(etagOf)).size).toBe(others.length + 1);
  });

  it('stands for the same data later: nothing is drawn until the data changes [RUN-07]', async () => {
    const { ask, clock, data, draw } = openServer();
    const first = await ask();
    for (let minute = 0; minute < 5; minute += 1) {
      clock.now += 60_000;
      expect((await ask({ 'if-none-match': etagOf(first) })).status).toBe(304);
    }
    expect(draw).toHaveBeenCalledTimes(1);
    data.value = 'dragon';
    clock.now += 60_000;
    const changed = await ask({ 'if-none-match': etagOf(first) });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('<p>dragon</p>')]);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is known to a copy that has drawn nothing yet [RUN-07]', async () => {
    const etag = etagOf(await openServer().ask());
    const { ask, draw, render } = openServer();
    const unchanged = await ask({ 'if-none-match': etag });
    expect([unchanged.status, unchanged.headers.get('cache-control'), etagOf(unchanged)]).toEqual([304, shared, etag]);
    // A cache keeps the policy that it has.
    expect(unchanged.headers.get('content-security-policy')).toBeNull();
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect([render.mock.calls.length, draw.mock.calls.length]).toEqual([1, 0]);
    expect((await ask({ 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('of the not-found page leaves no visitor with an empty one [RUN-07] [APP-01]', async () => {
    const nowhere = 'http://aurora.localhost/m/nothing';
    const etag = etagOf(await openServer().ask({}, nowhere));
    const answer = await openServer().ask({ 'if-none-match': etag }, nowhere);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('data-page="not-found"')]);
  });
});

describe('who may not see the site', () => {
  it('is not told by a document for everybody, but by a call that no cache keeps [RUN-07, APP-02]', async () => {
    const gateway = makeGateway(shutForRegion);
    const { ask, server } = openServer({ gateway });
    const answer = await ask();
    expect([answer.status, gateway.asked.includes(statusPath)]).toEqual([200, false]);
    expect(await answer.text()).toContain(`<script>${modeScriptOf(true)}</script>`);
    const mode = await server.get('http://aurora.localhost/mode.json');
    expect([mode.headers.get('cache-control'), await mode.json()]).toEqual(['no-store', { mode: 2 }]);
  });

  it('is told why at an address that no cache keeps, which shows the page once the site is open [RUN-07, APP-02]', async () => {
    const state = { maintenance: true };
    const gateway = makeGateway({ [statusPath]: () => envelope(state) });
    const { ask } = openServer({ gateway });
    const address = `${home}?category=FISH&closed=1`;
    const answer = await ask({}, address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('data-page="maintenance"');
    expect(html).not.toContain('mode.json');
    state.maintenance = false;
    const open = await ask({}, address);
    expect([open.status, ...policyOf(open)]).toEqual([200, ...privately]);
    // The page takes the question from its address. A way back would lead round where the call for the mode fails.
    expect(await open.text()).toContain(`<script>${modeScriptOf(true)}</script>`);
  });

  it('is asked about first without a cache, and where the edge says nothing of a language [RUN-07, APP-02]', async () => {
    expect((await openServer({ gateway: makeGateway(shutForRegion) }).server.get(home)).status).toBe(451);
  });

  it('sees nothing without an answer either, if the brand says so', async () => {
    const merchant = { format: 1 as const, gateway: { withoutStatus: 'restricted' as const } };
    const siteSource = makeSource(serve(makeSite('aurora', merchant)));
    const html = await (await openServer({ siteSource }).ask()).text();
    expect(html).toContain(`<script>${modeScriptOf(false)}</script>`);
  });
});
