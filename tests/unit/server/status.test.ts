import { describe, expect, it, vi } from 'vitest';
import { envelope, home, makeGateway, makeServer } from './fixture';

const statusPath = '/wps/system/status';
const page = async (answer: Response) => /data-page="([^"]+)"/.exec(await answer.text())?.[1];

describe('the status of the platform', () => {
  it.each([
    [{ maintenance: false, regionRestriction: false }, 200, 'home'],
    [{ maintenance: true, regionRestriction: false }, 503, 'maintenance'],
    [{ maintenance: false, regionRestriction: true }, 451, 'region-restricted'],
    [{ maintenance: true, regionRestriction: true }, 503, 'maintenance'],
    [{ maintenance: '1', regionRestriction: 0 }, 503, 'maintenance'],
    [{ maintenance: '0', regionRestriction: 'N' }, 200, 'home'],
  ])('%j answers %i with %s [APP-02]', async (status, code, pageId) => {
    const server = makeServer({ gateway: makeGateway({ [statusPath]: () => envelope(status) }) });
    const answer = await server.get(home);
    expect([answer.status, await page(answer)]).toEqual([code, pageId]);
    expect(answer.headers.get('retry-after')).toBe(code === 503 ? '120' : null);
    if (code !== 200) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is asked for each visitor with their address, and never shared between two [APP-02]', async () => {
    const gateway = makeGateway({
      [statusPath]: (headers) =>
        envelope({ maintenance: false, regionRestriction: headers.get('x-forwarded-for') === '9.9.9.9' }),
    });
    const server = makeServer({ gateway, isTrusted: () => true });
    const from = (address: string) => server.get(home, { 'x-forwarded-for': `${address}, 127.0.0.1` });
    const direct = makeServer({ gateway, isTrusted: (address) => address === '127.0.0.1' });
    expect((await direct.get(home, { 'x-forwarded-for': '9.9.9.9' })).status).toBe(451);
    expect((await direct.get(home, { 'x-forwarded-for': '8.8.8.8' })).status).toBe(200);
    expect((await from('7.7.7.7')).status).toBe(200);
    expect(gateway.asked.filter((path) => path === statusPath)).toHaveLength(3);
  });

  it('does not count an address that a visitor wrote', async () => {
    const gateway = makeGateway({
      [statusPath]: (headers) =>
        envelope({ maintenance: false, regionRestriction: headers.get('x-forwarded-for') === '9.9.9.9' }),
    });
    const server = makeServer({ gateway, socketAddress: () => '5.5.5.5' });
    expect((await server.get(home, { 'x-forwarded-for': '9.9.9.9' })).status).toBe(200);
  });

  it('that does not come in time leaves the last known maintenance flag [APP-02]', async () => {
    let answer: () => Response | Promise<Response> = () => envelope({ maintenance: true });
    const gateway = makeGateway({ [statusPath]: () => answer() });
    const server = makeServer({ gateway, waitMs: 1_000 });
    expect((await server.get(home)).status).toBe(503);
    answer = () => new Promise(() => undefined);
    expect((await server.get(home)).status).toBe(503);
    answer = () => envelope({ maintenance: false, regionRestriction: true });
    expect((await server.get(home)).status).toBe(451);
    answer = () => Response.json({ success: true, value: 'what?' });
    expect((await server.get(home)).status).toBe(200);
  });
});

describe('a status that is refused', () => {
  const refused = (errorCode: string, status: number) => () =>
    Response.json({ success: false, errorCode, message: 'x', value: null }, { status });

  it.each([
    ['platform.maintenance', 503, 503, 'maintenance'],
    ['platform.maintenance', 400, 503, 'maintenance'],
    ['unknown.system.err', 500, 200, 'home'],
  ])('with %s and HTTP %i answers %i with %s [APP-02, APP-21]', async (code, status, answered, pageId) => {
    const server = makeServer({ gateway: makeGateway({ [statusPath]: refused(code, status) }) });
    const answer = await server.get(home);
    expect([answer.status, await page(answer)]).toEqual([answered, pageId]);
  });

  it('with maintenance is over with the next good answer [APP-02]', async () => {
    let answer: () => Response = refused('platform.maintenance', 503);
    const server = makeServer({ gateway: makeGateway({ [statusPath]: () => answer() }) });
    expect((await server.get(home)).status).toBe(503);
    answer = () => envelope({ maintenance: false });
    expect((await server.get(home)).status).toBe(200);
  });
});

describe('the sandbox’s tools', () => {
  it('leave nothing of what was known before them, not even by a question that was under way [APP-02, QAS-03]', async () => {
    const answers: (() => void)[] = [];
    const closed = envelope({ maintenance: true });
    const gateway = {
      ...makeGateway({ [statusPath]: () => new Promise((done) => answers.push(() => done(closed.clone()))) }),
      prefixes: ['/__sandbox'],
    };
    const server = makeServer({ gateway, waitMs: 1_000 });
    const before = server.get(home);
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 10_000 });
    const headers = { host: 'aurora.localhost' };
    await server.fetch(new Request('http://aurora.localhost/__sandbox/api/reset', { method: 'POST', headers }));
    answers[0]?.();
    expect((await before).status).toBe(503);
    // This one gets no answer, and knows of no other.
    expect((await server.get(home)).status).toBe(200);
  });
});

describe('a page without a platform', () => {
  it.each([
    ['down', () => Promise.reject(new Error('refused'))],
    ['slow', () => new Promise<Response>(() => undefined)],
    ['malformed', async () => new Response('<html>', { status: 200 })],
    ['failing', async () => Response.json({ success: false, value: null }, { status: 500 })],
  ])('is still a good page when the gateway is %s [CFG-05]', async (_, ask) => {
    // The slow one never answers: whoever waited for it would wait for ever.
    const answer = await makeServer({ gateway: { ...makeGateway(), ask }, waitMs: 30 }).get(home);
    expect([answer.status, await page(answer)]).toEqual([200, 'home']);
  });

  it('takes a call that is switched off for an empty answer, and says nothing of it', async () => {
    const off = () =>
      Response.json({ success: false, errorCode: 'function.not.available', value: null }, { status: 400 });
    const gateway = makeGateway({ '/wps/relay/MCSFE_getMerchantAvailablePromotions': off });
    const server = makeServer({ gateway });
    expect((await server.get(home)).status).toBe(200);
    expect(server.log.lines).toEqual([]);
  });

  it('keeps the last good settings, and logs a failing call once [CFG-05]', async () => {
    const clock = { now: 0 };
    let isDown = false;
    const seen: unknown[] = [];
    const gateway = makeGateway({
      '/wps/system/settings/consolidated': () =>
        isDown ? new Response('', { status: 502 }) : envelope({ imageCDNs: ['https://img.example'] }),
    });
    const server = makeServer({
      gateway,
      clock: () => clock.now,
      normalize: (console) => {
        seen.push(console);
        return { facts: new Map(), switches: new Map(), sent: new Set(), sources: {}, hash: 'h', issues: [] };
      },
    });
    await server.get(home);
    isDown = true;
    for (clock.now of [70_000, 140_000]) {
      const answer = await server.get(home);
      expect(answer.headers.get('content-security-policy')).toContain('https://img.example');
    }
    expect(seen).toHaveLength(1);
    expect(server.log.lines.filter((line) => line.includes('"settings"'))).toHaveLength(1);
  });
});
