import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { answerTime, createIntents } from '@/storefront/platform/gateway/intents';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';

const day = 86_400_000;
const context = { merchant: 'AURORA', language: 'en', token: 'secret', userName: 'rahim', standalone: false };
const hundred = [100, 101];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Stored intents without their keys, whose random digits may look like anything. */
const withoutKeys = (stored: string | undefined) => stored?.replaceAll(/"key":"[^"]*"/g, '');

const done = () => Response.json({ success: true, value: null });
const refused = (errorCode: string, status = 400) =>
  Response.json({ success: false, errorCode, message: 'server says', value: null }, { status });
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** A browser that documents come and go in: its storage stays. */
function createBrowser() {
  const storage = createMemoryStorage();
  const keys: (string | null)[] = [];
  let now = 1_700_000_000_000;
  const open = (asked = context) => {
    const answers: (() => Response)[] = [];
    const call = createCaller({
      baseUrl: '',
      fetch: async (_, init) => {
        keys.push(new Headers(init?.headers).get('X-Request-Id'));
        return (answers.shift() ?? done)();
      },
      context: () => asked,
      clock: { now: () => now, ask: () => () => undefined },
      keys: storage,
    });
    /** Cancels orders, which is answered so; gives the key it went under. */
    return async (answer: () => Response, request: readonly number[] = hundred) => {
      answers.push(answer);
      await call('cancelSubOrders', [...request]).catch(() => undefined);
      return keys.at(-1);
    };
  };
  return { open, local: storage.local, pass: (time: number) => (now += time) };
}

