import { afterEach, expect, it, vi } from 'vitest';
import { browserStorageOf } from '@/storefront/session/browser-storage';
import { deviceIdOf } from '@/storefront/session/device-id';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
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
