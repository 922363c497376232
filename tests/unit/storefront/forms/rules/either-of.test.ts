import { expect, it } from 'vitest';
import { eitherOf } from '@/storefront/forms/rules/rule';

const pattern = { pattern: '[a-z]+', patternFlags: '', patternSafe: true };

it.each([
  [
    'the wider lengths',
    { minLength: 6, maxLength: 20 },
    { minLength: 8, maxLength: 64 },
    { minLength: 6, maxLength: 64 },
  ],
  ['no maximum where one has none', { minLength: 6, maxLength: 20 }, { minLength: 4 }, { minLength: 4 }],
  ['a pattern that both have', pattern, pattern, { minLength: 0, ...pattern }],
  ['no pattern where they differ', pattern, { ...pattern, pattern: '[A-Z]+' }, { minLength: 0 }],
  ['nothing where one is not known', { minLength: 6, maxLength: 20, ...pattern }, {}, { minLength: 0 }],
])('takes %s [AUT-10]', (_, rule, other, either) => {
  expect(eitherOf({ required: true, ...rule }, other)).toEqual({ required: true, ...either });
});