describe('the key of a money call', () => {
  it('is new for each intent, and no other call has one [MEM-07]', async () => {
    const send = createBrowser().open();
    const [first, second] = [await send(done), await send(done)];
    expect([first, second]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(first).not.toBe(second);
    const seen: Headers[] = [];
    const call = createCaller({
      baseUrl: '',
      fetch: async (_, init) => {
        seen.push(new Headers(init?.headers));
        return Response.json({ success: true, value: 3 });
      },
      context: () => context,
    });
    await call('unreadCount', {});
    expect(seen[0]?.has('X-Request-Id')).toBe(false);
  });

  it.each([
    ['no answer came', lost],
    ['the gateway did not answer in time', () => refused('gateway.timeout', 504)],
    ['the platform failed', () => refused('unknown.system.err', 500)],
    ['the answer cannot be read', () => new Response('{"success":tru')],
    ['something on the way failed', () => new Response('<html>', { status: 502 })],
    ['something on the way takes no more', () => new Response('<html>', { status: 429 })],
  ])('stays the same while its outcome is unknown: %s [MEM-07]', async (_, answer) => {
    const browser = createBrowser();
    const send = browser.open();
    const first = await send(answer);
    const retry = await send(answer);
    const afterReload = await browser.open()(answer);
    browser.pass(day - 1);
    const backLater = await browser.open({ ...context, token: 'another session' })(done);
    expect([retry, afterReload, backLater]).toEqual([first, first, first]);
    expect(await send(done)).not.toBe(first);
  });

  it.each([
    ['it was done', done],
    ['it was refused', () => refused('balance.not.enough')],
    ['its key was used for something else', () => refused('request.conflict', 409)],
    ['it was refused without a code', () => new Response('{}', { status: 400 })],
  ])('is new once the outcome is known: %s [MEM-07]', async (_, answer) => {
    const send = createBrowser().open();
    const first = await send(lost);
    expect(await send(answer)).toBe(first);
    expect(await send(done)).not.toBe(first);
  });

  it.each([
    ['the session ended', () => refused('login.not.session', 401)],
    ['too many ask', () => refused('TOO_MANY_REQUEST', 429)],
    ['the function was switched off', () => refused('function.not.available')],
    ['the visitor is shut out', () => refused('access.denied', 403)],
    ['the server sent nothing on', () => refused('request.too.many', 429)],
  ])('is new after nothing was looked at, unless an earlier try got no answer: %s [MEM-07]', async (_, answer) => {
    const send = createBrowser().open();
    const first = await send(answer);
    const second = await send(lost);
    expect(second).not.toBe(first);
    expect([await send(answer), await send(done)]).toEqual([second, second]);
  });

  it('is that of a request whose outcome stays open where another try of it is refused unseen [MEM-07]', async () => {
    const answers = [lost, () => refused('TOO_MANY_REQUEST', 429), () => refused('balance.not.enough')];
    const call = createCaller({
      baseUrl: '',
      fetch: async () => (answers.shift() ?? done)(),
      context: () => context,
      keys: createMemoryStorage(),
    });
    const outcome = () => call('cancelSubOrders', [...hundred]).then(() => 'done', outcomeOf);
    expect([await outcome(), await outcome(), await outcome(), await outcome()]).toEqual([
      ...['open', 'open', 'refused', 'done'],
    ]);
  });

  it('belongs to what is bought, by whom and where [MEM-07]', async () => {
    const browser = createBrowser();
    const send = browser.open();
    const first = await send(lost);
    expect(await send(lost, [100, 102])).not.toBe(first);
    expect(await browser.open({ ...context, userName: 'karim' })(lost)).not.toBe(first);
    expect(await browser.open({ ...context, merchant: 'PADMA' })(lost)).not.toBe(first);
    expect(await send(lost, [...hundred])).toBe(first);
  });

  it('does not depend on the order in which a request names things [MEM-07]', () => {
    const intents = createIntents(createMemoryStorage(), () => 0);
    const keyOf = (request: object) =>
      intents.keyOf({ merchant: 'AURORA', userName: 'rahim', call: 'walletTransfer', request }).key;
    const first = keyOf({ amount: '100.00', to: 11 });
    expect(keyOf({ to: 11, amount: '100.00' })).toBe(first);
    expect(keyOf({ to: 12, amount: '100.00' })).not.toBe(first);
  });

  it('is given up after a day, and with a clock that was set back [MEM-07]', async () => {
    const browser = createBrowser();
    const send = browser.open();
    const first = await send(lost);
    browser.pass(day);
    const second = await send(lost);
    expect(second).not.toBe(first);
    browser.pass(-3 * day);
    expect(await send(lost)).not.toBe(second);
  });

  it('is kept without a word of who wants what moved where [MEM-15]', () => {
    const storage = createMemoryStorage();
    const { local } = storage;
    const request = { amount: '134.00', bankCardId: 987654 };
    const intent = { merchant: 'AURORA', userName: 'agent42', call: 'requestWithdraw', request };
    const intents = createIntents(storage, () => 0);
    const { key } = intents.keyOf(intent);
    expect(local.get('intents')).toContain(key);
    expect(withoutKeys(local.get('intents'))).not.toMatch(/aurora|agent42|withdraw|134|987654/i);
    // What an older build kept in words is not taken, and goes.
    local.set('intents', JSON.stringify([{ content: '["AURORA","agent42"]', key: 'old', at: 0 }]));
    intents.keyOf(intent);
    expect(local.get('intents')).not.toContain('agent42');
  });

  it('is awaited until its answer is given up, or can come no more, and anew when it is sent again [MEM-07]', () => {
    let clock = 0;
    const intents = createIntents(createMemoryStorage(), () => clock);
    const intent = { merchant: 'AURORA', userName: 'rahim', call: 'requestWithdraw', request: { amount: '134.00' } };
    const isLost = () => intents.unsettled(intent).map((one) => one.isLost);
    const { key } = intents.keyOf(intent);
    expect(isLost()).toEqual([false]);
    intents.markLost(key);
    expect(isLost()).toEqual([true]);
    intents.keyOf(intent);
    expect(isLost()).toEqual([false]);
    clock += answerTime + 1;
    expect(isLost()).toEqual([true]);
  });

  it('that is looked up no more is nothing to wait for, and is kept for the same content [MEM-07]', () => {
    const intents = createIntents(createMemoryStorage(), () => 0);
    const intent = { merchant: 'AURORA', userName: 'rahim', call: 'requestWithdraw', request: { amount: '134.00' } };
    const { key } = intents.keyOf(intent);
    intents.markLost(key);
    intents.end(key, 'none');
    expect(intents.unsettled(intent)).toEqual([]);
    expect(intents.keyOf(intent)).toEqual({ key, isNew: false });
    expect(intents.unsettled(intent)).toHaveLength(1);
  });

  it('that was done keeps its order from others of the same amount, for a day and without a word [MEM-07]', () => {
    let clock = 0;
    const storage = createMemoryStorage();
    const intents = createIntents(storage, () => clock);
    const intent = { merchant: 'AURORA', userName: 'rahim', call: 'requestWithdraw', request: { amount: '134.00' } };
    const other = { ...intent, request: { amount: '7.00' } };
    intents.settle(intents.keyOf(intent).key);
    intents.settle(intents.keyOf(other).key);
    intents.settle('no key');
    clock += 1000;
    const { key } = intents.keyOf(intent);
    const others = () => intents.unsettled(intent).find((one) => one.key === key)?.others;
    expect(others()).toEqual([expect.objectContaining({ at: 0, last: 0 })]);
    expect(withoutKeys(storage.local.get('intents-done'))).not.toMatch(/134|7\.00|rahim|withdraw/i);
    clock = day;
    expect(others()).toEqual([]);
  });

  it('has its amount with the tab that sent it, as long as nobody knows the outcome [MEM-07]', () => {
    const storage = createMemoryStorage();
    const { local, session } = storage;
    const place = { merchant: 'AURORA', userName: 'rahim', call: 'withdraw' };
    const intents = createIntents(storage, () => 0);
    const { key } = intents.keyOf({ ...place, request: { amount: '12.50' } });
    const other = intents.keyOf({ ...place, request: { amount: 7 } });
    expect(intents.unsettled(place).map(({ amount }) => amount)).toEqual(['12.50', '7']);
    const elsewhere = createIntents({ ...createMemoryStorage(), local }, () => 0);
    expect(elsewhere.unsettled(place).map(({ amount }) => amount)).toEqual([undefined, undefined]);
    intents.settle(key);
    expect(Object.values(JSON.parse(session.get('amounts') ?? '{}'))).toEqual(['7']);
    intents.settle(other.key);
    expect(session.get('amounts')).toBeUndefined();
    for (const odd of ['{', '7', '{"x":1}']) {
      session.set('amounts', odd);
      expect(intents.keyOf({ ...place, request: { amount: 1 } }).key).toMatch(uuid);
    }
  });

  it('is heard of at once where another tab sends it, or learns its outcome [MEM-07]', () => {
    const listeners: ((key: string | null) => void)[] = [];
    const change = (key: string | null) => listeners.map((listener) => listener(key));
    const onChange = (listener: (key: string | null) => void) => void listeners.push(listener);
    const storage = { ...createMemoryStorage(), onChange };
    const heard: number[] = [];
    const intents = createIntents(storage, () => 0);
    const intent = { merchant: 'AURORA', userName: 'rahim', call: 'requestWithdraw', request: { amount: '134.00' } };
    const stop = intents.subscribe(() => heard.push(intents.unsettled(intent).length));
    const other = createIntents({ ...createMemoryStorage(), local: storage.local }, () => 0);
    const { key } = other.keyOf(intent);
    change('intents');
    other.settle(key);
    change('lang');
    // It was left for another page of the browser and came back.
    change(null);
    stop();
    change('intents');
    expect(heard).toEqual([1, 0]);
  });

  it('keeps no proof of who asks, and outlives what else may stand in the storage [MEM-07]', () => {
    const storage = createMemoryStorage();
    const { local } = storage;
    const intents = createIntents(storage, () => 0);
    const intent = (paymentPassword: string) => ({
      merchant: 'AURORA',
      userName: 'rahim',
      call: 'withdraw',
      request: { amount: 5, paymentPassword, deviceId: paymentPassword, token: paymentPassword },
    });
    const first = intents.keyOf(intent('123456'));
    expect(intents.keyOf(intent('654321')).key).toBe(first.key);
    expect(local.get('intents')).not.toMatch(/123456|654321/);
    for (const odd of ['{', '7', '[null,{},{"content":1}]']) {
      local.set('intents', odd);
      expect(intents.keyOf(intent('1')).key).toMatch(uuid);
    }
    for (let amount = 0; amount < 200; amount += 1)
      intents.keyOf({ merchant: 'AURORA', userName: 'rahim', call: 'withdraw', request: { amount } });
    expect(JSON.parse(local.get('intents') ?? '[]')).toHaveLength(50);
  });
});

describe('a money call without a network', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is refused before anything is sent, and leaves no intent; a player who taps once more is believed [MEM-07]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: false });
    const storage = createMemoryStorage();
    const fetch = vi.fn(async () => done());
    const call = createCaller({ baseUrl: '', fetch, context: () => context, keys: storage });
    const tap = () => call('cancelSubOrders', hundred).catch((error: unknown) => error);
    const refusal = await tap();
    expect(refusal).toMatchObject({ code: 'offline' });
    expect(outcomeOf(refusal)).toBe('refused');
    expect(storage.local.get('intents')).toBeUndefined();
    vi.advanceTimersByTime(400);
    await tap();
    expect(fetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(await tap()).toMatchObject({ success: true });
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(await tap()).toMatchObject({ code: 'offline' });
  });

  it('leaves an earlier try without an answer unsettled [MEM-07]', async () => {
    const browser = createBrowser();
    const send = browser.open();
    const key = await send(lost);
    const before = browser.local.get('intents');
    vi.stubGlobal('navigator', { onLine: false });
    await send(done);
    expect(browser.local.get('intents')).toBe(before);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await send(done)).toBe(key);
  });
});
