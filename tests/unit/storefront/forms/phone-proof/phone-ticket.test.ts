import { expect, it } from 'vitest';
import { dropTicket, keepTicket, ticketOf } from '@/storefront/forms/phone-proof/phone-ticket';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';

const receiver = { mobile: '01700000099', countryDialingCode: '880' };

it('remembers a ticket for the whole number that it was sent to, until it is used [AUT-23]', () => {
  const storage = createMemoryStorage();
  keepTicket(storage, receiver, 'ticket-1');
  expect(ticketOf(storage, receiver)).toBe('ticket-1');
  expect(ticketOf(storage, { ...receiver, mobile: '01700000098' })).toBeUndefined();
  expect(ticketOf(storage, { ...receiver, countryDialingCode: '92' })).toBeUndefined();
  dropTicket(storage);
  expect(ticketOf(storage, receiver)).toBeUndefined();
});

it.each(['{', 'null', '7', '{"mobile":"01700000099","countryDialingCode":"880","ticket":1}'])(
  'takes the broken record %s for none [AUT-23]',
  (raw) => {
    const storage = createMemoryStorage();
    storage.session.set('signInTicket', raw);
    expect(ticketOf(storage, receiver)).toBeUndefined();
  },
);
