import { expect, test } from 'vitest';
import { decryptDes, encryptDes, hiddenAddress } from '@/sandbox/cipher/des';

// From `openssl enc -des-ecb -provider legacy`: single DES proper.
const known = { text: '{"username":"নাম"}', key: 'key8byte', base64: '9AYx1ORPSDly3l33uSQDEMzVx3RAFShy3fe5jLZ5cUg=' };

test('encrypts and decrypts as single DES does [AUT-05]', () => {
  expect(encryptDes(known.text, known.key)).toBe(known.base64);
  expect(decryptDes(known.base64, known.key)).toBe(known.text);
});

test.each([
  [known.base64, 'otherkey'],
  ['AAAA', known.key],
  ['', known.key],
])('gives nothing for %s under %s [AUT-05]', (base64, key) => {
  expect(decryptDes(base64, key)).toBeUndefined();
});

test('puts the key of a hidden address behind it [HOM-11]', () => {
  const hidden = hiddenAddress('https://chat.example', known.key);
  expect(decryptDes(hidden.slice(0, -8), hidden.slice(-8))).toBe('https://chat.example');
});
