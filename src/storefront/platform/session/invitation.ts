import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** An invitation that a visitor came with. */
export type Invitation = {
  readonly code: string;
  /** No form has shown it yet: it goes before what was typed there earlier. */
  readonly isNew: boolean;
  /** The platform does not take it. It is kept as long as it stands in its field, so that the field can go on saying so. */
  readonly isBad?: boolean;
};

/** A link carries its code under one of three names. */
export const invitationNames = ['affiliateCode', 'referralCode', 'r'] as const;
/** Longer texts are no codes. */
const longest = 64;
/** Milliseconds that an invitation waits: whoever comes back on the same phone after a month is somebody else's guest. */
const lifetimeMs = 30 * 86_400_000;

/** The code that an address brings, or undefined. */
export function invitationIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const code = invitationNames.map((name) => query.get(name)?.trim() ?? '').find((found) => found !== '');
  return code === undefined || code.length > longest ? undefined : code;
}

/** Keeps a code from the first arrival until an account exists, or a newer one comes. */
export function keepInvitation({ local }: BrowserStorage, invitation: Invitation, now = Date.now()): void {
  local.set(storageKeys.invitation, JSON.stringify({ ...invitation, at: now }));
}

export function invitationOf({ local }: BrowserStorage, now = Date.now()): Invitation | undefined {
  const { code, isNew, isBad, at } = fieldsOf(parseJson(local.get(storageKeys.invitation)));
  if (typeof code !== 'string' || code === '' || typeof at !== 'number' || now - at > lifetimeMs) return undefined;
  return { code, isNew: isNew === true, ...(isBad === true && { isBad }) };
}

export function dropInvitation({ local }: BrowserStorage): void {
  local.set(storageKeys.invitation, undefined);
}
