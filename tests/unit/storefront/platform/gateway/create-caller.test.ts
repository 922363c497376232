import { describe, expect, it, vi } from 'vitest';
import { createCaller, type GatewayOptions } from '@/storefront/platform/gateway/create-gateway';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isWorthRetrying } from '@/storefront/platform/gateway/query-client';
import { requestOf } from '@/storefront/platform/gateway/request-of';

const now = 1_700_000_000_000;
const guest = { merchant: 'AURORA', language: 'bn', token: undefined, standalone: false };
const member = { ...guest, token: 'secret' };

type Answer = Response | Error | (() => Promise<Response>);

function callerOver(answers: readonly Answer[], options: Partial<GatewayOptions> = {}) {
  const left = [...answers];
  const seen: Request[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    seen.push(new Request(new URL(String(input), 'http://aurora.localhost'), init));
    const answer = left.shift() ?? new Error('no answer left');
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : answer();
  });
  const call = createCaller({
    baseUrl: '',
    fetch,
    context: () => guest,
    clock: { now: () => now, ask: () => () => undefined },
    ...options,
  });
  return { call, seen, fetch };
}

const ok = (value: unknown) => Response.json({ success: true, value });
const refused = (status: number, errorCode?: string, value: unknown = null) =>
  Response.json({ success: false, errorCode, message: 'server says', value }, { status });

