import { expect, it } from 'vitest';
import { type BrowserStorage, createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { keepDeparture, takeDeparture } from '@/storefront/platform/session/departure';
import { createSessionStore } from '@/storefront/platform/session/session-store';
import { waitingIdentityOf } from '@/storefront/platform/session/waiting-identity';

const departure = { channel: 'google', state: 's1', session: 'x', back: '/m/notice' } as const;

it('gives a departure back to the state that left, once [AUT-23]', () => {
  const storage = createMemoryStorage();
  keepDeparture(storage, departure);
  expect(takeDeparture(storage, 's1')).toEqual(departure);
  expect(takeDeparture(storage, 's1')).toBeUndefined();
});

it('gives nothing to a state of another, and forgets it [AUT-23]', () => {
  const storage = createMemoryStorage();
  keepDeparture(storage, departure);
  expect(takeDeparture(storage, 'forged')).toBeUndefined();
  expect(takeDeparture(storage, 's1')).toBeUndefined();
});

it('takes nobody up who stayed at another service for longer than a quarter of an hour, or left in the future [AUT-23]', () => {
  const left = Date.UTC(2026, 1, 3, 10, 30);
  const returnAfter = (minutes: number) => {
    const storage = createMemoryStorage();
    keepDeparture(storage, departure, left);
    return takeDeparture(storage, 's1', left + minutes * 60_000);
  };
  expect(returnAfter(15)).toMatchObject(departure);
  expect(returnAfter(16)).toBeUndefined();
  expect(returnAfter(-1)).toBeUndefined();
});

it.each([
  '{',
  'null',
  '7',
  '{"state":"s1"}',
  '{"channel":"sms","state":"s1","session":""}',
  '{"channel":"google","state":"s1","session":"x"}',
])('takes the broken record %s for none [AUT-23]', (raw) => {
  const storage: BrowserStorage = createMemoryStorage();
  storage.session.set('signIn', raw);
  expect(takeDeparture(storage, 's1')).toBeUndefined();
});

it('keeps who waits for an account until a session starts, and for one document only [AUT-23]', () => {
  const storage = createMemoryStorage();
  const store = createSessionStore(storage);
  const identity = { channel: 'google', idToken: 'secret-token' } as const;
  waitingIdentityOf(store).keep(identity);
  expect(waitingIdentityOf(store).current()).toEqual(identity);
  expect(waitingIdentityOf(createSessionStore(storage)).current()).toBeUndefined();
  store.start({ token: 't', merchantCode: 'M', userName: 'nora', type: 0, firstTimeLogin: false });
  expect(waitingIdentityOf(store).current()).toBeUndefined();
});
