import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from '@/sandbox/red-rain/share-out';

const limits = { min: 100, max: 5000 };

describe('shares by chance', () => {
  it('come to exactly the whole, each within the limits, whatever the chance [AGT-06]', () => {
    const world = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      chances: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
        minLength: 60,
        maxLength: 60,
      }),
    });
    fc.assert(
      fc.property(world, ({ count, part, chances }) => {
        const whole = Math.round(count * (limits.min + part * (limits.max - limits.min)));
        const next = chances[Symbol.iterator]();
        const shares = shareOut(whole, count, { ...limits, random: () => next.next().value ?? 0 }) ?? [];
        expect(shares).toHaveLength(count);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
        expect(shares.every((share) => Number.isInteger(share) && share >= 100 && share <= 5000)).toBe(true);
      }),
    );
  });

  it.each([
    [99, 1],
    [5001, 1],
    [199, 2],
    [100, 0],
  ])('of %i among %i cannot be made [AGT-06]', (whole, count) => {
    expect(shareOut(whole, count, { ...limits, random: () => 0.5 })).toBeUndefined();
  });
});
