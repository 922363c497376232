import { afterEach, expect, it, vi } from 'vitest';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { deviceIdOf } from '@/storefront/platform/browser/device-id';
import { createSessionStore } from '@/storefront/platform/session/session-store';

afterEach(() => {
  vi.restoreAllMocks();
  browserStorageOf(window).local.clear();
});

it('keeps for all who ask in this document what a private or full browser refuses, until it is cleared [AUT-19] [AUT-20]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const device = deviceIdOf(browserStorageOf(window));
  expect(deviceIdOf(browserStorageOf(window))).toBe(device);
  browserStorageOf(window).session.set('drafts', '{}');
  expect(browserStorageOf(window).session.get('drafts')).toBe('{}');
  browserStorageOf(window).session.clear();
  expect(browserStorageOf(window).session.get('drafts')).toBeUndefined();
});

it('does not bring back with the next document what a full browser could not write over [AUT-06] [AUT-20]', () => {
  const { local } = browserStorageOf(window);
  local.set('MC_SESSION_INFO', 'the member before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  local.set('MC_SESSION_INFO', 'the member now');
  expect(local.get('MC_SESSION_INFO')).toBe('the member now');
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

it('shows a guest where a page comes back from behind another one and its member has signed out meanwhile [AUT-06] [AUT-19]', () => {
  const session = { token: 't', merchantCode: 'AURORA', userName: 'rana', type: 0, firstTimeLogin: false };
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  const store = createSessionStore(browserStorageOf(window));
  const listener = vi.fn();
  store.subscribe(listener);
  localStorage.removeItem('MC_SESSION_INFO');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.current()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});
