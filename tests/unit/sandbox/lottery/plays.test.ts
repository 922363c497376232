import { expect, test } from 'vitest';
import { issueDrawn, issueFrom, issueOnSale, winningNumber } from '@/sandbox/lottery/issues';
import { parseSlip, plays, priceOf, winOfSlip } from '@/sandbox/lottery/plays';
import { lotteries } from '@/sandbox/seed/lotteries';

test.each([
  ['1|BIG|1', 100],
  ['1|BIG,ODD|2', 400],
  ['3|07,99|3;2|5|10', 1600],
])('reads the slip %s, which costs %i [GAM-15]', (slip, price) => {
  expect(parseSlip(slip)?.reduce((sum, line) => sum + priceOf(line), 0)).toBe(price);
});

test.each([
  '',
  '1',
  '1|BIG',
  '9|BIG|1',
  '1|HUGE|1',
  '1|BIG,BIG|1',
  '1|BIG|0',
  '1|BIG|-1',
  '1|BIG|1.5',
  '3|7|1',
  '3|007|1',
  '1|BIG|1|more',
  '1|BIG|1;',
  Array.from({ length: 21 }, () => '1|BIG|1').join(';'),
])('refuses the slip "%s" [GAM-15]', (slip) => {
  expect(parseSlip(slip)).toBeUndefined();
});

test.each([
  ['1|BIG|1', '9,9,9,0,0', 195],
  ['1|BIG|1', '1,0,0,0,0', 0],
  ['1|SMALL,ODD|1', '1,0,0,0,0', 390],
  ['1|BIG,SMALL|1', '9,9,0,0', 0],
  ['1|EVEN|3', '9,9,0,0', 585],
  ['3|07|2', '1,2,3,0,7', 19_000],
  ['3|07|2', '1,2,0,7,3', 0],
  ['4|307|1;2|7|1', '1,2,3,0,7', 90_950],
])('pays the slip %s on %s with %i [GAM-15]', (slip, digits, win) => {
  expect(winOfSlip(slip, digits)).toBe(win);
});

test('keeps between 2 and 10 of 100 on every play over all draws of five digits', { tags: ['deep'] }, () => {
  const contents: Readonly<Record<string, string>> = { SUM: 'BIG', LAST1: '4', LAST2: '42', LAST3: '042' };
  for (const { playId, code } of plays) {
    let won = 0;
    for (let draw = 0; draw < 100_000; draw += 1)
      won += winOfSlip(`${playId}|${contents[code]}|1`, [...String(draw).padStart(5, '0')].join(','));
    const share = won / (100_000 * 100);
    expect([code, share >= 0.9 && share <= 0.98]).toEqual([code, true]);
  }
});

test('sells one issue after the other, each for its time, and draws it the same each time [GAM-15]', () => {
  const midnight = Date.UTC(2026, 1, 4);
  for (const lottery of lotteries) {
    const last = issueDrawn(lottery, midnight);
    expect(last.numero).toBe(`20260203-${String(86_400_000 / lottery.interval).padStart(4, '0')}`);
    expect(issueOnSale(lottery, midnight).numero).toBe('20260204-0001');
    const { endTime, openTime } = issueOnSale(lottery, midnight);
    expect(issueOnSale(lottery, endTime - 1).openTime).toBe(openTime);
    expect(issueOnSale(lottery, endTime).startTime).toBe(endTime);
    expect(issueFrom(lottery, last, 1).numero).toBe('20260204-0001');
    expect(winningNumber(lottery, last.numero)).toMatch(lottery.digits === 4 ? /^\d(,\d){3}$/ : /^\d(,\d){4}$/);
    expect(winningNumber(lottery, last.numero)).toBe(winningNumber(lottery, last.numero));
  }
});

test('draws every digit about as often [GAM-15]', () => {
  const lottery = lotteries[0];
  if (!lottery) throw new Error('No lottery is seeded, so nothing was drawn. Give a vendor LOTT games.');
  const drawn = Array.from({ length: 2000 }, (_, index) => winningNumber(lottery, `x${index}`).split(',')).flat();
  for (const digit of '0123456789') {
    const share = drawn.filter((found) => found === digit).length / drawn.length;
    expect([digit, share > 0.08 && share < 0.12]).toEqual([digit, true]);
  }
});
