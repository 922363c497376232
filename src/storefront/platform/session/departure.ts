import { tryParseJson } from '@/engine/live';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import type { Departure } from '@/storefront/platform/gateway/sign-in/provider';

/** A player who was sent to another service, and the path that they wanted before. */
export type KeptDeparture = Omit<Departure, 'address'> & { readonly back: string | undefined };

/** How long a player may stay at another service. After that a forgotten tab signs nobody in. */
const maxAbsenceMs = 15 * 60_000;

/**
 * Keeps the departure in this tab. A return in another tab, or through somebody else's link, finds none and is ignored.
 */
export function keepDeparture({ session }: BrowserStorage, departure: KeptDeparture, now = Date.now()): void {
  session.set(storageKeys.departure, JSON.stringify({ ...departure, at: now }));
}

/** The departure that a player returns from. Each is given once. */
export function takeDeparture({ session }: BrowserStorage, state: string, now = Date.now()): KeptDeparture | undefined {
  const raw = session.get(storageKeys.departure);
  session.set(storageKeys.departure, undefined);
  const departure = parse(raw, now);
  return departure?.state === state ? departure : undefined;
}

function parse(raw: string | undefined, now: number): KeptDeparture | undefined {
  const { channel, state, session, back, at } = fieldsOf(tryParseJson(raw));
  if (channel !== 'google' && channel !== 'facebook') return undefined;
  if (typeof state !== 'string' || state === '' || typeof session !== 'string') return undefined;
  if (typeof at !== 'number' || now < at || now - at > maxAbsenceMs) return undefined;
  return { channel, state, session, back: typeof back === 'string' ? back : undefined };
}
