import { createCipheriv } from 'node:crypto';

const exponent = 65_537n;

/** The encrypted body of a storefront, built from schemas/wire/README.md alone: nothing here is the sandbox's. */
export function encrypted(payload: object, modulus: string, oneTimeKey = 'Q7x!m2Lp0aZr9TyB') {
  const key = Buffer.from(oneTimeKey.slice(0, 8).repeat(3), 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', key, null);
  const base64 = Buffer.concat([cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()]).toString('base64');
  return { base64, header: power(hexOf([...oneTimeKey].reverse().join('')), modulus) };
}

/** The message to the power of 65537, without padding, in hex. */
export function power(hexMessage: string, modulus: string): string {
  const n = BigInt(`0x${modulus}`);
  let [result, base, left] = [1n, BigInt(`0x${hexMessage}`) % n, exponent];
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * base) % n;
    base = (base * base) % n;
  }
  return result.toString(16);
}

export function hexOf(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex');
}
