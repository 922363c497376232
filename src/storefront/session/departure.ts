import type { Departure } from '@/storefront/gateway/sign-in/provider';
import type { BrowserStorage } from './browser-storage';
import { storageKeys } from './storage-keys';

/** A player on the way to another service's page, and the path that was wanted before. */
export type KeptDeparture = Omit<Departure, 'address'> & { readonly back: string | undefined };

/** Remembers it in this tab: whoever is led back into another tab, or by another's link, is not taken up. */
export function keepDeparture({ session }: BrowserStorage, departure: KeptDeparture): void {
  session.set(storageKeys.departure, JSON.stringify(departure));
}

/** The departure that a player comes back from, once. */
export function takeDeparture({ session }: BrowserStorage, state: string): KeptDeparture | undefined {
  const kept = parse(session.get(storageKeys.departure));
  session.set(storageKeys.departure, undefined);
  return kept?.state === state ? kept : undefined;
}

function parse(raw: string | undefined): KeptDeparture | undefined {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    const { channel, state, session, back }: Partial<Record<string, unknown>> =
      typeof value === 'object' ? { ...value } : {};
    if (channel !== 'google' && channel !== 'facebook') return undefined;
    if (typeof state !== 'string' || typeof session !== 'string') return undefined;
    return { channel, state, session, back: typeof back === 'string' ? back : undefined };
  } catch {
    return undefined; // Half-written: nobody is on the way.
  }
}
