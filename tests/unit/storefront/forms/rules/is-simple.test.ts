import { expect, it } from 'vitest';
import { isSimple } from '@/storefront/forms/rules/is-simple';

it.each([
  ['000000', true],
  ['111111', true],
  ['121212', true],
  ['123123', true],
  ['123456', true],
  ['567890', true],
  ['654321', true],
  ['098765', true],
  ['112233', false],
  ['123457', false],
  ['135790', false],
  ['112358', false],
  ['', false],
])('%s is simple: %s [MEM-09]', (digits, simple) => {
  expect(isSimple(digits)).toBe(simple);
});
