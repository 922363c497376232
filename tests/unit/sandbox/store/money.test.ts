import { expect, test } from 'vitest';
import { toMinor, toWire } from '@/sandbox/store/money';

test.each([
  [12.34, 1234],
  ['12.3', 1230],
  ['7', 700],
  [' 1.05 ', 105],
  [0, 0],
  [0.1 + 0.2, undefined],
  ['1.005', undefined],
  [-1, undefined],
  ['1e3', undefined],
  ['12345678901', undefined],
  [null, undefined],
])('reads %j as %j minor units [MEM-14]', (wire, minor) => {
  expect(toMinor(wire)).toBe(minor);
});

test.each([
  [1234, 12.34],
  [0, 0],
  [-0, 0],
  [7, 0.07],
])('writes %i minor units as %d, never as minus zero [MEM-14]', (minor, wire) => {
  expect(Object.is(toWire(minor), wire)).toBe(true);
});
