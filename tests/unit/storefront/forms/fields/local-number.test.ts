import { expect, it } from 'vitest';
import { localNumber } from '@/storefront/forms/fields/local-number';

it.each([
  ['01700000099', '01700000099'],
  [' 017 0000-0099 ', '01700000099'],
  ['(0170) 000.0099', '01700000099'],
  ['০১৭০০০০০০৯৯', '01700000099'],
  ['٠١٧٠٠٠٠٠٠٩٩', '01700000099'],
  ['+8801700000099', '1700000099'],
  ['008801700000099', '1700000099'],
  // Phone books write invisible marks of direction around a number.
  ['\u202a+880 1700‑000099\u202c', '1700000099'],
  // Too long for a number here, and it starts with the code: no plus came with it.
  ['8801700000099', '1700000099'],
])('reads %j as %s [AUT-22]', (typed, number) => {
  expect(localNumber(typed, { dialling: '880', maxLength: 11 })).toBe(number);
});

it.each(['', '880', 'abc', '017x', '+91 98765 43210', '++880', '8801700'])(
  'leaves %j for the rule to judge: no digit of it is lost [AUT-22]',
  (typed) => {
    const read = localNumber(typed, { dialling: '880', maxLength: 11 });
    expect(read).toBe(typed.replaceAll(' ', ''));
  },
);

it('takes no code away while none is chosen [AUT-22]', () => {
  expect(localNumber('+880 1700', { dialling: '' })).toBe('+8801700');
});
