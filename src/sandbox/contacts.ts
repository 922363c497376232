import { hiddenAddress } from './cipher/des';
import { hashNumberOf } from './hash';
import { isObject, type Json, objectAt, textAt } from './json';
import type { Merchant } from './merchant';

/** The objects of a list in the settings of the merchant's console. */
export function listIn({ console }: Pick<Merchant, 'console'>, name: string): readonly Json[] {
  const list = objectAt(console, 'settings')[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Service contacts as the console has them. */
export function contactsOf(merchant: Pick<Merchant, 'console'>): readonly Json[] {
  return listIn(merchant, 'customerService');
}

const hiddenByConsole = new WeakMap<Merchant['console'], readonly Json[]>();

/** The contacts with hidden addresses. Made once for each console, because every answer of `status` has them. */
export function hiddenContacts(merchant: Pick<Merchant, 'console'>): readonly Json[] {
  const cached = hiddenByConsole.get(merchant.console);
  if (cached !== undefined) return cached;
  const contacts = contactsOf(merchant).map((contact) => ({
    ...contact,
    path: hideAddress(textAt(contact, 'path') ?? ''),
  }));
  hiddenByConsole.set(merchant.console, contacts);
  return contacts;
}

/** The hidden address, with its key at the end; the same address always gives the same text. */
export function hideAddress(address: string): string {
  return hiddenAddress(address, hashNumberOf(address).toString(16).padStart(8, '0'));
}
