import { describe, expect, it } from 'vitest';
import { betText } from '@/storefront/features/lottery/orders/bet-text';
import { untilNextRead } from '@/storefront/features/lottery/orders/order-status';
import { createFormat } from '@/storefront/platform/languages/format';

const format = createFormat(
  {
    currency: 'BDT',
    symbol: '৳',
    symbolPosition: 'before',
    digits: 'beng',
    clock: [[0, 360]],
    date: 'DD/MM/YYYY',
    dateTime: 'DD/MM/YYYY HH:mm',
  },
  'bn',
);

describe('a bet', () => {
  it.each([
    ['BIG,odd', 'widget.lottery.option.BIG · widget.lottery.option.ODD'],
    ['007,12', '০০৭ · ১২'],
    ['DRAGON, 5', 'DRAGON · ৫'],
    ['toString', 'toString'],
    ['', ''],
  ])('"%s" reads "%s" [GAM-15]', (content, read) => {
    expect(betText(content, (key) => key, format)).toBe(read);
  });
});

describe('orders', () => {
  it('are looked at again only while one of them waits for its draw [GAM-15]', () => {
    expect(untilNextRead([{ orderStatus: 4 }, { orderStatus: '2' }])).toBe(15_000);
    expect(untilNextRead([{ orderStatus: 4 }, { orderStatus: null }])).toBe(false);
  });
});
