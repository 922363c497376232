import { expect, it, vi } from 'vitest';
import { memoLast, memoLatestKeys, memoText, once } from '@/engine/memo';

const [one, two, three] = [{ of: 1 }, { of: 2 }, { of: 3 }];

it('makes a value anew where it would be made of other things, or of the same in another order [CFG-06]', () => {
  const make = vi.fn(() => ({}));
  const last = memoLast<object>();
  const first = last(one, [two, three], make);
  expect(last(one, [two, three], make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  last(one, [three, two], make);
  last(one, [three], make);
  last(two, [three], make);
  expect(make).toHaveBeenCalledTimes(4);
  expect(last(one, [two, three], make)).not.toBe(first);
});

it('keeps what was asked for lately, and no more than it may [CFG-06]', () => {
  const make = vi.fn(() => undefined);
  const kept = memoLatestKeys<string, undefined>(2);
  for (const key of ['a', 'b', 'a', 'c', 'a']) kept(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  kept('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('makes a value of a text once, and forgets all when it holds as many as it may [CFG-06]', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoText(make, 2);
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(['ccc', 'ccc', 'a'].map(lengthOf)).toEqual([3, 3, 1]);
  expect(make).toHaveBeenCalledTimes(4);
});

it('makes a value where it is asked for, and once [CFG-06]', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
