import { expect, it } from 'vitest';
import {
  outcomeBy,
  provesNoOrder,
  type RecordedOrder,
  recordPage,
} from '@/storefront/forms/account/unsettled/find-order';
import { movementsOf } from '@/storefront/forms/account/unsettled/records';

const minute = 60_000;
const day = 86_400_000;
const sent = 10 * day;
const intent = {
  key: 'k',
  isOnTheWay: false,
  isLost: true,
  call: 'requestWithdraw',
  isShown: false,
  others: [],
  amount: '5.00',
  at: sent,
  last: sent,
  isOf: (amount: string) => amount === '5.00',
};
const pageOf = (orders: readonly RecordedOrder[]) =>
  recordPage(
    orders.map(({ at }) => at),
    orders,
  );
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
  expect(provesNoOrder(intent, pageOf(orders), readAt)).toBe(says);
});

const own = { at: sent + 10_000, amount: '5.00' };
const before = { at: sent - 20_000, last: sent - 20_000 };
const earlier = { at: sent - 19_000, amount: -5 };

it.each([
  ['alone', [], [own], 'found'],
  ['of another that was done, alone', [before], [earlier], 'none'],
  ['of another that was done, beside its own', [before], [own, earlier], 'found'],
  ['of two others', [before, before], [own, earlier], 'none'],
  ['of a page that does not reach back to the other', [before], [own, ...others(19, sent)], 'found'],
  ['sent by another amount of the order', [], [{ at: sent, amount: 10, also: ['5.00'] }], 'found'],
] as const)('an order proves one request: %s [MEM-07]', (_, done, orders, kind) => {
  expect(outcomeBy(pageOf(orders), { ...intent, others: done }, sent + minute)?.kind).toBe(kind);
});

it('a full page of which most rows are no orders of this kind is not the whole record [MEM-07]', () => {
  const row = (index: number) => ({ tx_time: String(sent + index), amount: 7, order_no: index, isBet: index < 15 });
  const list = Array.from({ length: 20 }, (_, index) => row(index));
  const dates = { epoch: Number };
  const page = movementsOf({ list }, dates, ({ isBet }) => !isBet);
  expect(page).toMatchObject({ reachesTo: sent, orders: { length: 5 } });
  expect(provesNoOrder(intent, page, sent + minute)).toBe(false);
  const twice = movementsOf({ list: list.map((move) => ({ ...move, order_no: 1 })) }, dates);
  expect(twice, 'rows of one order').toMatchObject({ reachesTo: sent, orders: { length: 1 } });
});
