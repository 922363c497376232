import { describe, expect, it } from 'vitest';
import { type ValueEdit, valueEdits, withoutValueEdit } from '@/qa/edits/value-edits';

const cases: readonly { what: string; before: unknown; after: unknown; edits: readonly ValueEdit[] }[] = [
  { what: 'equal values', before: { a: 1, b: [2] }, after: { b: [2], a: 1 }, edits: [] },
  {
    what: 'a value, one that is new, and one that is gone',
    before: { a: { b: 1, c: 2 } },
    after: { a: { b: 3, d: 4 } },
    edits: [
      { path: ['a', 'b'], before: 1, after: 3 },
      { path: ['a', 'c'], before: 2, after: undefined },
      { path: ['a', 'd'], before: undefined, after: 4 },
    ],
  },
  {
    what: 'a value that is null and was not there, and the other way round',
    before: { a: 1, b: null },
    after: { a: 1, c: null },
    edits: [
      { path: ['b'], before: null, after: undefined },
      { path: ['c'], before: undefined, after: null },
    ],
  },
  {
    what: 'entries that came and went, each by itself',
    before: ['a', 'b', 'c'],
    after: ['b', 'c', 'd', 'e'],
    edits: [
      { path: [], before: undefined, after: 'd', at: 2 },
      { path: [], before: undefined, after: 'e', at: 3 },
      { path: [], before: 'a', after: undefined, at: 0 },
    ],
  },
  {
    what: 'an entry that came before the one that went',
    before: ['a', 'b', 'c'],
    after: ['x', 'a', 'c'],
    edits: [
      { path: [], before: undefined, after: 'x', at: 0 },
      { path: [], before: 'b', after: undefined, at: 1 },
    ],
  },
  {
    what: 'entries in another order, as one edit',
    before: ['a', 'b'],
    after: ['b', 'a'],
    edits: [{ path: [], before: ['a', 'b'], after: ['b', 'a'] }],
  },
  {
    what: 'the value of an entry',
    before: [{ id: 'a', on: '0' }, { id: 'b' }],
    after: [{ id: 'a', on: '1' }, { id: 'b' }],
    edits: [{ path: [0, 'on'], before: '0', after: '1' }],
  },
];

describe('valueEdits', () => {
  it.each(cases)('tells $what [QAS-06]', ({ before, after, edits }) => {
    expect(valueEdits(before, after)).toEqual(edits);
  });

  it.each(cases)('takes all of it back: $what [QAS-06]', ({ before, after, edits }) => {
    expect(edits.reduce(withoutValueEdit, after)).toEqual(before);
  });
});
