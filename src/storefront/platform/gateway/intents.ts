import { hashText } from '@/engine/live';
import type { BrowserStorage, StorageArea } from '@/storefront/platform/browser/browser-storage';
import { createUuid } from '@/storefront/platform/browser/device-id';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { isKnownOutcome, isSessionOver } from './outcome';

/** What a player wants moved, by its content: who, which call, how much and where to. */
export type Intent = {
  readonly merchant: string;
  readonly userName: string | undefined;
  readonly call: string;
  readonly request: object;
};

/** Keys of money calls, one an intent: the same for a retry, after a reload and on the way back, until its outcome is known. */
export type Intents = {
  readonly keyOf: (intent: Intent) => { readonly key: string; readonly isNew: boolean };
  /** The outcome is known: the same content is a new intent from now on. */
  readonly settle: (key: string) => void;
  /** No answer of its last try is waited for any more. */
  readonly lose: (key: string) => void;
  /** No longer looked up. The same content keeps its key, so that the platform takes nothing twice. */
  readonly end: (key: string) => void;
  /** Those of a call whose outcome nobody knows, and those that are on their way just now. */
  readonly unsettled: (place: Omit<Intent, 'request'>) => readonly Unsettled[];
};

/** An intent whose outcome is not known; times in epoch milliseconds. */
export type Unsettled = {
  readonly key: string;
  /** Its answer may still come to this document. */
  readonly isOnTheWay: boolean;
  /** Nobody waits for its answer any more; false for another tab that may. */
  readonly isLost: boolean;
  /** As it was sent, in units of the currency; undefined in another tab than the one that sent it. */
  readonly amount: string | undefined;
  /** When it was sent first, and last. */
  readonly at: number;
  readonly last: number;
  /** Whether it was about this amount, as it was sent. */
  readonly isOf: (amount: string) => boolean;
};

/** Nothing of it says who wanted what: it lies on a phone that others use too. Hashed at once, so that a second tap finds what the first one keeps. */
type Kept = {
  readonly content: string;
  /** Whose it is and of which call. */
  readonly place: string;
  readonly amount: string;
  readonly key: string;
  readonly at: number;
  readonly last: number;
  readonly isLost?: boolean | undefined;
  readonly isEnded?: boolean | undefined;
};

/** After a day nobody means the old one, and no platform remembers its key. In milliseconds. */
const longest = 86_400_000;
/** After which no answer of a call comes any more, in milliseconds. */
export const answerTime = 20_000;
const most = 50;

/** Proofs of who asks, which differ from try to try and must not lie in a storage. */
const secrets = /password|captcha|verificationCode|token|deviceId/i;

type Areas = Pick<BrowserStorage, 'local' | 'session'>;

/** Amounts are told to whoever sent them: they stay with the tab, which signing out clears. `now` in epoch milliseconds. */
export function createIntents({ local, session }: Areas, now: () => number): Intents {
  const open = () => readKept(local).filter(({ at }) => at <= now() && now() - at < longest);
  const keep = (kept: readonly Kept[]) => {
    local.set(storageKeys.intents, kept.length === 0 ? undefined : JSON.stringify(kept.slice(-most)));
    keepAmounts(session, (key) => kept.some((one) => one.key === key));
    tell();
  };
  return {
    keyOf: (intent) => {
      const content = hashText(contentOf(intent));
      const place = placeOf(intent);
      const amount = hashText(place + String(fieldsOf(intent.request).amount ?? ''));
      const known = open().find((one) => one.content === content);
      const { key, at } = known ?? { key: createUuid(), at: now() };
      keep([...open().filter((one) => one.key !== key), { content, place, amount, key, at, last: now() }]);
      addAmount(session, `${key} ${intent.userName ?? ''}`, fieldsOf(intent.request).amount);
      return { key, isNew: known === undefined };
    },
    settle: (settled) => keep(open().filter(({ key }) => key !== settled)),
    lose: (lost) => keep(open().map((one) => (one.key === lost ? { ...one, isLost: true } : one))),
    end: (ended) => keep(open().map((one) => (one.key === ended ? { ...one, isEnded: true } : one))),
    unsettled: (asked) => {
      const place = placeOf(asked);
      return open()
        .filter((one) => one.place === place && one.isEnded !== true)
        .map(({ key, at, last, isLost, amount: kept }) => ({
          key,
          isOnTheWay: onTheWay.has(key),
          isLost: isLost === true || now() - last > answerTime,
          amount: textOf(readAmounts(session)[`${key} ${asked.userName ?? ''}`]),
          at,
          last,
          isOf: (amount) => hashText(place + amount) === kept,
        }));
    },
  };
}

const listeners = new Set<() => void>();
const onTheWay = new Set<string>();
/** Keys under which something succeeded in this document. */
export const answered = new Set<string>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Told of each change of what is kept in this document; gives what ends it. */
export function onIntents(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends a money call under the key of its intent, which is kept until the outcome is known. */
export async function underKey<T>(intents: Intents, intent: Intent, post: (key: string) => Promise<T>): Promise<T> {
  const { key, isNew } = intents.keyOf(intent);
  onTheWay.add(key);
  tell();
  try {
    const value = await post(key);
    answered.add(key);
    intents.settle(key);
    return value;
  } catch (error) {
    // An ended session says a clear no to this try, and nothing of an earlier one that got no answer.
    if (isKnownOutcome(error) && (isNew || !isSessionOver(error))) intents.settle(key);
    else intents.lose(key);
    throw error;
  } finally {
    onTheWay.delete(key);
    tell();
  }
}

function placeOf({ merchant, userName = '', call }: Omit<Intent, 'request'>): string {
  return hashText(JSON.stringify([merchant, userName, call]));
}

function contentOf({ merchant, userName = '', call, request }: Intent): string {
  const fields = Array.isArray(request)
    ? request
    : Object.entries(request)
        .filter(([name, value]) => value !== undefined && !secrets.test(name))
        .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([merchant, userName, call, fields]);
}

function readKept(area: StorageArea): readonly Kept[] {
  const kept = parseJson(area.get(storageKeys.intents));
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** By key and owner. */
function readAmounts(session: StorageArea): { readonly [name: string]: unknown } {
  return fieldsOf(parseJson(session.get(storageKeys.amounts)));
}

function writeAmounts(session: StorageArea, amounts: readonly (readonly [string, unknown])[]): void {
  session.set(storageKeys.amounts, amounts.length === 0 ? undefined : JSON.stringify(Object.fromEntries(amounts)));
}

function addAmount(session: StorageArea, name: string, amount: unknown): void {
  if (typeof amount === 'string' || typeof amount === 'number')
    writeAmounts(session, [...Object.entries(readAmounts(session)), [name, String(amount)]]);
}

function keepAmounts(session: StorageArea, isOpen: (key: string) => boolean): void {
  const all = Object.entries(readAmounts(session));
  const kept = all.filter(([name]) => isOpen(name.slice(0, name.indexOf(' '))));
  if (kept.length < all.length) writeAmounts(session, kept);
}

/** Older builds kept the words themselves. */
const isDigest = /^[0-9a-f]{16}$/;

function isKept(value: unknown): value is Kept {
  const { content, place, amount, key, at, last } = fieldsOf(value);
  const isHashed = [content, place, amount].every((hash) => isDigest.test(String(hash)));
  return isHashed && typeof key === 'string' && typeof at === 'number' && typeof last === 'number';
}
