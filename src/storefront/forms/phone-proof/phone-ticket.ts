import { tryParseJson } from '@/engine/live';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import type { Receiver } from '@/storefront/platform/gateway/sign-in/provider';

/** Remembers for this tab which number a service has sent a code to, so that the code is still valid after a reload. */
export function keepTicket({ session }: BrowserStorage, receiver: Receiver, ticket: string): void {
  const { mobile, countryDialingCode } = receiver;
  session.set(storageKeys.ticket, JSON.stringify({ mobile, countryDialingCode, ticket }));
}

/** The ticket of a number; undefined unless the last code went to it and is not used yet. */
export function ticketOf({ session }: BrowserStorage, { mobile, countryDialingCode }: Receiver): string | undefined {
  const stored = fieldsOf(tryParseJson(session.get(storageKeys.ticket)));
  const isSame = stored.mobile === mobile && stored.countryDialingCode === countryDialingCode;
  return isSame && typeof stored.ticket === 'string' ? stored.ticket : undefined;
}

/** A ticket is valid for one correct code. */
export function dropTicket({ session }: BrowserStorage): void {
  session.set(storageKeys.ticket, undefined);
}
