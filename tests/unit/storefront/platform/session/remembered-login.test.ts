import { expect, it } from 'vitest';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { encodePassword } from '@/storefront/platform/session/encode-password';
import { createRememberedLogins, type RememberMode } from '@/storefront/platform/session/remembered-login';
import { createSeal, type KeyStore } from '@/storefront/platform/session/seal';

const password = 'Sécret12';

it.each(['sealed', 'encoded'] as const)(
  'gives back what it kept when %s, and writes no password in clear [AUT-20]',
  async (mode) => {
    const { logins, stored } = open(mode);
    await logins().keep({ type: 'username', username: 'nora', password });
    expect(stored()).not.toContain(password);
    expect(await logins().read('username')).toMatchObject({ type: 'username', username: 'nora', password });
  },
);

it('keeps the account name and no password at all in mode account [AUT-20]', async () => {
  const { logins, stored } = open('account');
  await logins().keep({ type: 'username', username: 'nora', password });
  expect(JSON.parse(stored())).toEqual({ remPass: '1', sass: '{"type":"username","username":"nora"}' });
  expect(await logins().read('username')).toMatchObject({ username: 'nora', password: undefined });
});

it('remembers each method apart, and says which was last [AUT-01]', async () => {
  const { logins } = open('sealed');
  await logins().keep({ type: 'username', username: 'nora', password });
  await logins().keep({ type: 'sms', username: '1712345678', countryDialingCode: '880', password: '123456' });
  expect(logins().lastMethod()).toBe('sms');
  expect(await logins().read('sms')).toEqual({ type: 'sms', username: '1712345678', countryDialingCode: '880' });
  expect(await logins().read('username')).toMatchObject({ username: 'nora', password });
  logins().forget('sms');
  expect(logins().lastMethod()).toBe('username');
  expect(await logins().read('sms')).toBeUndefined();
});

it('writes the password twice encoded in mode encoded, as the old platform does [AUT-20]', async () => {
  const { logins, storage } = open('encoded');
  await logins().keep({ type: 'username', username: 'nora', password: 'abc12345' });
  expect(JSON.parse(storage.local.get('sass') ?? '')).toMatchObject({ password: btoa(btoa('abc12345')) });
});

it('reads an old record and writes it anew, sealed [AUT-20]', async () => {
  const { logins, storage, stored } = open('sealed');
  storage.local.set('remPass', '1');
  const old = { type: 'username', username: 'nora', password: encodePassword(password), countryDialingCode: '' };
  storage.local.set('sass', JSON.stringify(old));
  expect(await logins().read('username')).toMatchObject({ username: 'nora', password });
  expect(stored()).not.toContain(old.password);
  expect(await logins().read('username')).toMatchObject({ username: 'nora', password });
});

it('takes an old password away where only the account is kept [AUT-20]', async () => {
  const { logins, storage, stored } = open('account');
  storage.local.set('remPass', '1');
  storage.local.set('sass', JSON.stringify({ type: 'username', username: 'nora', password: encodePassword(password) }));
  expect(await logins().read('username')).toMatchObject({ username: 'nora', password: undefined });
  expect(stored()).not.toContain('password');
});

it('encodes a changed password again, for the remembered name only [AUT-17]', async () => {
  const { logins } = open('sealed');
  await logins().keep({ type: 'username', username: 'nora', password });
  await logins().changePassword('other', 'new');
  expect(await logins().read('username')).toMatchObject({ password });
  await logins().changePassword('Nora', 'Changed12');
  expect(await logins().read('username')).toMatchObject({ username: 'nora', password: 'Changed12' });
});

it.each(['{', '7', '{"type":"other","username":"x"}', '{"type":"username"}', 'null'])(
  'remembers nothing of a broken record %s [AUT-20]',
  async (raw) => {
    const { logins, storage } = open('sealed');
    storage.local.set('remPass', '1');
    storage.local.set('sass', raw);
    expect(await logins().read('username')).toBeUndefined();
  },
);

it('keeps the name where the browser has no key, and nothing of a text that another key sealed [AUT-20]', async () => {
  const keyless = open('sealed', async () => undefined);
  await keyless.logins().keep({ type: 'username', username: 'nora', password });
  expect(await keyless.logins().read('username')).toMatchObject({ username: 'nora', password: undefined });
  const first = open('sealed');
  await first.logins().keep({ type: 'username', username: 'nora', password });
  const second = open('sealed');
  second.storage.local.set('remPass', '1');
  second.storage.local.set('sass', first.storage.local.get('sass'));
  expect(await second.logins().read('username')).toMatchObject({ username: 'nora', password: undefined });
});

function open(mode: RememberMode, keyOf: KeyStore = createKey()) {
  const kept = new Map<string, string>();
  const area = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string | undefined) =>
      void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    clear: () => kept.clear(),
    isKept: (key: string) => kept.has(key),
  };
  const storage: BrowserStorage = { local: area, session: area, onChange: () => undefined };
  const seal = createSeal(keyOf);
  return {
    storage,
    logins: () => createRememberedLogins({ storage, mode, seal }),
    stored: () => JSON.stringify(Object.fromEntries(kept)),
  };
}

function createKey(): KeyStore {
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return () => key;
}
