import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '@/storefront/contract/session';
import type { CallName } from '@/storefront/generated/wire/calls';
import { loadCheck } from '@/storefront/generated/wire/calls';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import {
  type KeepingLimits,
  type KeptAnswer,
  readKeptAnswers,
  writeKeptAnswers,
} from '@/storefront/platform/browser/kept-answers';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { checkAnswer } from '@/storefront/platform/gateway/check-answer';
import { findCall } from '@/storefront/platform/gateway/find-call';
import { sessionOfKey } from '@/storefront/platform/gateway/queries/keys';
import { queryScopeOf } from './query-scope';

const day = 86_400_000;
const publicLimits: KeepingLimits = { most: 24, size: 300_000, maxAge: 7 * day };
const memberLimits: KeepingLimits = { most: 4, size: 40_000, maxAge: day };

type KeepingPlace = {
  readonly area: 'local' | 'session';
  /** Key in that storage. */
  readonly name: string;
  readonly calls: readonly CallName[];
  readonly limits: KeepingLimits;
};

/** Which answers are kept where. Those of a session name people, so they go with it and with the tab (AUT-19). */
const places: readonly KeepingPlace[] = [
  {
    area: 'local',
    name: storageKeys.answers,
    calls: ['announcements', 'vendors', 'hotGames', 'lotteryMenus', 'registerRules', 'verificationRules'],
    limits: publicLimits,
  },
  { area: 'session', name: storageKeys.memberInfo, calls: ['memberInfo'], limits: memberLimits },
  { area: 'session', name: storageKeys.bankList, calls: ['bankCards', 'withdrawBanks'], limits: memberLimits },
];

const keptCalls = places.flatMap(({ calls }) => calls);

/** Kept only without a session: an answer may be for one member, although its key is the same for everybody. */
const guestsOnlyCall: CallName = 'announcements';

type Options = {
  readonly queries: QueryClient;
  readonly session: SessionStore;
  readonly storage: BrowserStorage;
  readonly now: () => number;
  /** Runs the writing when the browser is idle. */
  readonly whenIdle: (action: () => void) => void;
};

/**
 * Keeps answers that change seldom from one visit to the next. A query without data gets the kept answer: it shows at
 * once, counts as stale and is read again. A member's answers are given to the same session only. Browser only, never
 * during a render.
 */
export function keepAnswers({ queries, session, storage, now, whenIdle }: Options): void {
  const answersByHash = new Map<string, KeptAnswer>();
  const state = { isWriteQueued: false };
  const addNewer = (answer: KeptAnswer) => {
    const hash = hashKey(answer.key);
    if (answer.at >= (answersByHash.get(hash)?.at ?? 0)) answersByHash.set(hash, answer);
  };
  const isOurs = ({ key }: Pick<KeptAnswer, 'key'>) => {
    const owner = sessionOfKey(key);
    return owner === undefined || (owner !== '' && owner === currentSessionId(session));
  };
  const writeAnswers = () => {
    state.isWriteQueued = false;
    for (const { area, name, calls, limits } of places) {
      // Another tab may have written meanwhile.
      for (const answer of readKeptAnswers(storage[area], name, limits, now())) addNewer(answer);
      const placeAnswers = [...answersByHash.values()].filter(
        (answer) => calls.some(isCallOf(answer.key)) && isOurs(answer),
      );
      writeKeptAnswers(storage[area], name, placeAnswers, limits);
    }
  };
  const writeSoon = () => {
    if (!state.isWriteQueued) whenIdle(writeAnswers);
    state.isWriteQueued = true;
  };
  const keepAnswer = ({ queryKey: key, state: { data: value, dataUpdatedAt: at } }: Query) => {
    if (value === undefined || !keptCalls.some(isCallOf(key))) return;
    if (isCallOf(key)(guestsOnlyCall) && session.current() !== undefined) return;
    addNewer({ key, at, value });
    writeSoon();
  };
  const giveKeptAnswer = async ({ queryKey, queryHash }: Query) => {
    // Queries are created during a render, so wait for its end.
    await undefined;
    const answer = answersByHash.get(queryHash);
    const isWanted = () => queries.getQueryState(queryKey)?.data === undefined;
    if (answer === undefined || !isWanted()) return;
    const checkedValue = await checkedValueOf(answer);
    if (checkedValue === undefined) answersByHash.delete(queryHash);
    else if (isWanted() && isOurs(answer)) queries.setQueryData(queryKey, checkedValue, { updatedAt: answer.at });
  };
  for (const { area, name, limits } of places) {
    for (const answer of readKeptAnswers(storage[area], name, limits, now())) addNewer(answer);
    // Older builds kept these beyond the tab.
    if (area === 'session') storage.local.set(name, undefined);
  }
  session.subscribe(() => {
    for (const [hash, answer] of answersByHash) if (!isOurs(answer)) answersByHash.delete(hash);
    writeSoon();
  });
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'added') void giveKeptAnswer(event.query);
    else if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
      keepAnswer(event.query);
  });
  for (const query of queries.getQueryCache().getAll()) {
    if (query.state.data === undefined) void giveKeptAnswer(query);
    else keepAnswer(query);
  }
  writeSoon();
}

function currentSessionId(session: SessionStore): string {
  return queryScopeOf({ session: session.current(), merchant: '', language: '' }).session;
}

/** Whether a key is of a query of the call. */
function isCallOf([, , name]: readonly unknown[]) {
  return (call: CallName) => call === name;
}

/** The value without rows that fail their check; undefined if the value itself fails, or its check cannot be loaded. */
async function checkedValueOf({ key, value }: KeptAnswer): Promise<unknown> {
  try {
    const call = keptCalls.find(isCallOf(key));
    const check = call && (await loadCheck(await findCall(call, undefined)));
    return check && checkAnswer(value, check, () => undefined);
  } catch {
    return undefined; // Without the code of the check, the platform is asked as if nothing was kept.
  }
}
