import { expect, it } from 'vitest';
import { faultOf, numberKindOf } from '@/storefront/forms/account/bank/account-number';

it.each([
  ['ACCOUNT', '4000 1234-5678', undefined],
  ['ACCOUNT', '৪০০০ ১২৩৪ ৫৬৭৮', undefined],
  ['ACCOUNT', '1234567', 'cardWrong'],
  ['ACCOUNT', '12345678901234567890', 'cardWrong'],
  ['ACCOUNT', '4000x2345678', 'cardWrong'],
  ['CARD', '4539 5787 6362 1486', undefined],
  ['CARD', '٤٥٣٩ ٥٧٨٧ ٦٣٦٢ ١٤٨٦', undefined],
  ['CARD', '4539 5787 6362 1487', 'checksumWrong'],
  ['CARD', '4593 5787 6362 1486', 'checksumWrong'],
  ['CARD', '', 'cardWrong'],
  ['WALLET', '01711000333', undefined],
  ['WALLET', '123456', 'walletWrong'],
  ['WALLET', '1234567890123456', 'walletWrong'],
] as const)('finds in the %s %s: %s [MEM-08]', (kind, typed, fault) => {
  expect(faultOf(kind, typed)).toBe(fault);
});

it.each([
  ['CARD', 'CARD'],
  ['WALLET', 'WALLET'],
  ['IBAN', 'ACCOUNT'],
  [null, 'ACCOUNT'],
])('reads a number of the kind %s as %s [MEM-08]', (said, kind) => {
  expect(numberKindOf(said)).toBe(kind);
});
