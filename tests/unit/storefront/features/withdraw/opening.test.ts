import { expect, it } from 'vitest';
import { isWholeDay, openingAt } from '@/storefront/features/withdraw/opening';

const at = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

it.each([
  ['09:00:00', '17:00:00', '12:00', true, 0],
  ['09:00:00', '17:00:00', '17:00:01', false, 960],
  ['09:00:00', '17:00:00', '08:59:30', false, 1],
  ['22:00', '02:00', '23:30', true, 0],
  ['22:00', '02:00', '01:59', true, 0],
  ['22:00', '02:00', '02:30', false, 1170],
  [undefined, '17:00', '23:00', true, 0],
  ['soon', '17:00', '23:00', true, 0],
  ['00:00', '23:59', '23:59:30', true, 0],
])('from %s to %s it is at %s open: %s, else in %i minutes [MEM-08]', (startTime, endTime, clock, isOpen, minutes) => {
  expect(openingAt({ startTime, endTime }, at(clock))).toEqual({ isOpen, minutes });
});

it.each([
  ['00:00:00', '23:59:59', true],
  ['00:00', '23:59', true],
  [null, null, true],
  ['00:00:00', '22:00:00', false],
])('from %s to %s is a whole day: %s [MEM-08]', (startTime, endTime, isWhole) => {
  expect(isWholeDay({ startTime, endTime })).toBe(isWhole);
});
