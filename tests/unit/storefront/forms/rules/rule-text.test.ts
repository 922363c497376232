import { expect, it } from 'vitest';
import { ruleText } from '@/storefront/forms/rules/rule-text';

const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

it.each([
  ['of a pattern', { kind: 'pattern' } as const],
  ['of a length', { kind: 'length', min: 4, max: 12 } as const],
  ['of too few characters', { kind: 'short', min: 4, max: 12 } as const],
  ['of too many characters', { kind: 'long', min: 4, max: 12 } as const],
])('says the words of the field before general ones: %s [AUT-10]', (_, failure) => {
  expect(ruleText(failure, 'Username', 'Letters and digits', t)).toBe('Letters and digits');
  expect(ruleText(failure, 'Username', undefined, t)).toContain(`error.field.${failure.kind} {"label":"Username"`);
  expect(ruleText(failure, 'Username', '', t)).toContain(`error.field.${failure.kind}`);
});

it('names the signs that are not taken before the words of the field [AUT-10]', () => {
  const said = (...signs: readonly string[]) => ruleText({ kind: 'pattern', signs }, 'Password', 'Letters', t);
  expect(said(' ')).toBe('error.field.spaces {"label":"Password"}');
  expect(said(' ', 'á', '\u200b')).toBe('error.field.signs {"label":"Password","signs":"á U+200B"}');
});

it('says of an empty field that it is required, whatever its rule has to say [AUT-10]', () => {
  expect(ruleText({ kind: 'required' }, 'Username', 'Letters and digits', t)).toBe(
    'error.field.required {"label":"Username"}',
  );
});
