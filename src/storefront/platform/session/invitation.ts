import { tryParseJson } from '@/engine/live';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** An invitation code that a visitor brought. */
export type Invitation = {
  readonly code: string;
  /** No form has shown it yet. It then replaces a code that was typed earlier. */
  readonly isNew: boolean;
  /** Earlier codes, the newest first. If the platform refuses this code, one of them is tried. */
  readonly earlier: readonly string[];
  /** The platform refuses it. It stays while it is in its field, so that the field can keep saying so. */
  readonly isBad?: boolean;
};

/** A link has its code in one of these parameters. */
export const invitationNames = ['affiliateCode', 'referralCode', 'r'] as const;
/** Longer texts are no codes. */
const maxCodeLength = 64;
/** At most this many codes are kept, since each may need a call. */
const maxCodes = 4;
/** Milliseconds that an invitation is kept. After a month the same phone may belong to somebody else. */
const lifetimeMs = 30 * 86_400_000;

/**
 * The codes of an address, in the order of their names. A code has a letter or a digit: a broken link may bring `%%`.
 */
export function invitationsIn(search: string): readonly string[] {
  const query = new URLSearchParams(search);
  const codes = invitationNames.flatMap((name) => query.getAll(name).map((code) => code.trim()));
  return codes.filter((code) => code.length <= maxCodeLength && /[\p{L}\p{N}]/u.test(code));
}

/** Keeps the codes of a visit. Older codes are kept behind them, since a newer link may be broken. */
export function bringInvitation(storage: BrowserStorage, codes: readonly string[]): void {
  const previous = invitationOf(storage);
  const previousCodes = previous === undefined || previous.isBad ? [] : [previous.code, ...previous.earlier];
  const [code = '', ...earlier] = [...new Set([...codes, ...previousCodes])].slice(0, maxCodes);
  keepInvitation(storage, { code, isNew: true, earlier });
}

/** Keeps a code until an account exists or a newer code comes. */
export function keepInvitation({ local }: BrowserStorage, invitation: Invitation, now = Date.now()): void {
  local.set(storageKeys.invitation, JSON.stringify({ ...invitation, at: now }));
}

export function invitationOf({ local }: BrowserStorage, now = Date.now()): Invitation | undefined {
  const { code, isNew, isBad, earlier, at } = fieldsOf(tryParseJson(local.get(storageKeys.invitation)));
  if (typeof code !== 'string' || code === '' || typeof at !== 'number' || now - at > lifetimeMs) return undefined;
  const earlierCodes = Array.isArray(earlier) ? earlier.filter((other) => typeof other === 'string') : [];
  return { code, isNew: isNew === true, earlier: earlierCodes, ...(isBad === true && { isBad }) };
}

export function dropInvitation({ local }: BrowserStorage): void {
  local.set(storageKeys.invitation, undefined);
}
