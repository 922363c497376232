import { describe, expect, it, vi } from 'vitest';
import { createPlatformSource } from '@/server/platform/platform-source';
import { patient } from '../../support/patience';
import { envelope, makeGateway, makeLog, makeSite, platform, serve } from './fixture';

const settle = () => new Promise((done) => setTimeout(done, 0));
const served = serve(makeSite('aurora'));

/** A source over a gateway that fails the calls whose path ends so. */
function makeSource(failing: string) {
  const clock = { now: 0 };
  const consoles: unknown[] = [];
  const refuse = () => new Response('', { status: 404 });
  const gateway = makeGateway({
    '/wps/system/settings/consolidated': () => (failing === 'settings' ? refuse() : envelope({})),
    '/wps/system/customerService': () => envelope([{ csType: 'LIVECHAT' }]),
    '/wps/system/service/version': () => (failing === 'version' ? refuse() : envelope({ pathList: [] })),
  });
  const source = createPlatformSource({
    gateway,
    clock: () => clock.now,
    log: makeLog(),
    normalize: (console) => {
      consoles.push(console);
      return platform;
    },
  });
  const get = async () => {
    await source.get(served, 'en');
    await settle();
  };
  return { clock, consoles, gateway, get };
}

it('asks for contacts and service lines beside the settings [HOM-11]', async () => {
  const { get, consoles } = makeSource('');
  await get();
  expect(consoles.at(-1)).toMatchObject({ contacts: [{ csType: 'LIVECHAT' }], service: { pathList: [] } });
});

it.each([
  ['settings', true],
  ['version', false],
])('after a failure of %s asks again before its time: %s [HOM-11]', async (failing, isSooner) => {
  const { clock, gateway, get } = makeSource(failing);
  await get();
  const before = gateway.asked.length;
  clock.now = 6_000;
  await get();
  expect(gateway.asked.length > before).toBe(isSooner);
});

it.each([
  ['settings', '/wps/system/settings/consolidated'],
  ['whitelabel', '/wps/system/whitelabel'],
  ['contacts', '/wps/system/customerService'],
])('keeps the last good %s where an answer has another shape [APP-15]', async (part, path) => {
  const clock = { now: 0 };
  const consoles: { readonly [part: string]: unknown }[] = [];
  const good = part === 'settings' ? { maintenance: false } : [{ modId: 'DEPRECM3', csType: 'LIVECHAT' }];
  let answer: unknown = good;
  const log = makeLog();
  const source = createPlatformSource({
    gateway: makeGateway({ [path]: () => envelope(answer) }),
    clock: () => clock.now,
    log,
    normalize: (console) => {
      consoles.push(Object(console));
      return platform;
    },
  });
  const get = async () => {
    await source.get(served, 'en');
    await settle();
  };
  await get();
  for (const odd of [[['malformed']], 'malformed', 7]) {
    answer = odd;
    clock.now += 40_000;
    await get();
    await get();
    expect(consoles.at(-1)?.[part]).toEqual(good);
  }
  expect(JSON.stringify(log)).toContain('the value has another shape');
});

it.each([
  ['settings', true, 'so the last good one stays'],
  ['settings', false, 'so pages do without it, as no earlier answer is known'],
])('tells of a failure of %s what follows, with an earlier answer: %s [APP-15]', async (_, wasGood, words) => {
  const clock = { now: 0 };
  const log = makeLog();
  let isGood = wasGood;
  const settings = () => (isGood ? envelope({ maintenance: false }) : envelope('malformed'));
  const gateway = makeGateway({ '/wps/system/settings/consolidated': settings });
  const source = createPlatformSource({ gateway, clock: () => clock.now, log, normalize: () => platform });
  for (const now of [0, 40_000]) {
    clock.now = now;
    await source.get(served, 'en');
    await settle();
    isGood = false;
  }
  expect(JSON.stringify(log)).toContain(`(the value has another shape), ${words}. Check the gateway.`);
});

it('takes an answer that was asked for before everything counted as old for no fresh one, and never over a later one [QAS-03]', async () => {
  const waiting: ((value: object) => void)[] = [];
  const consoles: { readonly settings?: unknown }[] = [];
  const source = createPlatformSource({
    gateway: makeGateway({
      '/wps/system/settings/consolidated': () => new Promise((done) => waiting.push((value) => done(envelope(value)))),
    }),
    clock: () => 0,
    log: makeLog(),
    normalize: (console) => {
      consoles.push(Object(console));
      return platform;
    },
  });
  const first = source.get(served, 'en');
  await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: patient(10_000) });
  source.expire();
  const second = source.get(served, 'en');
  await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: patient(10_000) });
  waiting[1]?.({ state: 'new' });
  await second;
  expect(consoles.at(-1)?.settings).toEqual({ state: 'new' });
  waiting[0]?.({ state: 'old' });
  await first;
  await source.get(served, 'en');
  expect(consoles.at(-1)?.settings).toEqual({ state: 'new' });
});

