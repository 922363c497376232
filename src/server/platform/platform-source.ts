import type { Platform, PlatformPart, Site } from '@/engine';
import type { Log } from '@/sites/log';
import type { ServedSite } from '@/sites/site-source';
import type { Gateway } from '../gateway/gateway';
import { messages } from '../messages';
import { askPlatform, type ServerCall } from './ask-platform';
import { type Parts, type PlatformNow, toPlatformNow } from './platform-now';

/** Answers of each merchant's console, renewed after 30 s on demand. If a call fails, the last good answer stays. */
export type PlatformSource = {
  /**
   * Never rejects. Takes at most 150 ms, or 1.5 s for a merchant's first visitors, while a needed call has no answer.
   * If a call has no answer, its facts are unknown to the page.
   */
  readonly get: (served: ServedSite, language: string) => Promise<PlatformNow>;
  /** Makes every answer count as old, including those of running requests. */
  readonly expire: () => void;
};

/** The parts for asking the platform. */
export type PlatformSourceInput = {
  readonly gateway: Gateway;
  readonly normalize: Normalize;
  readonly clock: () => number;
  readonly log: Log;
  readonly waitMs?: number;
  readonly firstWaitMs?: number;
};

/** Reads answers by parts of the console. `unanswered` are the parts without an answer yet. */
export type Normalize = (console: unknown, site: Site, unanswered: ReadonlySet<PlatformPart>) => Platform;

/** One call of one merchant. */
type CallState = {
  askedAt: number;
  /** The generation in which its last answer was requested. */
  takenGeneration: number;
  running: Promise<void> | undefined;
  /** True while it has no usable answer. That is logged once. */
  isFailing: boolean;
};
type MerchantState = {
  parts: Parts;
  /** The current generation. `expire()` raises it, so that answers of older generations count as old. */
  generation: number;
  firstAskedAt: number | undefined;
  cached: CachedPlatform | undefined;
  readonly calls: { readonly [call in ConsoleCall]: CallState };
};
type CachedPlatform = { readonly version: string; readonly parts: Parts; readonly now: PlatformNow };

const askEveryMs = 30_000;
const retryMs = 5_000;
const tooOldMs = 60_000;
const answerMs = 10_000;
const neededParts = {
  settings: 'settings',
  whitelabel: 'whitelabel',
  registerRules: 'register',
  promotions: 'promotions',
} as const satisfies Partial<Record<ServerCall, PlatformPart>>;
/** Older platforms lack these calls. A site without their answers still counts as whole. */
const extraParts = { customerService: 'contacts', serviceVersion: 'service' } as const;
const partsByCall = { ...neededParts, ...extraParts };
type ConsoleCall = keyof typeof partsByCall;
const neededCalls = ['settings', 'whitelabel', 'registerRules', 'promotions'] as const;
const askedCalls = [...neededCalls, 'customerService', 'serviceVersion'] as const;
/** Calls that may answer with a list. All others answer with an object. */
const listCalls: ReadonlySet<ServerCall> = new Set([
  'whitelabel',
  'registerRules',
  'customerService',
  'serviceVersion',
]);

/**
 * Each call is made on its own, on demand. 30 s after it was made last, it is made again in the background. After 60 s,
 * or while it has no answer yet, the page waits for it.
 */
