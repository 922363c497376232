/** Encrypts and decrypts short texts with a key that never leaves this browser. */
export type Seal = {
  /** Undefined if this browser keeps no key. */
  readonly close: (text: string) => Promise<string | undefined>;
  readonly open: (sealed: string) => Promise<string | undefined>;
};

/** Gives this browser's key and creates it the first time. Undefined if that is impossible. */
export type KeyStore = () => Promise<CryptoKey | undefined>;

const nonceLength = 12;

/** AES-GCM. A sealed text is base64 of nonce and cipher text. */
export function createSeal(keyOf: KeyStore): Seal {
  return {
    close: (text) =>
      attempt(keyOf, async (key) => {
        const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
        const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
        return btoa(String.fromCharCode(...iv, ...new Uint8Array(cipher)));
      }),
    open: (sealed) =>
      attempt(keyOf, async (key) => {
        const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
        const iv = bytes.slice(0, nonceLength);
        const plainBytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(nonceLength));
        return new TextDecoder('utf-8', { fatal: true }).decode(plainBytes);
      }),
  };
}

/** A key that no script can export, kept in IndexedDB: a copy of the phone's storage does not contain it. */
export const browserKey: KeyStore = async () => {
  if (globalThis.indexedDB === undefined || globalThis.crypto?.subtle === undefined) return undefined;
  const database = await openDatabase();
  try {
    const storedKey = await resultOf(database.transaction(store).objectStore(store).get(keyName));
    if (storedKey instanceof CryptoKey) return storedKey;
    const newKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await resultOf(database.transaction(store, 'readwrite').objectStore(store).put(newKey, keyName));
    return newKey;
  } finally {
    database.close();
  }
};

const store = 'keys';
const keyName = 'remembered-login';

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('livery', 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(store);
  return resultOf(request);
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function attempt(keyOf: KeyStore, withKey: (key: CryptoKey) => Promise<string>): Promise<string | undefined> {
  try {
    const key = await keyOf();
    return key === undefined ? undefined : await withKey(key);
  } catch {
    return undefined; // No key store, another browser's text, or a changed one: nothing is remembered.
  }
}
