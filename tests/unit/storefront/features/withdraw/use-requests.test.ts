import { expect, it } from 'vitest';
import { intervalFor } from '@/storefront/features/withdraw/use-requests';

const rows = [
  { refId: 'W1', status: 1 },
  { refId: 'W2', status: 2 },
];

it.each([
  ['an open one', 'W1', undefined, 4000],
  ['a settled one', 'W2', undefined, false],
  ['a new one that is not in the record yet', 'W3', 'W3', 4000],
  ['an unknown one', 'W0', undefined, false],
  ['an unknown one after another was sent', 'W0', 'W3', false],
  ['one without a number', '', '', false],
  ['none, while one of the list is open', undefined, undefined, 10_000],
])('reads the record for %s [MEM-08]', (_, refId, newId, interval) => {
  expect(intervalFor(rows, refId, newId)).toBe(interval);
});