it('waits longer for the very first answer than for any after it, and never for ever [APP-02]', async () => {
  const clock = { now: 0 };
  const source = createPlatformSource({
    gateway: { ...makeGateway(), ask: () => new Promise<Response>(() => undefined) },
    clock: () => clock.now,
    log: makeLog(),
    normalize: () => platform,
    waitMs: 5,
    firstWaitMs: 120,
  });
  // The patience is read off the timer: a clock on a busy machine proves nothing.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const waits = async () => {
    timers.mockClear();
    await source.get(served, 'en');
    return timers.mock.calls.map(([, milliseconds]) => milliseconds).filter((ms) => ms === 5 || ms === 115);
  };
  // All answers at first, then those that a page cannot do without.
  expect(await waits()).toEqual([5, 115]);
  clock.now = 200;
  expect(await waits()).toEqual([5]);
  timers.mockRestore();
});

it('tells an operator which patterns of registration may take long [AUT-10]', async () => {
  const rules = { username: '^(a+)+$', password: '^[a-z]{6,20}$', email: '' };
  const register = Object.entries(rules).map(([name, pattern]) => ({
    name,
    rule: pattern === '' ? { required: false } : { required: true, pattern, patternSafe: name !== 'username' },
  }));
  const log = makeLog();
  const source = createPlatformSource({
    gateway: makeGateway(),
    clock: () => 0,
    log,
    normalize: () => ({ ...platform, sources: { 'register.fields': register } }),
  });
  await source.get(served, 'en');
  await source.get(served, 'en');
  const told = log.lines.filter((line) => line.includes('pattern'));
  expect(told).toEqual([expect.stringContaining('"username" of merchant "aurora"')]);
});

describe('a call that hangs', () => {
  const hanging = () => new Promise<Response>(() => undefined);
  const paths = {
    settings: '/wps/system/settings/consolidated',
    whitelabel: '/wps/system/whitelabel',
    version: '/wps/system/service/version',
  };

  /** What is known, once the answers that come have come. */
  async function knownWithout(path: string) {
    const seen: { readonly parts: readonly string[]; readonly unanswered: readonly string[] }[] = [];
    const source = createPlatformSource({
      gateway: makeGateway({ [path]: hanging }),
      clock: () => 0,
      log: makeLog(),
      normalize: (console, _site, unanswered) => {
        seen.push({ parts: Object.keys(Object(console)), unanswered: [...unanswered] });
        return platform;
      },
      waitMs: 20,
      firstWaitMs: 60,
    });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await source.get(served, 'en');
    timers.mockClear();
    await source.get(served, 'en');
    const waits = timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 20);
    timers.mockRestore();
    return { ...seen.at(-1), waits };
  }

  it('holds no other answer back, and is told as unknown [APP-15]', async () => {
    const { parts, unanswered } = await knownWithout(paths.settings);
    expect(parts?.toSorted()).toEqual(['contacts', 'promotions', 'register', 'service', 'whitelabel']);
    expect(unanswered).toEqual(['settings']);
    expect((await knownWithout(paths.whitelabel)).unanswered).toEqual(['whitelabel']);
  });

  it('and that a page can do without is waited for by nobody after the first [APP-15]', async () => {
    expect(await knownWithout(paths.version)).toMatchObject({ unanswered: [], waits: [] });
    expect((await knownWithout(paths.settings)).waits).toEqual([20]);
  });

  it('keeps no other call from being asked again [APP-15]', async () => {
    const clock = { now: 0 };
    const gateway = makeGateway({
      [paths.version]: hanging,
      [paths.whitelabel]: () => new Response('', { status: 503 }),
    });
    const source = createPlatformSource({
      gateway,
      clock: () => clock.now,
      log: makeLog(),
      normalize: () => platform,
      waitMs: 1,
      firstWaitMs: 1,
    });
    const asked = (path: string) => gateway.asked.filter((one) => one === path).length;
    await source.get(served, 'en');
    await settle();
    clock.now = 6_000;
    await source.get(served, 'en');
    expect([asked(paths.whitelabel), asked(paths.settings), asked(paths.version)]).toEqual([2, 1, 1]);
  });
});

it('knows in a further language what it knows in another one, until the answers are there [APP-11]', async () => {
  const seen: unknown[] = [];
  let isAway = false;
  const gateway = makeGateway();
  const source = createPlatformSource({
    gateway: { ...gateway, ask: (...asked) => (isAway ? Promise.reject(new Error('away')) : gateway.ask(...asked)) },
    clock: () => 0,
    log: makeLog(),
    normalize: (_console, _site, unanswered) => {
      seen.push(unanswered.size);
      return platform;
    },
  });
  await source.get(served, 'en');
  isAway = true;
  await source.get(served, 'bn');
  expect(seen).toEqual([0, 0]);
});
