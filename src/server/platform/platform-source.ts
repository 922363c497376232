import type { Platform, Site } from '@/engine';
import { hashOf } from '../assets/encode-body';
import type { Gateway } from '../gateway/gateway';
import type { Log } from '../log';
import { messages } from '../messages';
import { toPolicyOrigin } from '../pages/security-policy';
import type { ServedSite } from '../sites/site-source';
import { type AskedCall, askPlatform } from './ask-platform';

/** A merchant's platform as it is known now. */
export type PlatformNow = {
  readonly platform: Platform;
  /** Names everything a page takes from the platform: part of cache keys. */
  readonly hash: string;
  /** Origins of pictures and of games, for the policy. */
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
};

/** What each merchant's console answers: asked again every 30 s, the last good answer of each call kept. */
export type PlatformSource = {
  /**
   * Never rejects, and never takes longer than 150 ms; only whoever comes in the first 1.5 s that a merchant is asked about waits that long, since a
   * page without its console has next to no entries. Without an answer it gives the embedded default.
   */
  readonly get: (served: ServedSite, language: string) => Promise<PlatformNow>;
  /** Makes every answer count as old, those that are still under way too. */
  readonly expire: () => void;
};

/** How the platform is asked. */
export type PlatformSourceInput = {
  readonly gateway: Gateway;
  readonly normalize: (console: unknown, site: Site) => Platform;
  readonly clock: () => number;
  readonly log: Log;
  readonly waitMs?: number;
  readonly firstWaitMs?: number;
};

type Parts = { readonly [part: string]: unknown };
type State = {
  parts: Parts;
  askedAt: number;
  /** Grows whenever every answer counts as old, those that are under way included. */
  turn: number;
  /** The turn that `parts` were asked in. */
  takenTurn: number;
  firstAskedAt: number | undefined;
  running: Promise<void> | undefined;
  made: Made | undefined;
  /** Calls without an answer, so that each failure is logged once. */
  readonly failing: Set<AskedCall>;
};
type Made = { readonly version: string; readonly parts: Parts; readonly now: PlatformNow };

const askEveryMs = 30_000;
const retryMs = 5_000;
const tooOldMs = 60_000;
const answerMs = 10_000;
const partsByCall = {
  settings: 'settings',
  whitelabel: 'whitelabel',
  registerRules: 'register',
  promotions: 'promotions',
  customerService: 'contacts',
  serviceVersion: 'service',
} as const satisfies Partial<Record<AskedCall, string>>;
const neededCalls = ['settings', 'whitelabel', 'registerRules', 'promotions'] as const;
/** Older platforms have none of these: a site without their answers is whole. */
const extraCalls = ['customerService', 'serviceVersion'] as const;
const askedCalls = [...neededCalls, ...extraCalls] as const;
/** Calls whose answer may be a list of entries; every other one is an object. */
const listCalls: ReadonlySet<AskedCall> = new Set(['whitelabel', 'registerRules', 'customerService', 'serviceVersion']);

