import { describe, expect, it } from 'vitest';
import { untilNextAsk } from '@/storefront/features/lottery/draws/use-draws';
import { countdown, timeLeft } from '@/storefront/features/lottery/use-clock';

const server = Date.UTC(2026, 1, 3, 10);
const draw = (endsIn: number, serverTime: number | null = server) => ({
  gameId: 1,
  gameCode: 'L-1',
  numero: '20260203-0001',
  endTime: server + endsIn,
  openTime: server + endsIn + 10_000,
  serverTime,
});

describe('draws', () => {
  it.each([
    [[draw(60_000)], 15_000],
    [[draw(60_000), draw(7000)], 7300],
    [[draw(100)], 1000],
    [[draw(-2000), draw(9000)], 9300],
    [[draw(-2000)], 15_000],
    [[], 15_000],
    [undefined, 15_000],
  ])('are asked for again when a sale ends, and every 15 s: %j in %i ms [GAM-15]', (draws, wait) => {
    expect(untilNextAsk(draws)).toBe(wait);
  });
});

describe('a countdown', () => {
  it.each([
    [3_723_000, '1:02:03'],
    [65_001, '01:06'],
    [1, '00:01'],
    [0, undefined],
    [-5, undefined],
    [Number.NaN, undefined],
  ])('of %d ms reads %s [GAM-15]', (left, text) => expect(countdown(left, String)).toBe(text));
});

it.each([
  [draw(5000), server, 5000],
  [{ ...draw(0), endTime: String(server + 5000) }, server, 5000],
  [{ ...draw(0), endTime: null }, server, undefined],
  [undefined, server, undefined],
  [draw(5000), undefined, undefined],
])('tells no time left, and no drawing, where nobody knows it: %j at %s [GAM-15]', (one, now, left) =>
  expect(timeLeft(one, now)).toBe(left),
);
