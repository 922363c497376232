import { hashText } from '@/engine/live';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { createUuid } from '@/storefront/platform/browser/device-id';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import {
  addAmount,
  isSettledIntent,
  isStoredIntent,
  keepOpenAmounts,
  readAmounts,
  readList,
  type SettledIntent,
  type StoredIntent,
} from './stored-intents';

/** One request of a player to move money, by its content: who, which call, how much, where to. */
export type Intent = {
  readonly merchant: string;
  readonly userName: string | undefined;
  readonly call: string;
  readonly request: object;
};

/**
 * Keys of money calls, one for each intent. Retries, reloads and the way back use the same key until the outcome is
 * known.
 */
export type Intents = {
  readonly keyOf: (intent: Intent) => { readonly key: string; readonly isNew: boolean };
  /**
   * The request was done (by default) or refused: the same content is a new intent from now on. If it was done, its
   * order is in the record, and belongs to no other request of the same amount.
   */
  readonly settle: (key: string, outcome?: 'done' | 'refused') => void;
  /** No code waits for the answer of the last try any more. */
  readonly markLost: (key: string) => void;
  /**
   * Stops the search in the record: it has no such order, or cannot tell. The same content keeps its key, so that
   * the platform never takes the money twice.
   */
  readonly end: (key: string, outcome: 'none' | 'untold') => void;
  /** Intents of a call whose outcome is not known, or whose answer may still come. */
  readonly unsettled: (owner: Omit<Intent, 'request'>) => readonly UnsettledIntent[];
  /** Intents of a call that the record did not have, but that a slow platform may still book. */
  readonly denied: (owner: Omit<Intent, 'request'>) => readonly UnsettledIntent[];
  /** Called at each change of the intents, by this document or another tab. Gives a function that stops. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tries: Tries;
};

/** When a request was first sent, and last. Epoch milliseconds. */
export type SendTimes = { readonly at: number; readonly last: number };

/** An intent without a known outcome. Times in epoch milliseconds. */
export type UnsettledIntent = {
  readonly key: string;
  readonly call: string;
  /** Its answer may still come to this document. */
  readonly isOnTheWay: boolean;
  /** No code waits for its answer any more. False if another tab may still wait. */
  readonly isLost: boolean;
  /** The amount as it was sent, in units of the currency. Undefined in tabs that did not send it. */
  readonly amount: string | undefined;
  /** When it was first sent, and last. */
  readonly at: number;
  readonly last: number;
  /** A part of the page shows its outcome. */
  readonly isShown: boolean;
  /** Requests of the same call and amount that were done, or sent earlier. Their orders are not this intent's. */
  readonly others: readonly SendTimes[];
  /** Whether the intent was sent with this amount. */
  readonly isOf: (amount: string) => boolean;
};

/** No platform remembers a key longer than a day. */
const keyLifetimeMs = 86_400_000;
/** Milliseconds after a try, from which no answer is expected any more. */
export const answerTime = 20_000;
/** Milliseconds after a try, in which a platform may book it. */
export const bookedLateMs = 180_000;
/** The storage of a phone is small, and nobody has so many requests open. */
const maxStoredIntents = 50;

/** Fields that prove the sender. They differ from try to try and must not lie in a storage. */
const secretFields = /password|captcha|verificationCode|token|deviceId/i;

/** What a document knows beside its storage. */
type Tries = {
  /** Keys whose answer may still come to this document. */
  readonly onTheWay: Set<string>;
  /** Keys that have succeeded in this document. */
  readonly answered: Set<string>;
  /** The calls whose outcome a part of the page shows. */
  readonly shown: Set<readonly string[]>;
  /** When a request was last refused since there is no network. Epoch milliseconds. */
  offlineAt: number;
  readonly notify: () => void;
  readonly subscribe: Intents['subscribe'];
};

const triesByStorage = new WeakMap<BrowserStorage, Tries>();

/** The tries of a document, one object for each storage object, of which a document has one. */
function triesOf(storage: BrowserStorage): Tries {
  const tries = triesByStorage.get(storage) ?? createTries(storage);
  triesByStorage.set(storage, tries);
  return tries;
}

function createTries({ onChange }: BrowserStorage): Tries {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  onChange((key) => {
    if (key === storageKeys.intents || key === null) notify();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { onTheWay: new Set(), answered: new Set(), shown: new Set(), offlineAt: 0, notify, subscribe };
}

/** Amounts stay in the storage of the tab that sent them, which signing out clears. `now` in epoch milliseconds. */
export function createIntents(storage: BrowserStorage, now: () => number): Intents {
  const { local, session } = storage;
  const tries = triesOf(storage);
  const isFresh = ({ at }: SettledIntent) => at <= now() && now() - at < keyLifetimeMs;
  const openIntents = () => readList(local, storageKeys.intents).filter(isStoredIntent).filter(isFresh);
  const settledIntents = () => readList(local, storageKeys.done).filter(isSettledIntent).filter(isFresh);
  const storeIntents = (intents: readonly StoredIntent[]) => {
    local.set(storageKeys.intents, intents.length === 0 ? undefined : JSON.stringify(intents.slice(-maxStoredIntents)));
    keepOpenAmounts(session, (key) => intents.some((storedIntent) => storedIntent.key === key));
    tries.notify();
  };
  const changeIntent = (changedKey: string, changes: Partial<StoredIntent>) =>
    storeIntents(
      openIntents().map((storedIntent) =>
        storedIntent.key === changedKey ? { ...storedIntent, ...changes } : storedIntent,
      ),
    );
  const list = (owner: Omit<Intent, 'request'>, isWanted: (intent: StoredIntent) => boolean) => {
    const place = ownerHash(owner);
    const isShown = [...tries.shown].some((calls) => calls.includes(owner.call));
    const ownerIntents = openIntents().filter((storedIntent) => storedIntent.place === place);
    return ownerIntents.filter(isWanted).map(
      ({ key, at, last, isLost, amount: amountHash }): UnsettledIntent => ({
        key,
        call: owner.call,
        isOnTheWay: tries.onTheWay.has(key),
        isLost: isLost === true || now() - last > answerTime,
        amount: textOf(readAmounts(session)[`${key} ${owner.userName ?? ''}`]),
        at,
        last,
        isShown,
        others: [
          ...settledIntents().filter((settledIntent) => !settledIntent.isRefused),
          ...ownerIntents.filter((storedIntent) => storedIntent.key !== key && storedIntent.at <= at),
        ].filter((other) => other.place === place && other.amount === amountHash),
        isOf: (amount) => hashText(place + amount) === amountHash,
      }),
    );
  };
  return {
    keyOf: (intent) => {
      const content = hashText(contentOf(intent));
      const place = ownerHash(intent);
      const sentAmount = fieldsOf(intent.request).amount;
      const amountHash = hashText(place + String(sentAmount ?? ''));
      const earlierIntent = openIntents().find((storedIntent) => storedIntent.content === content);
      const { key, at } = earlierIntent ?? { key: createUuid(), at: now() };
      storeIntents([
        ...openIntents().filter((storedIntent) => storedIntent.key !== key),
        { content, place, amount: amountHash, key, at, last: now() },
      ]);
      addAmount(session, `${key} ${intent.userName ?? ''}`, sentAmount);
      return { key, isNew: earlierIntent === undefined };
    },
    settle: (settledKey, outcome = 'done') => {
      const intent = openIntents().find(({ key }) => key === settledKey);
      if (intent === undefined) return;
      const isRefused = outcome === 'refused' || undefined;
      const settled = [...settledIntents(), { ...intent, isRefused }].slice(-maxStoredIntents);
      local.set(storageKeys.done, JSON.stringify(settled));
      storeIntents(openIntents().filter(({ key }) => key !== settledKey));
    },
    markLost: (key) => changeIntent(key, { isLost: true }),
    end: (key, outcome) => changeIntent(key, { ended: outcome }),
    unsettled: (owner) => list(owner, ({ ended }) => ended === undefined),
    denied: (owner) => list(owner, ({ ended, last }) => ended === 'none' && now() - last < bookedLateMs),
    subscribe: tries.subscribe,
    tries,
  };
}

function ownerHash({ merchant, userName = '', call }: Omit<Intent, 'request'>): string {
  return hashText(JSON.stringify([merchant, userName, call]));
}

function contentOf({ merchant, userName = '', call, request }: Intent): string {
  const fields = Array.isArray(request)
    ? request
    : Object.entries(request)
        .filter(([name, value]) => value !== undefined && !secretFields.test(name))
        .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([merchant, userName, call, fields]);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
