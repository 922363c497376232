import { expect, it } from 'vitest';
import { keepParts } from '@/engine/parse/keep-parts';

const before = { title: { t: 'a' }, nodes: { page: { use: 'x' }, list: { use: 'y', ids: ['a', 'b'] } } };

it('keeps the parts that are as they were, and reads the value itself as another one [CFG-06]', () => {
  const kept = Object(keepParts(before, structuredClone(before)));
  expect(kept).toEqual(before);
  expect(kept).not.toBe(before);
  expect([kept.title === before.title, kept.nodes === before.nodes]).toEqual([true, true]);
});

it('reads anew what holds a change, up to the value, and keeps what stands beside it [CFG-06]', () => {
  const fresh = structuredClone(before);
  fresh.nodes.list.ids.push('c');
  const kept = Object(keepParts(before, fresh));
  expect(kept).toEqual(fresh);
  expect([kept.title === before.title, kept.nodes === before.nodes]).toEqual([true, false]);
  expect([kept.nodes.page === before.nodes.page, kept.nodes.list === before.nodes.list]).toEqual([true, false]);
});

it.each([
  [{ all: { a: 1, b: 2 } }, { all: { b: 2, a: 1 } }, 'another order of keys'],
  [{ all: { a: 1 } }, { all: { a: 1, b: 2 } }, 'a key more'],
  [{ all: [1, 2] }, { all: [1] }, 'an entry less'],
  [{ all: [1] }, { all: { 0: 1 } }, 'another kind'],
  [{ all: {} }, { all: null }, 'nothing'],
])('takes %j for another value than %j: %s [CFG-06]', (old, fresh, _how) => {
  const kept = Object(keepParts(old, structuredClone(fresh)));
  expect(JSON.stringify(kept)).toBe(JSON.stringify(fresh));
  expect(kept.all).not.toBe(old.all);
});

it.each([[[1, 2]], ['text'], [null], [undefined]])('reads %j as it stands [CFG-06]', (value) => {
  expect(keepParts(before, value)).toEqual(value);
  expect(keepParts(undefined, value)).toEqual(value);
});
