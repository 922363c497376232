import { afterEach, expect, it, vi } from 'vitest';
import { tellUnkeptSession } from '@/storefront/app/later/unkept-session';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { createTexts } from '@/storefront/platform/languages/texts';
import { createSessionStore } from '@/storefront/platform/session/session-store';
import { toastStore } from '@/storefront/ui/overlays/toast';

const texts = createTexts('en', { 'toast.unkept': 'Not kept' });
const record = { token: 't', merchantCode: 'AURORA', userName: 'rana', type: 0, firstTimeLogin: false };
const told = () => toastStore.current().map(({ text }) => text);

afterEach(() => {
  vi.restoreAllMocks();
  browserStorageOf(window).local.clear();
});

function start() {
  const storage = browserStorageOf(window);
  const session = createSessionStore(storage);
  tellUnkeptSession({ session, texts }, storage);
  return session;
}

it('says nothing where the browser keeps who is signed in [AUT-06]', () => {
  start().start(record);
  expect(told()).toEqual([]);
});

it('says once that signing in will not last where the browser refuses to keep it [AUT-06]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const session = start();
  expect(told()).toEqual([]);
  session.start(record);
  session.end();
  session.start(record);
  expect(told()).toEqual(['Not kept']);
});
