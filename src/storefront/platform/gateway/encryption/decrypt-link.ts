import { desEcb } from './des';

/** The mark of `normalizePlatform` on an address that only the browser reads. */
const hiddenPrefix = 'hidden:';
const keyLength = 8;

/**
 * The address in an encrypted service path or link of type 3: base64 of its DES cipher text (ECB, PKCS7), and behind
 * it the key, 8 characters of one byte each. Takes it with or without the mark `hidden:`; undefined for any other text.
 * Loaded only where such a link is met. Single DES hides nothing, so nothing here is a secret.
 */
export function decryptLink(text: string): string | undefined {
  const unmarked = text.startsWith(hiddenPrefix) ? text.slice(hiddenPrefix.length) : text;
  const key = bytesOf(unmarked.slice(-keyLength));
  const cipher = fromBase64(unmarked.slice(0, -keyLength));
  if (key.length !== keyLength || cipher === undefined || cipher.length === 0 || cipher.length % 8 !== 0)
    return undefined;
  const plainBytes = desEcb(cipher, key, 'decrypt');
  const padding = plainBytes.at(-1) ?? 0;
  const isPadded = padding >= 1 && padding <= 8 && plainBytes.slice(-padding).every((byte) => byte === padding);
  return isPadded ? decode(plainBytes.slice(0, -padding)) : undefined;
}

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0) & 255);

function fromBase64(text: string): readonly number[] | undefined {
  try {
    return bytesOf(atob(text));
  } catch {
    return undefined; // Not base64.
  }
}

function decode(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined; // The bytes are no text, so the key was another one.
  }
}
