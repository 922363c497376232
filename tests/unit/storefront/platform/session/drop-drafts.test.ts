import { expect, it } from 'vitest';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { dropDraftsOfOthers } from '@/storefront/platform/session/drop-drafts';
import { createSessionStore } from '@/storefront/platform/session/session-store';

const sessionOf = (userName: string) => ({
  token: userName,
  merchantCode: 'AURORA',
  userName,
  type: 0,
  firstTimeLogin: false,
});

it('lets what stood in the forms of one member go when another one logs in, and not when the same one does [AUT-19] [MEM-15]', () => {
  const storage = createMemoryStorage();
  const session = createSessionStore(storage);
  const mine = {
    'withdraw agent42': { amount: '134' },
    'give karim agent42': { amount: '3' },
    register: { username: 'x' },
  };
  const pictures = { 'feedback agent42': [] };
  const amounts = { '0d1e agent42': '134.00' };
  const kept = (key: string) => JSON.parse(storage.session.get(key) ?? 'null');
  storage.session.set('drafts', JSON.stringify(mine));
  storage.session.set('pictures', JSON.stringify(pictures));
  storage.session.set('amounts', JSON.stringify(amounts));
  dropDraftsOfOthers(session, storage);
  session.start(sessionOf('agent42'), undefined);
  expect([kept('drafts'), kept('pictures'), kept('amounts')]).toEqual([mine, pictures, amounts]);
  session.start(sessionOf('member40'), undefined);
  expect([kept('drafts'), kept('pictures'), kept('amounts')]).toEqual([{ register: { username: 'x' } }, null, null]);
});