/** Asks on demand: an answer older than 30 s is renewed behind the request, older than 60 s, or none yet, it is waited for. */
export function createPlatformSource(input: PlatformSourceInput): PlatformSource {
  const { gateway, normalize, clock, log, waitMs = 150, firstWaitMs = 1_500 } = input;
  const states = new Map<string, State>();

  async function renewPart(served: ServedSite, language: string, state: State, call: keyof typeof partsByCall) {
    try {
      const value = await askPlatform(gateway, {
        call,
        site: served.site,
        language,
        timeoutMs: answerMs,
        now: clock(),
      });
      if (!isUsable(call, value)) throw new Error('the value has another shape');
      if (isNothing(value) && !isNothing(state.parts[partsByCall[call]])) throw new Error('there is no value any more');
      state.failing.delete(call);
      return { [partsByCall[call]]: value };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!state.failing.has(call)) log.error(messages.platformUnread(served.site.id, call, reason));
      state.failing.add(call);
      return {};
    }
  }

  async function renew(served: ServedSite, language: string, state: State): Promise<void> {
    const { turn } = state;
    const answers = await Promise.all(askedCalls.map((call) => renewPart(served, language, state, call)));
    const parts: Parts = Object.assign({}, state.parts, ...answers);
    // Answers of a later turn know better; none yet, and these are better than nothing.
    if (turn < state.takenTurn) return;
    state.takenTurn = turn;
    if (JSON.stringify(parts) !== JSON.stringify(state.parts)) state.parts = parts;
    if (turn === state.turn && neededCalls.some((call) => state.failing.has(call)))
      state.askedAt = clock() - askEveryMs + retryMs;
  }

  function start(served: ServedSite, language: string, state: State): Promise<void> {
    state.askedAt = clock();
    state.firstAskedAt ??= state.askedAt;
    if (state.running !== undefined) return state.running;
    const running = renew(served, language, state).finally(() => {
      if (state.running === running) state.running = undefined;
    });
    state.running = running;
    return running;
  }

  function make(served: ServedSite, state: State): PlatformNow {
    if (state.made?.version === served.version && state.made.parts === state.parts) return state.made.now;
    const now = toPlatformNow(normalize(state.parts, served.site), state.parts);
    for (const issue of now.platform.issues) log.error(messages.platformSurprise(served.site.id, issue.message));
    for (const field of unsafeFields(now.platform)) log.error(messages.unsafePattern(served.site.id, field));
    state.made = { version: served.version, parts: state.parts, now };
    return now;
  }

  return {
    async get(served, language) {
      const key = `${served.site.id} ${language}`;
      const state = states.get(key) ?? newState();
      states.set(key, state);
      const age = clock() - state.askedAt;
      if (age >= askEveryMs) void start(served, language, state);
      const isFirst = Object.keys(state.parts).length === 0;
      const waitingMs = isFirst ? Math.max(waitMs, firstWaitMs - (clock() - (state.firstAskedAt ?? 0))) : waitMs;
      if (state.running !== undefined && (isFirst || age >= tooOldMs)) await atMost(waitingMs, state.running);
      return make(served, state);
    },
    expire() {
      for (const state of states.values()) {
        state.askedAt = Number.NEGATIVE_INFINITY;
        state.running = undefined;
        state.turn += 1;
      }
    },
  };
}

const newState = (): State => ({
  parts: {},
  askedAt: Number.NEGATIVE_INFINITY,
  turn: 0,
  takenTurn: 0,
  firstAskedAt: undefined,
  running: undefined,
  made: undefined,
  failing: new Set(),
});

const isNothing = (value: unknown) => value === null || value === undefined;

/** Whether a value can be read at all; what is odd within it is left to the engine. An empty answer is an answer. */
function isUsable(call: AskedCall, value: unknown): boolean {
  const isEntry = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (isNothing(value) || isEntry(value)) return true;
  return Array.isArray(value) && listCalls.has(call) && value.every(isEntry);
}

/** Fields of registration whose pattern may take long. */
function unsafeFields({ sources }: Platform): readonly string[] {
  return (sources['register.fields'] ?? []).flatMap(({ name, rule }) => {
    const isUnsafe = typeof rule === 'object' && rule !== null && 'patternSafe' in rule && rule.patternSafe === false;
    return isUnsafe ? [String(name)] : [];
  });
}

function toPlatformNow(platform: Platform, parts: Parts): PlatformNow {
  const background = toPolicyOrigin(templatePicture(platform));
  const imageOrigins = [...originsIn(parts.settings, 'imageCDNs'), ...(background === undefined ? [] : [background])];
  const frameOrigins = originsIn(parts.settings, 'launchGameCDNs');
  return {
    platform,
    imageOrigins,
    frameOrigins,
    hash: hashOf([platform.hash, ...imageOrigins, '|', ...frameOrigins].join(' ')),
  };
}

/** Address of the picture behind the app page; a colour may stand there too. */
function templatePicture({ facts }: Platform): unknown {
  const background = facts.get('template.background');
  return typeof background === 'string' && background.startsWith('https://') ? background : undefined;
}

/** Origins of a list of the settings; what is no address is left out. */
function originsIn(settings: unknown, list: 'imageCDNs' | 'launchGameCDNs'): readonly string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  const entries: unknown = Reflect.get(settings, list);
  if (!Array.isArray(entries)) return [];
  const origins = entries.map(toPolicyOrigin).filter((origin) => origin !== undefined);
  return [...new Set(origins)].sort();
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    void work.finally(() => {
      clearTimeout(timer);
      done();
    });
  });
}
