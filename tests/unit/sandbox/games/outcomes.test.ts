import { expect, test } from 'vitest';
import { cardPay, isRightGuess } from '@/sandbox/games/cards';
import { cast, type DiceChoice, type FishChoice, fishes, winOf } from '@/sandbox/games/outcomes';

const faces = [1, 2, 3, 4, 5, 6];
const stake = 10_000;

test('pays back between 94 and 98 of 100 on the reels', () => {
  const symbols = [0, 1, 2, 3, 4, 5];
  const paid = symbols.flatMap((a) =>
    symbols.flatMap((b) => symbols.map((c) => winOf({ kind: 'slot', reels: [a, b, c] }, stake))),
  );
  const share = paid.reduce((sum, win) => sum + win, 0) / (paid.length * stake);
  expect(share).toBeGreaterThan(0.94);
  expect(share).toBeLessThan(0.98);
});

test.each(['low', 'seven', 'high'] satisfies DiceChoice[])('pays back between 94 and 98 of 100 on %s', (choice) => {
  const paid = faces.flatMap((a) => faces.map((b) => winOf({ kind: 'dice', dice: [a, b], choice }, stake)));
  const share = paid.reduce((sum, win) => sum + win, 0) / (paid.length * stake);
  expect(share).toBeGreaterThan(0.94);
  expect(share).toBeLessThan(0.98);
});

test('keeps fractions of a minor unit with the house', () => {
  expect(winOf({ kind: 'dice', dice: [1, 2], choice: 'low' }, 101)).toBe(232);
});

test.each(['small', 'big', 'golden'] satisfies FishChoice[])(
  'pays back between 94 and 98 of 100 on the %s fish',
  (choice) => {
    const { chance, pay } = fishes[choice];
    expect(chance * pay).toBeGreaterThanOrEqual(94);
    expect(chance * pay).toBeLessThan(98);
    expect(
      winOf(
        cast(choice, () => chance - 0.001),
        stake,
      ),
    ).toBe(stake * (pay / 100));
    expect(
      winOf(
        cast(choice, () => chance),
        stake,
      ),
    ).toBe(0);
  },
);

test('pays back between 92 and 98 of 100 on each card, and nothing where a guess cannot be right', () => {
  const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
  expect([cardPay(13, 'higher'), cardPay(1, 'lower')]).toEqual([0, 0]);
  for (const card of ranks) {
    for (const choice of ['higher', 'lower'] as const) {
      const right = ranks.filter((next) => isRightGuess(card, next, choice)).length;
      const share = (right * cardPay(card, choice)) / ranks.length;
      if (right > 0) expect([card, choice, share > 92 && share < 98]).toEqual([card, choice, true]);
    }
  }
});
