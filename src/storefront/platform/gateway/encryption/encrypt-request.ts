import { GatewayError } from '../gateway-error';
import { messages } from '../messages';
import type { EncryptionMode, PlainRequest } from '../request-of';
import { desEcb } from './des';

const keyLength = 16;
const desKeyLength = 8;
const exponent = 65537n;
/** An odd number of at least 512 bits, as every RSA modulus is. */
const rsaModulus = /^[1-9a-f][0-9a-f]{126,}[13579bdf]$/i;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The request with its body encrypted (schemas/wire/README.md, "Encryption"): DES (ECB, PKCS7) under the first eight
 * characters of a one-time key. The key itself goes reversed, under the gateway's RSA key, in the header `Encryption`.
 * `answer` is the modulus in hex, as the call `publicKey` gives it. Mode `key` sends that header and leaves the body
 * plain. Throws a `GatewayError` where `answer` is no RSA modulus.
 */
export function encryptRequest({ url, init }: PlainRequest, mode: EncryptionMode, answer: string): PlainRequest {
  // A modulus whose first byte is above 7f is often written with a zero before it.
  const modulus = answer.trim().replace(/^0+/, '');
  if (!rsaModulus.test(modulus))
    throw new GatewayError({ code: 'malformed', call: 'publicKey', message: messages.malformed('publicKey') });
  const key = oneTimeKey();
  const headers = new Headers(init.headers);
  headers.set('Encryption', encryptKey(key, modulus));
  if (mode === 'key') return { url, init: { ...init, headers } };
  const value = encryptText(typeof init.body === 'string' ? init.body : '', key.slice(0, desKeyLength));
  if (mode === 'legacy') return { url, init: { ...init, headers, body: value } };
  headers.set('X-Digest', value);
  headers.set('X-RSA', answer.trim());
  return { url, init: { ...init, headers, body: JSON.stringify({ value }) } };
}

/** Letters and digits, each as likely as any other. */
function oneTimeKey(): string {
  let key = '';
  while (key.length < keyLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < letters.length * 4) key += letters.charAt(byte % letters.length);
  }
  return key;
}

function encryptText(text: string, key: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const padding = desKeyLength - (bytes.length % desKeyLength);
  const padded = [...bytes, ...Array.from({ length: padding }, () => padding)];
  return btoa(
    desEcb(padded, bytesOf(key), 'encrypt')
      .map((byte) => String.fromCharCode(byte))
      .join(''),
  );
}

/** RSA without padding. The text has as many whole bytes as the modulus. */
function encryptKey(key: string, modulus: string): string {
  const hex = bytesOf([...key].reverse().join(''))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const length = modulus.length + (modulus.length % 2);
  return power(BigInt(`0x${hex}`), exponent, BigInt(`0x${modulus}`))
    .toString(16)
    .padStart(length, '0');
}

function power(base: bigint, by: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let remainder = by; remainder > 0n; remainder >>= 1n) {
    if (remainder & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function bytesOf(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
