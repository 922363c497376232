import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson, isObject } from '@/engine';
import { sha256Of } from './content-hash';

/** Signed together with the index, so that a signature that was made for something else never fits. */
const signaturePrefix = 'livery index.json 1\n';

/** The index with its signature, by Ed25519 over everything else in it. */
export function signIndex(index: Readonly<Record<string, unknown>>, key: KeyObject): Readonly<Record<string, unknown>> {
  const value = sign(null, signedBytes(index), key).toString('base64');
  return { ...index, signature: { key: nameOfKey(createPublicKey(key)), value } };
}

/** Whether one of the keys signed this index. */
export function isSignedBy(index: unknown, keys: readonly KeyObject[]): boolean {
  if (!isObject(index) || !isObject(index.signature) || typeof index.signature.value !== 'string') return false;
  const signature = Buffer.from(index.signature.value, 'base64');
  const bytes = signedBytes(index);
  return keys.some((key) => verify(null, bytes, key, signature));
}

/** A private key as `publish --new-key` prints it; `undefined` where the value is not one. */
export function parsePrivateKey(value: string): KeyObject | undefined {
  return ed25519(() => createPrivateKey({ key: Buffer.from(value.trim(), 'base64'), format: 'der', type: 'pkcs8' }));
}

/** A comma list of public keys; `undefined` where it is empty or an entry is not a key. */
export function parsePublicKeys(value: string): readonly KeyObject[] | undefined {
  const texts = value.split(',').map((text) => text.trim());
  const keys = texts.flatMap((text) => {
    const der = Buffer.from(text, 'base64');
    return ed25519(() => createPublicKey({ key: der, format: 'der', type: 'spki' })) ?? [];
  });
  return keys.length === texts.length ? keys : undefined;
}

/** A pair of keys, each as one line of base64. */
export function newKeys(): { readonly secret: string; readonly open: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    open: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** Sixteen hexadecimal digits that name a public key in an index. */
export function nameOfKey(key: KeyObject): string {
  return sha256Of(key.export({ format: 'der', type: 'spki' })).slice(0, 16);
}

function signedBytes({ signature: _signature, ...rest }: Readonly<Record<string, unknown>>): Uint8Array {
  return new TextEncoder().encode(signaturePrefix + canonicalJson(rest));
}

function ed25519(readKey: () => KeyObject): KeyObject | undefined {
  try {
    const key = readKey();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
