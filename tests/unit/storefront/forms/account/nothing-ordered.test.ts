import { expect, it } from 'vitest';
import { saysNothingOrdered } from '@/storefront/forms/account/unsettled/find-order';

const minute = 60_000;
const day = 86_400_000;
const sent = 10 * day;
const intent = {
  key: 'k',
  isOnTheWay: false,
  isLost: true,
  amount: '5.00',
  at: sent,
  last: sent,
  isOf: (amount: string) => amount === '5.00',
};
const others = (count: number, at = sent - minute * 2) => Array.from({ length: count }, () => ({ at, amount: 7 }));

it.each([
  ['read too early', [], sent + minute - 1, undefined],
  ['that is empty', [], sent + minute, true],
  ['with other orders', others(3), sent + minute, true],
  [
    'whose newest order is of this amount: the clock may be wrong',
    [{ at: sent - day / 2, amount: '5' }],
    sent + minute,
    false,
  ],
  ['with an older order of this amount', [...others(1), { at: sent - day / 2, amount: 5 }], sent + minute, true],
  ['whose order of this amount is of another day', [{ at: sent - 2 * day, amount: 5 }], sent + minute, true],
  ['with an order of this amount at no time', [...others(1), { at: Number.NaN, amount: 5 }], sent + minute, false],
  ['whose page does not reach back', others(20, sent), sent + minute, false],
  ['whose page does', [...others(19, sent), ...others(1)], sent + minute, true],
])('a record %s says that nothing was ordered: case %# [MEM-07]', (_, orders, readAt, says) => {
  expect(saysNothingOrdered(intent, orders, readAt)).toBe(says);
});
