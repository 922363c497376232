import { expect, it } from 'vitest';
import { verificationRules } from '@/engine/rules';

const rule = { key: 'loginUsername', enabled: true, required: true, acceptedPattern: '[a-z]+', minLength: '4' };

it.each([
  ['a map', { loginUsername: rule }],
  ['a list', [rule]],
])('reads %s of rules, and leaves the pattern to whoever checks values [AUT-10]', (_, wire) => {
  expect(verificationRules(wire).get('loginUsername')).toEqual({
    rule: { required: true, minLength: 4, javaPattern: '[a-z]+' },
  });
});

it.each([
  ['a rule that is off', { a: { enabled: '0' } }],
  ['what is no rule', { a: 7 }],
  ['nothing', null],
  ['a text', 'rules'],
])('leaves out %s [AUT-10]', (_, wire) => {
  expect(verificationRules(wire).size).toBe(0);
});

it('leaves to the server what cannot be read, and keeps the rest of the rule [AUT-10]', () => {
  const wire = { a: { required: 'Y', acceptedPattern: '(?>x)', minLength: 9, maxLength: 2, patternId: 6 } };
  expect(verificationRules(wire).get('a')).toEqual({
    rule: { required: true, javaPattern: '(?>x)' },
    patternText: { t: 'reg_pattern_6', with: { min: 0, max: 0, range: '0' } },
  });
});
