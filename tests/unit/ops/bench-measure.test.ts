import { describe, expect, it } from 'vitest';
import { median, percentile } from '@/ops/bench/measure';
import { longestOf } from '@/ops/bench/phone/interactions';
import { ownBytes } from '@/ops/bench/phone/memory';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [hundred, 0.98, 98],
    [hundred, 0.5, 50],
    [hundred, 1, 100],
    [hundred, 0, 1],
    [[30, 10, 20], 0.98, 30],
    [[30, 10, 20], 0.5, 20],
    [[7], 0.98, 7],
  ])('is the smallest value that so many do not exceed [APP-16]', (values, share, expected) =>
    expect(percentile(values, share)).toBe(expected),
  );

  it('is no number where there is no value, as the middle of none is [APP-16]', () => {
    expect(percentile([], 0.98)).toBeNaN();
    expect(median([])).toBeNaN();
  });
});

describe('longestOf', () => {
  const events = [
    { id: '1 7', duration: 24, what: 'pointerdown' },
    { id: '1 7', duration: 88, what: 'click' },
    { id: '1 7', duration: 16, what: 'pointerup' },
    { id: '2 7', duration: 32, what: 'keydown' },
  ];

  it('keeps the longest event of each interaction of each document [APP-16]', () => {
    expect(longestOf({ count: 2, events })).toEqual([
      { duration: 88, what: 'click' },
      { duration: 32, what: 'keydown' },
    ]);
  });

  it('counts interactions that were too short to be told of [APP-16]', () => {
    expect(longestOf({ count: 4, events }).map(({ duration }) => duration)).toEqual([88, 32, 0, 0]);
    expect(longestOf({ count: 0, events: [] })).toEqual([]);
  });
});

describe('ownBytes', () => {
  const head = {
    meta: { node_fields: ['type', 'name', 'self_size'], node_types: [['code', 'object', 'string', 'native']] },
  };

  it('sums objects and texts of a heap snapshot, and no compiled code [APP-16]', () => {
    const nodes = [...[0, 7, 1000], ...[1, 8, 40], ...[2, 9, 24], ...[3, 7, 500], ...[1, 8, 16]];
    expect(ownBytes({ snapshot: head, nodes })).toBe(80);
  });

  it('sums nothing that it cannot read [APP-16]', () => {
    expect(() => ownBytes({ snapshot: {}, nodes: [] })).toThrow('heap snapshot');
  });
});
