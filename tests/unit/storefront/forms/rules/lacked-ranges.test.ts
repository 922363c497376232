import { expect, it } from 'vitest';
import { lackedRanges } from '@/storefront/forms/rules/lacked-ranges';

const letterAndDigit = /^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$/;
const bothCasesAndDigit = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).+$/;

it.each<[string, RegExp, string, readonly string[]]>([
  ['a digit', letterAndDigit, 'secret', ['0–9']],
  ['any letter', letterAndDigit, '123456', ['A–Z, a–z']],
  ['both', letterAndDigit, '!!!!!!', ['0–9', 'A–Z, a–z']],
  ['a capital letter', bothCasesAndDigit, 'secret1', ['A–Z']],
  ['a small letter and a digit', bothCasesAndDigit, 'SECRET', ['0–9', 'a–z']],
  ['nothing, where its first character is wrong', /^[A-Za-z][A-Za-z0-9]*$/, '1abc', []],
  ['nothing, where it is not finished', /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'a1@b.', []],
  ['nothing, where more of the same would do', /^[A-Za-z0-9]{6}$/, 'abcd', []],
  ['nothing, where a character is not taken', letterAndDigit, 'secret ', []],
])('finds that a value lacks %s [AUT-10]', (_, pattern, value, ranges) => {
  expect(lackedRanges(pattern, value)).toEqual(ranges);
});
