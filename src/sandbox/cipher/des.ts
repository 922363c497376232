import { createCipheriv, createDecipheriv } from 'node:crypto';

/** OpenSSL 3 has single DES in its legacy part only; triple DES with one key three times is the same. */
const algorithm = 'des-ede3-ecb';
/** Characters of a DES key. */
export const keyLength = 8;

/** Cipher text as base64 (ECB, PKCS7) of a UTF-8 text; the key is its 8 characters, one byte each. */
export function encryptDes(text: string, key: string): string {
  const cipher = createCipheriv(algorithm, tripleKey(key), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The text of a base64 cipher text, or undefined where the key does not fit. */
export function decryptDes(base64: string, key: string): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, tripleKey(key), null);
    return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    return undefined; // Wrong padding: another key, or no cipher text at all.
  }
}

/**
 * An address as the gateway hides it (schemas/wire/README.md, "Encryption"): base64 of its DES cipher text, then the 8
 * characters of the key.
 */
export function hiddenAddress(address: string, key: string): string {
  return `${encryptDes(address, key)}${key}`;
}

function tripleKey(key: string): Buffer {
  const single = Buffer.from(key, 'latin1');
  return Buffer.concat([single, single, single]);
}
