import { describe, expect, it, vi } from 'vitest';
import type { Site } from '@/engine';
import { createStatusSource } from '@/server/platform/status-source';
import { patient } from '../../support/patience';
import { envelope, home, makeGateway, makeServer, makeSite, makeSource, serve } from './fixture';

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

  it('that does not come, or cannot be read, leaves what this visitor was told last [APP-02]', async () => {
    let answer: () => Response | Promise<Response> = () => envelope({ maintenance: true });
    const gateway = makeGateway({ [statusPath]: () => answer() });
    const server = makeServer({ gateway, waitMs: 1_000 });
    expect((await server.get(home)).status).toBe(503);
    answer = () => Promise.reject(new Error('down'));
    expect((await server.get(home)).status).toBe(503);
    answer = () => envelope({ maintenance: false, regionRestriction: true });
    expect((await server.get(home)).status).toBe(451);
    answer = () => Response.json({ success: true, value: 'what?' });
    expect((await server.get(home)).status).toBe(451);
  });
});

describe('a status that comes late', () => {
  /** A gateway whose answers about the status come when the test says so, and a visitor's server over it. */
  function openLate(merchant: Site['merchant'] = { format: 1 }) {
    const answers: ((status: object) => void)[] = [];
    const gateway = makeGateway({
      [statusPath]: () => new Promise((done) => answers.push((status) => done(envelope(status)))),
    });
    const addresses = { now: '5.5.5.5' };
    const server = makeServer({
      gateway,
      waitMs: 5,
      socketAddress: () => addresses.now,
      siteSource: makeSource(serve(makeSite('aurora', merchant))),
    });
    const visit = async (address = '5.5.5.5') => {
      addresses.now = address;
      return (await server.get(home)).status;
    };
    const say = async (index: number, status: object) => {
      answers[index]?.(status);
      await new Promise((done) => setTimeout(done));
    };
    return { gateway, server, visit, say, answers, addresses };
  }

  it('counts from then on: a restricted visitor sees one page at most [APP-02]', async () => {
    const { visit, say } = openLate();
    expect(await visit()).toBe(200);
    await say(0, { maintenance: false, regionRestriction: true });
    expect(await visit()).toBe(451);
    // The next answer is late too: the last one holds, and for nobody else.
    expect(await visit()).toBe(451);
    expect(await visit('8.8.8.8')).toBe(200);
  });

  it('lifts maintenance that is over, for everybody [APP-02]', async () => {
    const { visit, say } = openLate();
    await visit();
    await say(0, { maintenance: true });
    expect([await visit(), await visit('8.8.8.8')]).toEqual([503, 503]);
    await say(2, { maintenance: false });
    expect([await visit(), await visit('8.8.8.8')]).toEqual([200, 200]);
  });

  it('does not undo what a later question was answered [APP-02]', async () => {
    const { visit, say } = openLate();
    await visit();
    await visit('8.8.8.8');
    await say(1, { maintenance: false });
    await say(0, { maintenance: true });
    expect(await visit('8.8.8.8')).toBe(200);
  });

  it.each([
    [undefined, 200, 'home'],
    ['open', 200, 'home'],
    ['maintenance', 503, 'maintenance'],
    ['restricted', 451, 'region-restricted'],
  ] as const)(
    'leaves to config what shows before the first one: %s answers %i with %s [APP-02]',
    async (withoutStatus, code, pageId) => {
      const gateway = withoutStatus === undefined ? {} : { withoutStatus };
      const { server, say, visit } = openLate({ format: 1, gateway });
      const answer = await server.get(home);
      expect([answer.status, await page(answer)]).toEqual([code, pageId]);
      await say(0, { maintenance: false, regionRestriction: false });
      expect(await visit()).toBe(200);
    },
  );
});

describe('what is kept of visitors', () => {
  it('is bounded: who came long ago is asked about anew [APP-02]', async () => {
    const clock = { now: 1 };
    let isSilent = false;
    const gateway = makeGateway({
      [statusPath]: () =>
        isSilent ? Promise.reject(new Error('down')) : envelope({ maintenance: false, regionRestriction: true }),
    });
    const source = createStatusSource({ gateway, clock: () => clock.now, mostAddresses: 2 });
    const mode = (address: string) => source.modeFor({ served: serve(makeSite('aurora')), language: 'en', address });
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) expect(await mode(address)).toBe(2);
    isSilent = true;
    expect([await mode('1.1.1.1'), await mode('3.3.3.3')]).toEqual([undefined, 2]);
    clock.now += 25 * 60 * 60_000;
    expect(await mode('3.3.3.3')).toBeUndefined();
  });
});

