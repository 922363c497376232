import { expect, it } from 'vitest';
import { otherCodeIn, readMobile } from '@/storefront/forms/fields/local-number';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';

const read = async (typed: string, form: 'significant' | 'national' = 'significant') =>
  (await readMobile(typed, { dialling: '880', form }))[0]?.text;

it.each([
  '01700000099',
  '1700000099',
  ' 017 0000-0099 ',
  '(0170) 000.0099',
  '০১৭০০০০০০৯৯',
  '٠١٧٠٠٠٠٠٠٩٩',
  '+8801700000099',
  '008801700000099',
  // Phone books write invisible marks of direction around a number.
  '\u202a+880 1700‑000099\u202c',
  // It starts with the code and is too long for a number of the country: no plus came with it.
  '8801700000099',
  '+880 (0) 1700 000099',
])('reads %j as the one number that it is [AUT-22]', async (typed) => {
  expect(await read(typed)).toBe('1700000099');
  expect(await read(typed, 'national')).toBe('01700000099');
});

it.each(['', '880', 'abc', '017x', '+91 98765 43210', '++880', '8801700'])(
  'leaves %j for the rule to judge: no digit of it is lost [AUT-22]',
  async (typed) => {
    expect(await read(typed)).toBe(typed.replaceAll(' ', ''));
  },
);

it('gives no number while no dialling code is known: it would be somebody else’s [AUT-22]', async () => {
  const failure = await readMobile('01700000099', { dialling: '', form: 'significant' }).catch(
    (error: unknown) => error,
  );
  expect(isGatewayError(failure, 'network')).toBe(true);
  expect(await readMobile('', { dialling: '', form: 'significant' })).toEqual([{ text: '', other: false }]);
});

it.each([
  ['+390612345678', '39'],
  ['0039 06 1234 5678', '39'],
  ['+1 787 555 0100', '1787'],
  ['+8801700000099', undefined],
  ['008801700000099', undefined],
  ['390612345678', undefined],
  ['01700000099', undefined],
  ['+999 1', undefined],
  ['', undefined],
])('finds that %j brings the code of another country: %j [AUT-22]', (typed, code) => {
  expect(otherCodeIn(typed, '880', ['880', '39', '1', '1787'])).toBe(code);
});
