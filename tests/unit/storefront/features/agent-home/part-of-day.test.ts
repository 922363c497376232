import { expect, it } from 'vitest';
import { partOfDay } from '@/storefront/features/agent-home/part-of-day';

it.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [14, 'noon'],
  [15, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
] as const)('greets at %i o’clock with a good %s [AGT-02]', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
