import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesIn, numbersIn, plainNumber, readTyped, type TypedKind } from '@/storefront/forms/rules/read-typed';

describe('a code', () => {
  it.each([
    ['734924', '734924'],
    [' 734 924 ', '734924'],
    ['734\u00a0924', '734924'],
    ['734-924', '734924'],
    ['7 3 4 9 2 4', '734924'],
    ['73 4924', '734924'],
    ['৩৮৫ ৫৭৫', '385575'],
    ['\u200e٧٣٤٩٢٤\u200f', '734924'],
    ['Your code is 734924.', '734924'],
    ['Your code is 734 924. It is good for 10 minutes.', '734924'],
    ['734 924 10 min', '734924'],
    ['G-734924 is your code', '734924'],
    ['@aurora.example #734924', '734924'],
    ['【Aurora】验证码734924，2分钟内有效', '734924'],
    ['আপনার কোড ৭৩৪৯২৪।', '734924'],
    ['Code 734924. Again: 734924', '734924'],
    ['Code 734924 for +880 1700-000099', '734924'],
  ])('is taken out of %j [AUT-15] [AUT-22]', (typed, code) => {
    expect(readTyped('code', typed)).toBe(code);
  });

  it.each([
    ['Code 734924, order 8812', ['734924', '8812']],
    ['1234 or 5678', ['1234', '5678']],
    ['734924 882211', ['734924', '882211']],
    ['no code at all', []],
    ['12345678901', []],
  ])('is not guessed from %j, which keeps all its signs [AUT-22]', (typed, codes) => {
    expect(codesIn(typed)).toEqual(codes);
    expect(readTyped('code', typed)).toBe(typed);
  });

  it('of four to ten digits is found in any words around it, and read twice it is the same [AUT-22]', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 10 });
    const words = fc.string({ unit: fc.constantFrom(...'abc ÄকЖ.,:!') });
    fc.assert(
      fc.property(words, digits, words, (before, code, after) => {
        expect(readTyped('code', `${before}${code}${after}`)).toBe(code);
        expect(readTyped('code', readTyped('code', code))).toBe(code);
      }),
    );
  });
});

it.each<[TypedKind, string, string]>([
  ['name', 'O’Neil', "O'Neil"],
  ['name', 'O\u02bcNeil', "O'Neil"],
  ['name', '阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ['name', '阿卜杜拉・买买提', '阿卜杜拉·买买提'],
  ['name', '阿卜杜拉•买买提', '阿卜杜拉·买买提'],
  ['name', 'ジョー', 'ジョー'],
  ['name', 'Anna\u00a0Maria', 'Anna Maria'],
  ['name', '\u2068Anna  Maria\u2069\u200b ', 'Anna Maria'],
  ['name', 'Anne–Marie', 'Anne-Marie'],
  ['name', 'Ａｎｎａ', 'Anna'],
  ['name', 'Jose\u0301', 'José'],
  ['name', '\u09df', '\u09af\u09bc'],
  ['username', '\u200e ab\u200bc12\u00ad ', 'abc12'],
  ['username', 'ａｂｃ１２', 'abc12'],
  ['username', 'a b', 'a b'],
  ['email', 'anna＠example．com\u200b', 'anna@example.com'],
  ['line', 'it’s mine\u202f!\u200e', 'it’s mine !'],
  ['line', 'র\u200d্যাব', 'র\u200d্যাব'],
  ['digits', ' ১২ ৩৪\u200e', '1234'],
  ['digits', '-5', '-5'],
  ['phone', '+92 300-1234567', '+923001234567'],
  ['phone', '+880 (0)1700-000099', '+8801700000099'],
  ['phone', 'call me', 'call me'],
  ['account', '35202-1234567-1', '3520212345671'],
  ['account', '\u202a1234–5678 ৯০১২\u202c', '123456789012'],
])('as a %s %j is %j [AUT-10]', (kind, typed, read) => {
  expect(readTyped(kind, typed)).toBe(read);
  expect(readTyped(kind, read)).toBe(read);
});

it.each([
  ['+880 (0) 1700-000 099', '+88001700000099'],
  ['\u2068+880\u00a01700−000–099\u2069', '+8801700000099'],
  ['＋８８０（１７００）００００９９', '+8801700000099'],
  ['tel:+8801700000099', '+8801700000099'],
  ['00 880 1700 000099', '008801700000099'],
  ['call 01700000099', undefined],
  ['017x', undefined],
])('reads the number %j as %j, whole [AUT-22]', (typed, number) => {
  expect(plainNumber(typed)).toBe(number);
});

it.each([
  ['+880 1700-000099 / +880 1811-000088', ['+8801700000099', '+8801811000088']],
  ['+8801700000099+8801811000088', ['+8801700000099', '+8801811000088']],
  ['01700000099/01811000088', ['01700000099', '01811000088']],
  ['01700-000099 01811-000088', ['01700000099', '01811000088']],
  ['3001234567, 3007654321', ['3001234567', '3007654321']],
  ['০১৭০০০০০০৯৯ অথবা ০১৮১১০০০০৮৮', ['01700000099', '01811000088']],
])('finds the numbers of %j, and reads none of them as the number [AUT-22]', (typed, numbers) => {
  expect(numbersIn(typed)).toEqual(numbers);
  expect(plainNumber(typed)).toBeUndefined();
  expect(readTyped('phone', typed)).toBe(typed);
});

it.each([
  '+880 1700-000099',
  '+880 (0) 1700 000099',
  '0170/0000099',
  'tel:+8801700000099',
  '01700 000 099',
  '0 1 7 0 0 0 0 0 0 9 9',
  '+880 1700000099',
  '+8801700000099, +880 1700-000099',
])('finds one number at most in %j [AUT-22]', (typed) => {
  expect(numbersIn(typed).length).toBeLessThanOrEqual(1);
});
