import { isObject, type Json } from '../json';
import { WireError } from '../wire/wire-error';
import { decryptDes, keyLength } from './des';
import type { GatewayKey } from './gateway-key';

const oneTimeKeyLength = 16;

/**
 * The fields of an encrypted request, for calls whose schema says `encrypted` (schemas/wire/README.md, "Encryption").
 * What a client must send, to the byte:
 *
 * 1. The one-time key is 16 characters of one byte each, none of them NUL.
 * 2. The payload is the JSON object of the plain call as UTF-8, encrypted with DES in ECB mode with PKCS7 padding under
 *    the first 8 characters of the one-time key; the cipher text travels as base64.
 * 3. Header `Encryption`: the one-time key with its characters reversed, read as one big-endian number of 16 bytes, to
 *    the power of 65537 modulo the modulus of `publicKey`, in hex (either case, leading zeros may be missing), without
 *    padding or with PKCS #1 v1.5.
 * 4. Mode `legacy`: the body is the bare base64 text. Mode `value`: the body is `{"value": "<base64>"}`, header
 *    `X-Digest` is that same base64 text and header `X-RSA` the modulus, as `publicKey` gave it.
 *
 * What does not decrypt to a JSON object is `request_body_required`. A request without the header `Encryption` is plain
 * (mode `none`).
 */
export function decryptBody(key: GatewayKey, headers: Headers, body: string): Json {
  const oneTimeKey = oneTimeKeyOf(key, headers.get('encryption') ?? '');
  const cipherText = body.trim().startsWith('{') ? signedValue(key, headers, body) : body.trim();
  const text = oneTimeKey === undefined ? undefined : decryptDes(cipherText, oneTimeKey.slice(0, keyLength));
  const fields = text === undefined ? undefined : parseJson(text);
  if (!isObject(fields)) throw new WireError('request_body_required');
  return fields;
}

/** Refuses a one-time key that was not encrypted for this gateway. For calls that send a key with a plain body. */
export function refuseWrongKey(key: GatewayKey, headers: Pick<Headers, 'get'>): void {
  const header = headers.get('encryption');
  if (header !== null && oneTimeKeyOf(key, header) === undefined) throw new WireError('request_body_required');
}

function oneTimeKeyOf(key: GatewayKey, header: string): string | undefined {
  const reversed = key.open(header.trim());
  return reversed?.length === oneTimeKeyLength ? [...reversed].reverse().join('') : undefined;
}

function signedValue(key: GatewayKey, headers: Headers, body: string): string {
  const envelope = parseJson(body);
  const value = isObject(envelope) && typeof envelope.value === 'string' ? envelope.value : '';
  const isSigned =
    headers.get('x-digest') === value && (headers.get('x-rsa') ?? '').toLowerCase() === key.modulus().toLowerCase();
  if (value === '' || !isSigned) throw new WireError('request_body_required');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Another key gives noise, which is no JSON.
  }
}
