import { expect, it } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createPreferences } from '@/storefront/platform/session/preferences';
import { createSessionStore } from '@/storefront/platform/session/session-store';

const rana = { token: 't', merchantCode: 'AURORA', userName: 'rana', type: 0, firstTimeLogin: false };
const shila = { ...rana, userName: 'shila' };

/** A document of this browser, as it begins. */
function openDocument(storage = createMemoryStorage()) {
  const session = createSessionStore(storage);
  return { storage, session, preferences: createPreferences(storage, session) };
}

function hiddenBy(member: typeof rana) {
  const opened = openDocument();
  opened.session.start(member);
  opened.preferences.setBalanceHidden(true);
  return opened;
}

it('keeps balances hidden for the member who hid them, also after a reload and in a renewed session [MEM-14]', () => {
  const { session, storage } = hiddenBy(rana);
  session.start({ ...rana, token: 'renewed' });
  expect(openDocument(storage).preferences.balanceHidden()).toBe(true);
});

it('shows them to another member who signs in, and to who hid them after a sign-out [MEM-14]', () => {
  const { session, preferences } = hiddenBy(rana);
  session.start(shila);
  expect(preferences.balanceHidden()).toBe(false);
  preferences.setBalanceHidden(true);
  session.end();
  session.start(shila);
  expect(preferences.balanceHidden()).toBe(false);
});

it.each([
  ['is replaced by that of another', JSON.stringify(shila)],
  ['is taken away', undefined],
])('shows them for good where the session %s while no page is open [MEM-14]', (_, next) => {
  const { storage } = hiddenBy(rana);
  storage.local.set('MC_SESSION_INFO', next);
  expect(openDocument(storage).preferences.balanceHidden()).toBe(false);
  storage.local.set('MC_SESSION_INFO', JSON.stringify(rana));
  expect(openDocument(storage).preferences.balanceHidden()).toBe(false);
});

it('does not hide what an older build kept of nobody knows whom [MEM-14]', () => {
  const { storage, session } = openDocument();
  session.start(rana);
  storage.local.set('hideBalance', '1');
  expect(openDocument(storage).preferences.balanceHidden()).toBe(false);
});
