import { expect, it } from 'vitest';
import { findBanks } from '@/storefront/forms/account/bank/find-banks';

const banks = [
  { bank_code: 'DELTA', bank_eng_name: 'Delta Bank', bank_ch_name: '三角洲银行' },
  { bank_code: 'PETALE', bank_eng_name: 'Pétale Banque' },
  { bank_code: 'NORTH', bank_eng_name: 'Bank of the North' },
  { bank_code: 'X9' },
];

it.each([
  ['', ['DELTA', 'PETALE', 'NORTH', 'X9']],
  ['petale', ['PETALE']],
  ['BANK', ['NORTH', 'DELTA']],
  ['三角', ['DELTA']],
  ['x9', ['X9']],
  ['nowhere', []],
])('finds by %s: %j [MEM-08]', (typed, codes) => {
  expect(findBanks(banks, typed).map(({ bank_code }) => bank_code)).toEqual(codes);
});