describe('a call', () => {
  it('carries merchant, language, module and device, and no session for a guest [ERR-03]', async () => {
    const { call, seen } = callerOver([ok({ list: [] })]);
    await call('winners', { limitNum: 20 });
    const [request] = seen;
    expect(new URL(request?.url ?? '').search).toBe(`?limitNum=20&_=${now}`);
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      device: 'web',
      language: 'BN',
      merchant: 'AURORA',
      moduleid: 'COMM3',
      'x-requested-with': 'XMLHttpRequest',
      'x-timestamp': String(now),
    });
    expect(request?.credentials).toBe('include');
  });

  it('asks for pictures of the size and format that the merchant’s image CDN has, where config says so [GAM-06]', async () => {
    const fields = { gameList: { imgSize: '330', ext: 'webp', gameType: 'never' }, hotGames: undefined };
    const { call, seen } = callerOver([ok({ games: [], pageNum: 1, totalPages: 0 }), ok({ list: [] })], { fields });
    await call('gameList', { gameType: 'RNG' });
    await call('hotGames', { gameType: 'RNG' });
    const asked = seen.map(({ url }) => new URL(url).search);
    expect(asked).toEqual([`?imgSize=330&ext=webp&gameType=RNG&_=${now}`, `?gameType=RNG&_=${now}`]);
  });

  it('carries the bare token, the trial merchant and the home-screen device [ERR-03]', async () => {
    const trial = { merchant: 'AURORATRIAL', language: 'en', token: 'secret', standalone: true };
    const { call, seen } = callerOver([ok(3)], { context: () => trial });
    expect(await call('unreadCount', {})).toBe(3);
    const headers = Object.fromEntries(seen[0]?.headers ?? []);
    expect(headers).toMatchObject({
      authorization: 'secret',
      merchant: 'AURORATRIAL',
      device: 'OTHERS',
      moduleid: 'INBOX3',
    });
  });

  it('takes a path of merchant.json in the place of its own', async () => {
    const { call, seen } = callerOver([ok({ list: [] })], { paths: { hotGames: '/wps/relay/OLD_hotGames' } });
    await call('hotGames', {});
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/wps/relay/OLD_hotGames');
  });

  it.each([
    [refused(400, 'function.not.available'), 'function.not.available', 400],
    [refused(200, 'login_verify_required'), 'login_verify_required', 200],
    [Response.json({ errorCode: 'lott.closed' }, { status: 500 }), 'lott.closed', 500],
    [new Response('<html>', { status: 504 }), 'timeout', 504],
    [new Response('<html>', { status: 502 }), 'http.502', 502],
    [new Response('<html>'), 'malformed', 200],
    [Response.json([1, 2]), 'malformed', 200],
    [Response.json({ value: 1 }), 'malformed', 200],
    [ok({ list: 'none' }), 'malformed', 200],
    [ok({ list: null }), 'malformed', 200],
    [new TypeError('failed to fetch'), 'network', 0],
  ])('fails with one code for each way to fail (%#) [ERR-01]', async (answer, code, status) => {
    const { call, fetch } = callerOver([answer]);
    await expect(call('winners', {})).rejects.toMatchObject({ name: 'GatewayError', code, status, call: 'winners' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('hands on what a refusal carries: a login that needs a captcha [AUT-04]', async () => {
    const { call } = callerOver([refused(200, 'login.failed', { captcha: true })]);
    const login = call('login', { username: 'rana', password: 'x', type: 'username' });
    await expect(login).rejects.toMatchObject({
      code: 'login.failed',
      message: 'server says',
      value: { captcha: true },
    });
  });

  it('gives up when its time is over', async () => {
    const slow = (init: AbortSignal | null | undefined) =>
      new Promise<Response>((_, reject) => init?.addEventListener('abort', () => reject(new Error('aborted'))));
    const call = createCaller({ baseUrl: '', context: () => guest, fetch: (_, init) => slow(init?.signal) });
    await expect(call('winners', {}, { timeoutMs: 5 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('throws the reason of a caller who no longer wants it', async () => {
    const call = createCaller({
      baseUrl: '',
      context: () => guest,
      fetch: (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('x')))),
    });
    const controller = new AbortController();
    const asked = call('winners', {}, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(asked).rejects.toThrow('left the page');
  });
});

describe('a dead session', () => {
  it('ends, and a public read is asked once more as a guest [ERR-02]', async () => {
    let context = member;
    const onSessionEnd = vi.fn(() => {
      context = { ...member, token: 'none' };
    });
    const { call, seen } = callerOver([refused(401, 'login.not.session'), ok({ list: [] })], {
      context: () => context,
      onSessionEnd,
    });
    expect(await call('hotGames', {})).toEqual({ list: [] });
    expect(onSessionEnd).toHaveBeenCalledWith('secret', expect.any(GatewayError));
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['secret', null]);
  });

  it.each([
    ['memberInfo', {}],
    ['addFavourite', { nodeId: 1 }],
  ] as const)('ends, and %s is not asked again [ERR-02]', async (name, request) => {
    const onSessionEnd = vi.fn();
    const { call, fetch } = callerOver([refused(401, 'login.not.session')], { context: () => member, onSessionEnd });
    await expect(call(name, request)).rejects.toMatchObject({ code: 'login.not.session' });
    expect(onSessionEnd).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is nothing to a guest', async () => {
    const onSessionEnd = vi.fn();
    const { call, fetch } = callerOver([refused(401)], { onSessionEnd });
    await expect(call('hotGames', {})).rejects.toMatchObject({ code: 'login.not.session' });
    expect([onSessionEnd.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('requestOf', () => {
  const call = {
    name: 'x',
    method: 'POST',
    path: '/wps/x/{id}',
    module: 'COMM3',
    session: 'required',
    style: 'envelope',
    answers: 'member',
  } as const;
  const moment = { ...member, now };

  it('sends JSON, a form or a query as the contract says', () => {
    const request = { id: 'a/b', amount: 5, note: undefined, isNew: null };
    const json = requestOf({ ...call, body: 'json' }, request, moment);
    const form = requestOf({ ...call, body: 'form' }, request, moment);
    const query = requestOf({ ...call, body: 'none' }, request, moment);
    expect([json.url, json.init.body]).toEqual(['/wps/x/a%2Fb', '{"amount":5,"isNew":null}']);
    expect([form.url, form.init.body]).toEqual(['/wps/x/a%2Fb', 'amount=5&isNew=']);
    expect([query.url, query.init.body]).toEqual(['/wps/x/a%2Fb?amount=5&isNew=', undefined]);
  });
});

describe('errorText', () => {
  const text = (key: string) => `[${key}]`;
  it.each([
    [new GatewayError({ code: 'network', message: 'developer words' }), '[error.offline]'],
    [new GatewayError({ code: 'timeout' }), '[error.timeout]'],
    [new GatewayError({ code: 'login.not.session', message: 'x' }), '[error.session.ended]'],
    [new GatewayError({ code: 'never.heard', message: 'Der Server sagt' }), 'Der Server sagt'],
    [new GatewayError({ code: 'never.heard' }), '[error.unknown]'],
    [new GatewayError({ code: '__proto__', message: 'own words' }), 'own words'],
    [new Error('boom'), '[error.unknown]'],
  ])('says what a player can read (%#) [ERR-01]', (error, said) => expect(errorText(error, text)).toBe(said));
});

describe('isWorthRetrying', () => {
  it.each([
    [new GatewayError({ code: 'network' }), 0, true],
    [new GatewayError({ code: 'timeout' }), 1, true],
    [new GatewayError({ code: 'network' }), 2, false],
    [new GatewayError({ code: 'not.sent' }), 0, true],
    [new GatewayError({ code: 'timeout', call: 'gameList' }), 0, true],
    [new GatewayError({ code: 'timeout', call: 'balance' }), 0, false],
    [new GatewayError({ code: 'gateway.timeout', status: 504, call: 'balance' }), 0, false],
    [new GatewayError({ code: 'network', call: 'balance' }), 0, true],
    [new GatewayError({ code: 'http.503', status: 503 }), 0, true],
    [new GatewayError({ code: 'malformed', status: 200 }), 0, false],
    [new GatewayError({ code: 'no.data', status: 400 }), 0, false],
    [new Error('bug'), 0, false],
  ])(
    'tries again only what may be the line’s fault, and no figure that hung (%#) [ERR-01]',
    (error, failures, again) => {
      expect(isWorthRetrying(failures, error)).toBe(again);
    },
  );
});

it.each([[{ id: '', account: '' }], [{ id: null, account: null, type: 0 }], [{ id: ' ', type: 0 }], [null]])(
  'takes a member without id and account (%j) for the end of the session, and a guest for nobody [AUT-06, MEM-01]',
  async (nobody) => {
    const onSessionEnd = vi.fn();
    const { call } = callerOver([ok(nobody), ok(nobody)], { context: () => member, onSessionEnd });
    await expect(call('memberInfo', {})).rejects.toMatchObject({ code: 'login.not.session' });
    expect(onSessionEnd).toHaveBeenCalledWith('secret', expect.objectContaining({ code: 'login.not.session' }));
    const known = callerOver([ok({ id: 7, account: '' })], { context: () => member });
    expect(await known.call('memberInfo', {})).toEqual({ id: 7, account: '' });
  },
);

it.each(['player', 'promotion', 'popup'])('keeps a row of %s whose words are a number [CON-01]', async (list) => {
  const row = { id: 7, title: 2026, content: 5 };
  const { call } = callerOver([ok({ [list]: [row] })]);
  expect(await call('announcements', {})).toEqual({ [list]: [row] });
});

it.each([
  [{ title: 'News', content: null }, {}, []],
  [{ id: null, title: 'News', content: '' }, {}, []],
  [{ id: 7, title: 'News', content: { en: 'Words' } }, { content: undefined }, ['"player.content"']],
  [{ id: 7, title: ['News'], content: 'Words' }, { title: undefined }, ['"player.title"']],
])('keeps of a notice what can be shown, and tells the rest: %j [CON-01, ERR-01]', async (row, changes, told) => {
  const onDropped = vi.fn();
  const { call } = callerOver([ok({ player: [row] })], { onDropped });
  expect((await call('announcements', {})).player).toEqual([{ ...row, ...changes }]);
  expect(onDropped.mock.calls.map(([message]) => message)).toEqual(told.map((path) => expect.stringContaining(path)));
});

it('takes rows of which none can be read for a failure, not for "none" [CON-01, ERR-01]', async () => {
  const bad = { bannerId: 7 };
  const { call } = callerOver([ok({ banners: [bad] }), ok({ banners: [bad], player: [{ id: 1, title: 'News' }] })]);
  await expect(call('announcements', {})).rejects.toMatchObject({ code: 'malformed' });
  expect(await call('announcements', {})).toEqual({ banners: [], player: [{ id: 1, title: 'News' }] });
});