export function createPlatformSource(input: PlatformSourceInput): PlatformSource {
  const { gateway, normalize, clock, log, waitMs = 150, firstWaitMs = 1_500 } = input;
  const states = new Map<string, MerchantState>();

  async function renew(served: ServedSite, language: string, state: MerchantState, call: ConsoleCall): Promise<void> {
    const { generation } = state;
    const callState = state.calls[call];
    const part = partsByCall[call];
    const startedAt = performance.now();
    try {
      const question = { call, site: served.site, language, timeoutMs: answerMs, now: clock() };
      const value = await askPlatform(gateway, question);
      if (!isUsable(call, value)) throw new Error('the value has another shape');
      if (isNothing(value) && !isNothing(state.parts[part])) throw new Error('there is no value any more');
      callState.isFailing = false;
      // An answer of a newer generation has already arrived.
      if (generation < callState.takenGeneration) return;
      callState.takenGeneration = generation;
      const isSame = part in state.parts && JSON.stringify(value) === JSON.stringify(state.parts[part]);
      if (!isSame) state.parts = { ...state.parts, [part]: value };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      const fields = { merchant: served.site.id, route: call, milliseconds: Math.round(performance.now() - startedAt) };
      const message = messages.platformUnread(served.site.id, call, reason, part in state.parts);
      if (!callState.isFailing) log.error(message, fields);
      callState.isFailing = true;
      if (generation === state.generation && call in neededParts) callState.askedAt = clock() - askEveryMs + retryMs;
    }
  }

  function start(served: ServedSite, language: string, state: MerchantState, call: ConsoleCall): void {
    const callState = state.calls[call];
    if (callState.running !== undefined || clock() - callState.askedAt < askEveryMs) return;
    callState.askedAt = clock();
    state.firstAskedAt ??= callState.askedAt;
    const running = renew(served, language, state, call).finally(() => {
      if (callState.running === running) callState.running = undefined;
    });
    callState.running = running;
  }

  /** Answers in another language, used until those of this language have arrived. */
  function otherLanguageOf({ site }: ServedSite): Parts {
    return [...states].find(([key]) => key.startsWith(`${site.id} `))?.[1].parts ?? {};
  }

  function platformNowOf(served: ServedSite, state: MerchantState): PlatformNow {
    if (state.cached?.version === served.version && state.cached.parts === state.parts) return state.cached.now;
    const now = toPlatformNow(normalize(state.parts, served.site, new Set(unansweredOf(state))), state.parts);
    const merchant = served.site.id;
    for (const issue of now.platform.issues)
      log.error(messages.platformSurprise(merchant, issue.message), { merchant });
    for (const field of unsafeFields(now.platform)) log.error(messages.unsafePattern(merchant, field), { merchant });
    state.cached = { version: served.version, parts: state.parts, now };
    return now;
  }

  return {
    async get(served, language) {
      const key = `${served.site.id} ${language}`;
      const state = states.get(key) ?? newState(otherLanguageOf(served));
      states.set(key, state);
      const isFirst = unansweredOf(state).length > 0;
      const isOld = neededCalls.some((call) => clock() - state.calls[call].askedAt >= tooOldMs);
      for (const call of askedCalls) start(served, language, state, call);
      if (isFirst || isOld) await waitAtMost(waitMs, runningOf(state, askedCalls));
      const firstMs = firstWaitMs - waitMs - (clock() - (state.firstAskedAt ?? 0));
      if (isFirst && firstMs > 0) await waitAtMost(firstMs, runningOf(state, neededCalls));
      return platformNowOf(served, state);
    },
    expire() {
      for (const state of states.values()) {
        state.generation += 1;
        for (const call of askedCalls)
          Object.assign(state.calls[call], { askedAt: Number.NEGATIVE_INFINITY, running: undefined });
      }
    },
  };
}

const newState = (parts: Parts): MerchantState => ({
  parts,
  generation: 0,
  firstAskedAt: undefined,
  cached: undefined,
  calls: {
    settings: newCallState(),
    whitelabel: newCallState(),
    registerRules: newCallState(),
    promotions: newCallState(),
    customerService: newCallState(),
    serviceVersion: newCallState(),
  },
});

const newCallState = (): CallState => ({
  askedAt: Number.NEGATIVE_INFINITY,
  takenGeneration: 0,
  running: undefined,
  isFailing: false,
});

const unansweredOf = ({ parts }: MerchantState) => Object.values(neededParts).filter((part) => !(part in parts));

const runningOf = ({ calls: asked }: MerchantState, calls: readonly ConsoleCall[]) =>
  Promise.all(calls.map((call) => asked[call].running));

const isNothing = (value: unknown) => value === null || value === undefined;

/** Whether a value can be read at all. The engine handles errors inside it. An empty answer is usable. */
function isUsable(call: ServerCall, value: unknown): boolean {
  const isEntry = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
  if (isNothing(value) || isEntry(value)) return true;
  return Array.isArray(value) && listCalls.has(call) && value.every(isEntry);
}

/** Registration fields whose pattern may be slow to match. */
function unsafeFields({ sources }: Platform): readonly string[] {
  return (sources['register.fields'] ?? []).flatMap(({ name, rule }) => {
    const isUnsafe = typeof rule === 'object' && rule !== null && 'patternSafe' in rule && rule.patternSafe === false;
    return isUnsafe ? [String(name)] : [];
  });
}

function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    void work.finally(() => {
      clearTimeout(timer);
      done();
    });
  });
}
