import { describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { parseSession } from '@/storefront/platform/session/session';
import { createSessionStore } from '@/storefront/platform/session/session-store';
import { signOut } from '@/storefront/platform/session/sign-out';

const session = { token: 't', merchantCode: 'AURORA', userName: 'rana', type: 0, firstTimeLogin: false };

function fakeStorage(local: { readonly [key: string]: string } = {}) {
  const areas = { local: new Map(Object.entries(local)), session: new Map<string, string>() };
  const listeners: ((key: string | null) => void)[] = [];
  const area = (map: Map<string, string>) => ({
    get: (key: string) => map.get(key),
    set: (key: string, value: string | undefined) => void (value === undefined ? map.delete(key) : map.set(key, value)),
    clear: () => map.clear(),
    isKept: (key: string) => map.has(key),
  });
  const storage: BrowserStorage = {
    local: area(areas.local),
    session: area(areas.session),
    onChange: (listener) => void listeners.push(listener),
  };
  return { ...areas, storage, change: (key: string | null) => listeners.forEach((listener) => void listener(key)) };
}

describe('parseSession', () => {
  it.each([
    [session, session],
    [
      { ...session, type: '4', extra: 1 },
      { ...session, type: 4 },
    ],
    [{ ...session, firstTimeLogin: 'yes' }, session],
  ])('reads a whole session (%#) [AUT-06]', (value, parsed) => expect(parseSession(value)).toEqual(parsed));

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ ...session, token: '' }],
    [{ ...session, token: 7 }],
    [{ ...session, userName: undefined }],
    [{ ...session, type: 'admin' }],
    [{ ...session, type: null }],
    [{ ...session, merchantCode: ' ' }],
  ])('takes %j for no session [AUT-06]', (value) => expect(parseSession(value)).toBeUndefined());
});

describe('createSessionStore', () => {
  it('keeps the session under the key of the specification, and finds it again [AUT-06]', () => {
    const { storage, local } = fakeStorage();
    createSessionStore(storage).start(session);
    expect(JSON.parse(local.get('MC_SESSION_INFO') ?? '')).toEqual(session);
    expect(createSessionStore(storage).current()).toEqual(session);
  });

  it('takes the session of a merchant that is not here for none, also when another tab writes it [AUT-06]', () => {
    const kept = JSON.stringify({ ...session, merchantCode: 'PADMA' });
    const fake = fakeStorage({ MC_SESSION_INFO: kept });
    const store = createSessionStore(fake.storage, ['AURORA', 'AURORATRY']);
    expect(store.current()).toBeUndefined();
    fake.local.set('MC_SESSION_INFO', JSON.stringify({ ...session, merchantCode: 'AURORATRY' }));
    fake.change('MC_SESSION_INFO');
    expect(store.current()).toMatchObject({ merchantCode: 'AURORATRY' });
    fake.local.set('MC_SESSION_INFO', kept);
    fake.change('MC_SESSION_INFO');
    expect(store.current()).toBeUndefined();
  });

  it('keeps the trial name in session storage, and for other tabs until the session ends [AUT-07]', () => {
    const fake = fakeStorage();
    const store = createSessionStore(fake.storage);
    store.start({ ...session, type: 4 }, 'rana');
    expect(fake.session.get('trialName')).toBe('rana');
    expect(fake.local.get('livery.trial')).toBe('rana');
    store.end();
    expect(fake.local.has('livery.trial')).toBe(false);
    store.start({ ...session, type: 4 }, 'rana');
    store.start(session);
    expect(fake.local.has('livery.trial')).toBe(false);
  });

  it.each(['{"token":"t"', '{"token":"t"}', 'null', '"member"'])(
    'takes the stored text %s for a guest [AUT-06]',
    (text) => {
      const { storage } = fakeStorage({ MC_SESSION_INFO: text });
      expect(createSessionStore(storage).current()).toBeUndefined();
    },
  );

  it('follows other tabs: signed in there, signed out there [AUT-06]', () => {
    const { storage, local, change } = fakeStorage();
    const store = createSessionStore(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    local.set('MC_SESSION_INFO', JSON.stringify(session));
    change('MC_SESSION_INFO');
    expect(store.current()).toEqual(session);
    local.clear();
    change(null);
    expect(store.current()).toBeUndefined();
    change('other');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('signOut', () => {
  it.each([
    ['answers', async () => null],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('clears everything of the session though the call %s [AUT-19]', async (_, answer) => {
    const fake = fakeStorage({
      MC_SESSION_INFO: JSON.stringify(session),
      memberInfo: '{}',
      bankList: '[]',
      autoLogin: '1',
      hideDownloadBar: '1',
      lang: 'bn',
    });
    fake.session.set('trialName', 'rana');
    fake.session.set('other', 'x');
    const store = createSessionStore(fake.storage);
    const call = vi.fn(answer);
    await signOut(store, call);
    expect(call).toHaveBeenCalledWith('logout', {}, { timeoutMs: 5000 });
    expect(store.current()).toBeUndefined();
    expect(Object.fromEntries(fake.local)).toEqual({ autoLogin: '0', hideDownloadBar: '1', lang: 'bn' });
    expect(fake.session.size).toBe(0);
  });

  it('leaves whoever has signed in meanwhile, in another tab [AUT-06, AUT-19]', async () => {
    const fake = fakeStorage({ MC_SESSION_INFO: JSON.stringify(session) });
    const store = createSessionStore(fake.storage);
    const next = { ...session, token: 'another' };
    await signOut(store, async () => {
      store.start(next);
      return JSON.parse('null');
    });
    expect(store.current()).toEqual(next);
    expect(fake.local.get('MC_SESSION_INFO')).toBe(JSON.stringify(next));
  });
});
