import { expect, it } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { keptPasswordOf } from '@/storefront/platform/session/kept-password';
import { createSessionStore } from '@/storefront/platform/session/session-store';

const session = { token: 'a', merchantCode: 'M', userName: 'nora', type: 0, firstTimeLogin: false };

it('keeps a password for the session it opened, and for no other [AUT-17]', () => {
  const store = createSessionStore(createMemoryStorage());
  const kept = keptPasswordOf(store);
  kept.keep('before');
  expect(kept.current()).toBeUndefined();
  store.start(session);
  kept.keep('Secret12');
  expect(keptPasswordOf(store).current()).toBe('Secret12');
  store.start({ ...session, token: 'b' });
  expect(kept.current()).toBeUndefined();
  store.end();
  expect(kept.current()).toBeUndefined();
});
