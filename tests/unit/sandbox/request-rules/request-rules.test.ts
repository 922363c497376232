import { expect, test } from 'vitest';
import { refusedFields } from '@/sandbox/request-rules/check-registration';
import { matchesJavaPattern } from '@/sandbox/request-rules/java-pattern';
import { costOf } from '../../../support/cost';

test.each([
  ['[a-z]+', 'abc', true],
  ['[a-z]+', 'abc1', false],
  ['a|b', 'ab', false],
  ['\\A[a-z]{3}\\z', 'abc', true],
  ['(?i)[a-z]+', 'ABC', true],
  ['\\p{L}+', 'নাম', false],
  ['[\\p{L}\\p{M}]+', 'নাম', true],
  ['^[\\w-.]{4,9}$', 'ab.c', true],
  ['[a-z]++', 'abc', true],
  ['\\++', '+++', true],
  ['(', 'abc', undefined],
])('reads the Java pattern %s over %s as %s [AUT-10]', (pattern, text, matches) => {
  expect(matchesJavaPattern(pattern, text)).toBe(matches);
});

test('gives up on an exponential pattern and refuses the text [AUT-10]', async () => {
  const text = `${'a'.repeat(40)}!`;
  expect(await costOf(() => expect(matchesJavaPattern('^(a+)+$', text)).toBe(false))).toBeLessThan(100);
});

const on = { enabled: true, required: true, acceptedPattern: '*', minLength: 2, maxLength: 4 };

test.each([
  ['a needed text of white space', on, '   ', 'field.required'],
  ['an optional empty text', { ...on, required: false }, '', undefined],
  ['a rule that is off', { ...on, enabled: false }, '', undefined],
  ['flags as text', { ...on, enabled: '1', required: 'Y' }, '', 'field.required'],
  ['a text that is too short', on, 'a', 'field.format'],
  ['a text that is too long', on, 'abcde', 'field.format'],
  ['lengths as text', { ...on, minLength: '3' }, 'ab', 'field.format'],
  ['a minimum over the maximum', { ...on, minLength: 9 }, 'abcdefgh', undefined],
  ['two units of one sign', { ...on, maxLength: 2 }, '🎲🎲', 'field.format'],
  ['a pattern nobody can read', { ...on, acceptedPattern: '(' }, 'abc', undefined],
  ['a rule that is no object', null, 'abc', undefined],
])('checks %s [AUT-10]', (_, rule, text, code) => {
  expect(refusedFields({ zalo: rule }, { zalo: text }).get('zalo')).toBe(code);
  expect(refusedFields([{ ...rule, key: 'zalo' }], { zalo: text }).get('zalo')).toBe(code);
});
