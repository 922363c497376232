import { expect, it } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { dropInvitation, invitationIn, invitationOf, keepInvitation } from '@/storefront/platform/session/invitation';

const day = 86_400_000;

it.each([
  ['?affiliateCode=A1', 'A1'],
  ['?referralCode=A2', 'A2'],
  ['?lang=en&r=A3', 'A3'],
  ['?r=A3&affiliateCode=A1', 'A1'],
  ['?affiliateCode=&r=A3', 'A3'],
  ['?affiliateCode=%20A1%20', 'A1'],
  ['?affiliateCode=', undefined],
  ['', undefined],
  [`?r=${'x'.repeat(65)}`, undefined],
])('reads %s as %s [AUT-13]', (search, code) => expect(invitationIn(search)).toBe(code));

it('waits for a month, until it is spent or a newer one comes [AUT-13]', () => {
  const storage = createMemoryStorage();
  keepInvitation(storage, { code: 'A1', isNew: true }, 0);
  expect(invitationOf(storage, 30 * day)).toEqual({ code: 'A1', isNew: true });
  expect(invitationOf(storage, 30 * day + 1)).toBeUndefined();
  keepInvitation(storage, { code: 'A2', isNew: false }, 0);
  expect(invitationOf(storage, 1)).toEqual({ code: 'A2', isNew: false });
  dropInvitation(storage);
  expect(invitationOf(storage, 1)).toBeUndefined();
});

it.each(['', '{', 'null', '7', '[]', '{"code":5,"at":0}', '{"code":"A1"}', '{"code":"","at":0}'])(
  'takes %s for none [AUT-13]',
  (raw) => {
    const storage = createMemoryStorage();
    storage.local.set(storageKeys.invitation, raw);
    expect(invitationOf(storage, 1)).toBeUndefined();
  },
);
