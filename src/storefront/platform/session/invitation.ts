import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** An invitation that a visitor came with. */
export type Invitation = {
  readonly code: string;
  /** No form has shown it yet: it goes before what was typed there earlier. */
  readonly isNew: boolean;
  /** Earlier codes, the newest first: one of them counts where the platform refuses this one. */
  readonly earlier: readonly string[];
  /** The platform does not take it. It is kept as long as it stands in its field, so that the field can go on saying so. */
  readonly isBad?: boolean;
};

/** A link carries its code under one of three names. */
export const invitationNames = ['affiliateCode', 'referralCode', 'r'] as const;
/** Longer texts are no codes. */
const longest = 64;
/** Each of them may be asked about. */
const most = 4;
/** Milliseconds that an invitation waits: whoever comes back on the same phone after a month is somebody else's guest. */
const lifetimeMs = 30 * 86_400_000;

/** The codes that an address brings, by the order of their names. */
export function invitationsIn(search: string): readonly string[] {
  const query = new URLSearchParams(search);
  const codes = invitationNames.flatMap((name) => query.getAll(name).map((code) => code.trim()));
  return codes.filter((code) => code !== '' && code.length <= longest);
}

/** Keeps the codes of an arrival. What waited till then is not lost: a newer link may be broken. */
export function bringInvitation(storage: BrowserStorage, codes: readonly string[]): void {
  const kept = invitationOf(storage);
  const waiting = kept === undefined || kept.isBad ? [] : [kept.code, ...kept.earlier];
  const [code = '', ...earlier] = [...new Set([...codes, ...waiting])].slice(0, most);
  keepInvitation(storage, { code, isNew: true, earlier });
}

/** Keeps a code from the first arrival until an account exists, or a newer one comes. */
export function keepInvitation({ local }: BrowserStorage, invitation: Invitation, now = Date.now()): void {
  local.set(storageKeys.invitation, JSON.stringify({ ...invitation, at: now }));
}

export function invitationOf({ local }: BrowserStorage, now = Date.now()): Invitation | undefined {
  const { code, isNew, isBad, earlier, at } = fieldsOf(parseJson(local.get(storageKeys.invitation)));
  if (typeof code !== 'string' || code === '' || typeof at !== 'number' || now - at > lifetimeMs) return undefined;
  const others = Array.isArray(earlier) ? earlier.filter((other) => typeof other === 'string') : [];
  return { code, isNew: isNew === true, earlier: others, ...(isBad === true && { isBad }) };
}

export function dropInvitation({ local }: BrowserStorage): void {
  local.set(storageKeys.invitation, undefined);
}
