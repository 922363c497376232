import { expect, it } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import {
  bringInvitation,
  dropInvitation,
  invitationOf,
  invitationsIn,
  keepInvitation,
} from '@/storefront/platform/session/invitation';

const day = 86_400_000;

it.each([
  ['?affiliateCode=A1', ['A1']],
  ['?referralCode=A2', ['A2']],
  ['?lang=en&r=A3', ['A3']],
  ['?r=A3&affiliateCode=A1', ['A1', 'A3']],
  ['?affiliateCode=A1&affiliateCode=A2', ['A1', 'A2']],
  ['?affiliateCode=&r=A3', ['A3']],
  ['?affiliateCode=%20A1%20', ['A1']],
  ['?affiliateCode=', []],
  ['', []],
  [`?r=${'x'.repeat(65)}`, []],
  [`?affiliateCode=${'x'.repeat(65)}&r=A3`, ['A3']],
  ['?affiliateCode=%E0%A4&r=A3', ['A3']],
  ['?affiliateCode=%25%25&r=%20', []],
])('reads %s as %j [AUT-13]', (search, codes) => expect(invitationsIn(search)).toEqual(codes));

it('keeps what came before a newer code, but not what the platform refused [AUT-13]', () => {
  const storage = createMemoryStorage();
  const bring = (...codes: string[]) => {
    bringInvitation(storage, codes);
    return invitationOf(storage);
  };
  expect(bring('A1')).toEqual({ code: 'A1', isNew: true, earlier: [] });
  expect(bring('A1')).toEqual({ code: 'A1', isNew: true, earlier: [] });
  expect(bring('A2', 'A3')).toEqual({ code: 'A2', isNew: true, earlier: ['A3', 'A1'] });
  expect(bring('A1')).toEqual({ code: 'A1', isNew: true, earlier: ['A2', 'A3'] });
  expect(bring('A4', 'A5')).toEqual({ code: 'A4', isNew: true, earlier: ['A5', 'A1', 'A2'] });
  keepInvitation(storage, { code: 'A4', isNew: false, earlier: [], isBad: true });
  expect(bring('A6')).toEqual({ code: 'A6', isNew: true, earlier: [] });
});

it('waits for a month, until it is spent or a newer one comes [AUT-13]', () => {
  const storage = createMemoryStorage();
  keepInvitation(storage, { code: 'A1', isNew: true, earlier: [] }, 0);
  expect(invitationOf(storage, 30 * day)).toEqual({ code: 'A1', isNew: true, earlier: [] });
  expect(invitationOf(storage, 30 * day + 1)).toBeUndefined();
  keepInvitation(storage, { code: 'A2', isNew: false, earlier: [] }, 0);
  expect(invitationOf(storage, 1)).toEqual({ code: 'A2', isNew: false, earlier: [] });
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
