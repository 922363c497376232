import { expect, it } from 'vitest';
import { isAgentType } from '@/storefront/platform/session/session';

it.each([
  [1, true],
  ['41', true],
  [0, false],
  ['40', false],
  [null, false],
  [4.5, false],
  ['4.5', false],
  ['agent', false],
])('takes an account of type %j for one with a team: %s [AGT-01]', (type, is) => {
  expect(isAgentType(type)).toBe(is);
});