describe('games and money', () => {
  const calls = [
    ['GET', '/wps/game/launchGame?launchMode=GLS'],
    ['GET', '/wps/relay/GCS_gameTrialLaunch'],
    ['GET', '/wps/relay/GCSGAME_newerLaunch'],
    ['GET', '/wps/game/l%61unchGame'],
    ['GET', '/wps/relay/MCSFE_processDailySalaryContract?requestId=1&status=A'],
    ['GET', '/wps/relay/MCSFE_processContractDividend?requestId=1&status=A'],
    ['GET', '/wps/relay/MCS2_processContractDividend?requestId=1&status=A'],
    ['GET', '/wps/relay/MCSFE_processContractDividend/?requestId=1&status=A'],
    ['HEAD', '/wps/relay/MCS2_claimReward?id=1'],
    ['POST', '/wps/relay/MCSFE_processContractHourSalary'],
    ['POST', '/wps/relay/MCSFE_offerContract'],
    ['POST', '/lgw/orders/betting'],
    ['PUT', '/lgw/orders/suborders/cancel'],
    ['POST', '/wps/relay/GCS_walletTransfer'],
    ['POST', '/wps/relay/MCSFE_depositByLaunchUrl'],
    ['POST', '/wps/v2/transaction/withdraw'],
    ['POST', '/wps/wallet%54ransfer'],
    ['POST', '/wps/own/bets'],
  ] as const;
  const others = [
    ['GET', '/wps/v2/wallets/balance'],
    ['GET', '/wps/relay/MCSFE_getDailySalaryContract'],
    ['GET', '/wps/relay/MCS2_getListAnnouncements'],
    ['GET', '/wps/relay/GCSGAME_hotGamesV2'],
    ['GET', '/lgw/orders/detail/7'],
    ['POST', '/lgw/orders'],
    ['POST', '/wps/session/login'],
    ['PUT', '/wps/member/register'],
    ['POST', '/wps/relay/MCSFE_addFavoriteGameV2'],
    ['DELETE', '/wps/session/logout'],
  ] as const;

  function open(answer: () => Response | Promise<Response>) {
    const gateway = makeGateway({ [statusPath]: answer });
    const paths = { addFavourite: '/wps/own/favourites', launchGame: '/wps/own/play' };
    const siteSource = makeSource(serve(makeSite('aurora', { format: 1, gateway: { paths } })));
    const server = makeServer({ gateway, siteSource, clock: () => 1 });
    const ask = async (method: string, path: string) => {
      const headers = { host: 'aurora.localhost' };
      const response = await server.fetch(new Request(`http://aurora.localhost${path}`, { method, headers }));
      const { errorCode } = method === 'HEAD' ? {} : await response.json();
      return [response.status, errorCode];
    };
    const passed = () => gateway.asked.filter((path) => path !== statusPath);
    return { ask, passed };
  }

  it.each([
    ['says nothing', () => Promise.reject(new Error('down')), [503, 'status.unknown']],
    ['is under maintenance', () => envelope({ maintenance: true }), [503, 'platform.maintenance']],
    [
      'restricts the region',
      () => envelope({ maintenance: false, regionRestriction: true }),
      [451, 'region.restricted'],
    ],
  ] as const)('are never reached while the platform %s [APP-02, GAM-11]', async (_, answer, refusal) => {
    const { ask, passed } = open(answer);
    for (const [method, path] of [...calls, ['GET', '/wps/own/play'] as const])
      expect([path, ...(await ask(method, path))]).toEqual([
        path,
        refusal[0],
        method === 'HEAD' ? undefined : refusal[1],
      ]);
    expect(passed()).toEqual([]);
  });

  it('are reached once it has said that it is open, asked once in half a minute', async () => {
    const answer = vi.fn(() => envelope({ maintenance: false, regionRestriction: false }));
    const { ask, passed } = open(answer);
    for (const [method, path] of calls) expect([path, ...(await ask(method, path))]).toEqual([path, 200, undefined]);
    expect(passed()).toHaveLength(calls.length);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it.each([...others, ['POST', '/wps/own/favourites'] as const])(
    'are not %s %s, which waits for nothing',
    async (method, path) => {
      const answer = vi.fn(() => envelope({ maintenance: true }));
      expect(await open(answer).ask(method, path)).toEqual([200, undefined]);
      expect(answer).not.toHaveBeenCalled();
    },
  );
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
  it('leave nothing of what was known before them, not even by a question that was under way [APP-02, QAS-03]', {
    tags: ['deep'],
  }, async () => {
    const answers: (() => void)[] = [];
    const closed = envelope({ maintenance: true });
    const gateway = {
      ...makeGateway({ [statusPath]: () => new Promise((done) => answers.push(() => done(closed.clone()))) }),
      prefixes: ['/__sandbox'],
    };
    const server = makeServer({ gateway, waitMs: 1_000 });
    const before = server.get(home);
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: patient(10_000) });
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
