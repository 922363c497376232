import { tryParseJson } from '@/engine/live';
import type { StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/**
 * An intent without a known outcome, as the storage has it. Content, owner and amount are hashes, since other people
 * use the same phone. The hash is not `crypto.subtle`: that answers later, and a second tap must find the first key.
 */
export type StoredIntent = {
  /** Hash of all that was sent, without what proves the sender. */
  readonly content: string;
  /** Hash of owner and call. */
  readonly place: string;
  /** Hash of owner, call and amount. */
  readonly amount: string;
  readonly key: string;
  /** When it was first sent, and last. Epoch milliseconds. */
  readonly at: number;
  readonly last: number;
  readonly isLost?: boolean | undefined;
  /** What the record said when the search in it was given up. */
  readonly ended?: 'none' | 'untold' | undefined;
  readonly isRefused?: true | undefined;
};

/** An intent that was done or refused, with what tells its order from the order of an open intent. */
export type SettledIntent = Pick<StoredIntent, 'place' | 'amount' | 'at' | 'last' | 'isRefused'>;

/** A list in a storage; empty if there is none. */
export function readList(area: StorageArea, key: string): readonly unknown[] {
  const list = tryParseJson(area.get(key));
  return Array.isArray(list) ? list : [];
}

/** Amounts as they were sent, by the key and the owner of their intent. */
export function readAmounts(session: StorageArea): { readonly [name: string]: unknown } {
  return fieldsOf(tryParseJson(session.get(storageKeys.amounts)));
}

function writeAmounts(session: StorageArea, amounts: readonly (readonly [string, unknown])[]): void {
  session.set(storageKeys.amounts, amounts.length === 0 ? undefined : JSON.stringify(Object.fromEntries(amounts)));
}

export function addAmount(session: StorageArea, name: string, amount: unknown): void {
  if (amount !== undefined) writeAmounts(session, [...Object.entries(readAmounts(session)), [name, String(amount)]]);
}

/** Removes the amounts of all intents but the open ones. */
export function keepOpenAmounts(session: StorageArea, isOpen: (key: string) => boolean): void {
  writeAmounts(
    session,
    Object.entries(readAmounts(session)).filter(([name]) => isOpen(name.split(' ')[0] ?? '')),
  );
}

/** A hash. Older builds stored plain texts, which are ignored. */
const digestPattern = /^[0-9a-f]{16}$/;

export function isStoredIntent(value: unknown): value is StoredIntent {
  const { content, key } = fieldsOf(value);
  return isSettledIntent(value) && digestPattern.test(String(content)) && typeof key === 'string';
}

export function isSettledIntent(value: unknown): value is SettledIntent {
  const { place, amount, at, last } = fieldsOf(value);
  return [place, amount].every((hash) => digestPattern.test(String(hash))) && [at, last].every(Number.isFinite);
}
