import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptLink } from '@/storefront/platform/gateway/encryption/decrypt-link';
import { plainAddress } from '@/storefront/platform/gateway/encryption/plain-address';

/** A text as the gateway hides it. Triple DES with one key three times is single DES, which OpenSSL 3 has in its legacy part only. */
function hide(text: string, key: string): string {
  const single = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([single, single, single]), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64') + key;
}

describe('decryptLink', () => {
  it.each([
    ['https://chat.aurora.example/start', 'a1b2c3d4'],
    ['https://chat.example/', '00000000'],
    ['https://t.me/x', 'ZZ~!{}|z'],
    ['12345678', 'eightchr'],
    ['https://example.com/চ্যাট?x=1&y=২', 'QwErTy12'],
    [`https://example.com/${'a'.repeat(500)}`, '\u00ff\u0001abcdef'],
  ])('reads %s out of its cipher text and the key behind it [HOM-11]', (address, key) => {
    expect(decryptLink(hide(address, key))).toBe(address);
    expect(decryptLink(`hidden:${hide(address, key)}`)).toBe(address);
  });

  it.each([
    '',
    'short',
    'https://chat.example/start',
    'AAAA=bcdefghij',
    `${hide('https://a.example', 'a1b2c3d4').slice(0, -1)}!`,
  ])('gives nothing for %j', (text) => expect(decryptLink(text)).toBeUndefined());
});

describe('plainAddress', () => {
  it('leaves an address that is not hidden as it is [HOM-11]', async () => {
    expect(await plainAddress('https://t.me/x')).toBe('https://t.me/x');
    expect(await plainAddress(`hidden:${hide('https://t.me/y', 'a1b2c3d4')}`)).toBe('https://t.me/y');
  });
});
