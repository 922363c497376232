import { expect, it } from 'vitest';
import { refusedSigns } from '@/storefront/forms/rules/refused-signs';

const password = /^(?:(?=.*[A-Za-z])(?=.*[0-9])[!-~]+)$/;
const username = /^(?:[A-Za-z][A-Za-z0-9]*)$/;
const name = /^(?:[\p{L}\p{M} .'-]+)$/u;

it.each<[string, RegExp, string, readonly string[]]>([
  ['a space', password, 'secret 12', [' ']],
  ['a space where a digit is missing too', password, 'my secret', [' ']],
  ['a letter with an accent', password, 'pássword1', ['á']],
  ['what nobody sees', password, 'secret\u200b12', ['\u200b']],
  ['a script that it does not know', password, 'পাসওয়ার্ড12', [...new Set('পাসওয়ার্ড')]],
  ['letters and digits of that script alone', password, 'অআ১২', ['অ', 'আ', '১', '২']],
  ['two signs of a name', name, 'Nora #1', ['#', '1']],
  ['a dot between Chinese names', name, '阿卜杜拉·买买提', ['·']],
  ['nothing where a digit is missing', password, 'secret', []],
  ['nothing where a sign only stands in the wrong place', username, '1abc', []],
  ['a sign that nothing stands beside', username, '____', ['_']],
  ['letters where only digits are taken', /^\d+$/, '12o456', ['o']],
  ['nothing in a value of great length', password, `${'a '.repeat(40)}1`, []],
])('finds %s in what is refused [AUT-10]', (_, pattern, value, signs) => {
  expect(refusedSigns(pattern, value)).toEqual(signs);
});
