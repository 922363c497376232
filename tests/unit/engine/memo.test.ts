import { expect, it, vi } from 'vitest';
import { memoList, once } from '@/engine/memo';

const [one, two, three] = [{ of: 1 }, { of: 2 }, { of: 3 }];

it('takes a list of the same objects for the same list, and another order for another [CFG-06]', () => {
  const sum = vi.fn((list: readonly { readonly of: number }[]) => list.map(({ of }) => of).join(' '));
  const known = memoList(sum);
  expect([known([one, two]), known([one, two]), known([two, one]), known([one]), known([])]).toEqual([
    '1 2',
    '1 2',
    '2 1',
    '1',
    '',
  ]);
  expect(sum).toHaveBeenCalledTimes(4);
  known([one, two, three]);
  known([one, two]);
  expect(sum).toHaveBeenCalledTimes(5);
});

it('makes a value where it is asked for, and once [CFG-06]', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
