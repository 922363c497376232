import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPendingActions } from '@/storefront/app/actions/pending-actions';
import { isOpenedAnew } from '@/storefront/platform/browser/is-opened-anew';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

const toInbox = {
  actions: [{ do: 'navigate' as const, to: 'message' }],
  origin: { payload: undefined, dialog: undefined },
  from: '/m/home',
  account: undefined,
};

function createTab() {
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string | undefined) => {
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
    },
    clear: () => kept.clear(),
    isKept: (key: string) => kept.has(key),
  };
  return {
    storage,
    openDocument: (isAnew: boolean) => createPendingActions({ storage, now: () => 0, isOpenedAnew: isAnew }),
  };
}

describe('what a guest tapped', () => {
  it('is given up when the login is opened by its address [AUT-03]', () => {
    const { openDocument } = createTab();
    openDocument(true).keep(toInbox);
    expect(openDocument(true).take('rana')).toBeUndefined();
    expect(openDocument(false).take('rana')).toBeUndefined();
  });

  it('is kept over a reload, a link, and on the way back from another service [AUT-03]', () => {
    const { storage, openDocument } = createTab();
    openDocument(true).keep(toInbox);
    storage.set(storageKeys.departure, '{}');
    openDocument(true);
    storage.set(storageKeys.departure, undefined);
    expect(openDocument(false).take('rana')).toEqual(toInbox);
  });
});

describe('a document', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['navigate', '', true],
    ['navigate', 'https://aurora.example/m/home', false],
    ['reload', '', false],
    ['back_forward', '', false],
    [undefined, '', false],
  ])('of the type %j with the referrer %j is opened by its address: %j [AUT-03]', (type, referrer, isAnew) => {
    const entries = type === undefined ? [] : [Object.assign(performance.mark('navigation'), {})];
    for (const entry of entries) Object.defineProperty(entry, 'type', { value: type });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    expect(isOpenedAnew({ referrer })).toBe(isAnew);
  });
});
