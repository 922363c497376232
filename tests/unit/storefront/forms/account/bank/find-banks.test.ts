import { expect, it } from 'vitest';
import { nameOf } from '@/storefront/forms/account/bank/bank';
import { findBanks } from '@/storefront/forms/account/bank/find-banks';

const banks = [
  { bank_code: 'DELTA', bank_eng_name: 'Delta Bank', bank_ch_name: '三角洲银行', bank_name: 'ডেল্টা ব্যাংক' },
  { bank_code: 'PETALE', bank_eng_name: 'Pétale Banque' },
  { bank_code: 'NORTH', bank_eng_name: 'Bank of the North' },
  { bank_code: 'X9' },
];

it.each([
  ['', ['DELTA', 'PETALE', 'NORTH', 'X9']],
  ['petale', ['PETALE']],
  ['BANK', ['NORTH', 'DELTA']],
  ['三角', ['DELTA']],
  ['三角洲銀行', ['DELTA']],
  ['ডেল্টা', ['DELTA']],
  ['ডেলটা', ['DELTA']],
  ['ব্যাঙ্ক', ['DELTA']],
  ['Delta', ['DELTA']],
  ['x9', ['X9']],
  ['nowhere', []],
])('finds by %s: %j [MEM-08]', (typed, codes) => {
  expect(findBanks(banks, typed).map(({ bank_code }) => bank_code)).toEqual(codes);
});

it.each([
  [{ bank_name: 'ডেল্টা ব্যাংক' }, 'bn', 'ডেল্টা ব্যাংক'],
  [{ bank_name: '' }, 'bn', 'Delta Bank'],
  [{ bank_ch_name: '三角洲银行' }, 'cn', '三角洲银行'],
  [{ bank_ch_name: '三角洲银行' }, 'bn', 'Delta Bank'],
  [{ bank_eng_name: null }, 'en', 'DELTA'],
])('calls a bank %j in %s %s [MEM-08]', (names, language, name) => {
  expect(nameOf({ bank_code: 'DELTA', bank_eng_name: 'Delta Bank', ...names }, language)).toBe(name);
});
