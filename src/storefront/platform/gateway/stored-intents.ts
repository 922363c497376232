import type { StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/**
 * Holds no names and no amounts, since other people use the same phone. Hashed at once, so that a second tap finds the
 * key of the first.
 */
export type StoredIntent = {
  readonly content: string;
  /** Hash of owner and call. */
  readonly place: string;
  readonly amount: string;
  readonly key: string;
  readonly at: number;
  readonly last: number;
  readonly isLost?: boolean | undefined;
  readonly ended?: 'none' | 'untold' | undefined;
  readonly isRefused?: true | undefined;
};

/** What is needed of an intent that was done or refused. It is kept as long as an open one. */
export type SettledIntent = Pick<StoredIntent, 'place' | 'amount' | 'at' | 'last' | 'isRefused'>;

export function readList(area: StorageArea, key: string): readonly unknown[] {
  const list = parseJson(area.get(key));
  return Array.isArray(list) ? list : [];
}

/** Amounts by key and owner. */
export function readAmounts(session: StorageArea): { readonly [name: string]: unknown } {
  return fieldsOf(parseJson(session.get(storageKeys.amounts)));
}

function writeAmounts(session: StorageArea, amounts: readonly (readonly [string, unknown])[]): void {
  session.set(storageKeys.amounts, amounts.length === 0 ? undefined : JSON.stringify(Object.fromEntries(amounts)));
}

export function addAmount(session: StorageArea, name: string, amount: unknown): void {
  if (amount !== undefined) writeAmounts(session, [...Object.entries(readAmounts(session)), [name, String(amount)]]);
}

export function keepOpenAmounts(session: StorageArea, isOpen: (key: string) => boolean): void {
  writeAmounts(
    session,
    Object.entries(readAmounts(session)).filter(([name]) => isOpen(name.split(' ')[0] ?? '')),
  );
}

/** Older builds kept plain texts. */
const digestPattern = /^[0-9a-f]{16}$/;

export function isStoredIntent(value: unknown): value is StoredIntent {
  const { content, key } = fieldsOf(value);
  return isSettledIntent(value) && digestPattern.test(String(content)) && typeof key === 'string';
}

export function isSettledIntent(value: unknown): value is SettledIntent {
  const { place, amount, at, last } = fieldsOf(value);
  return [place, amount].every((hash) => digestPattern.test(String(hash))) && [at, last].every(Number.isFinite);
}
