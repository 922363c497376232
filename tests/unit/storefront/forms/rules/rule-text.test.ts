import { expect, it } from 'vitest';
import type { Failure } from '@/storefront/forms/rules/rule';
import { ruleText } from '@/storefront/forms/rules/rule-text';

const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

it('says what is wrong with the length before the words of the field, which tell the whole rule [AUT-10]', () => {
  const said = (failure: Failure) => ruleText(failure, 'Password', '6 to 20 letters and digits', t);
  expect(said({ kind: 'short', min: 6, missing: 3 })).toBe(
    'error.field.short {"label":"Password","min":6,"missing":3}',
  );
  expect(said({ kind: 'long', max: 20, over: 2 })).toBe('error.field.long {"label":"Password","max":20,"over":2}');
});

it('says which kinds of character are missing [AUT-10]', () => {
  const said = (...lacks: readonly string[]) => ruleText({ kind: 'pattern', lacks }, 'Password', 'Letters', t);
  expect(said('0–9')).toBe('error.field.digit {"label":"Password","range":"0–9"}');
  expect(said('0–9', 'A–Z, a–z')).toBe(
    'error.field.digit {"label":"Password","range":"0–9"} · error.field.letter {"label":"Password","range":"A–Z, a–z"}',
  );
});

it('says the words of the field where it is not known what is wrong, else general ones [AUT-10]', () => {
  expect(ruleText({ kind: 'pattern' }, 'Username', 'Letters and digits', t)).toBe('Letters and digits');
  expect(ruleText({ kind: 'pattern' }, 'Username', '', t)).toBe('error.field.pattern {"label":"Username"}');
});

it('names the signs that are not taken before the words of the field [AUT-10]', () => {
  const said = (...signs: readonly string[]) => ruleText({ kind: 'pattern', signs }, 'Password', 'Letters', t);
  expect(said(' ')).toBe('error.field.spaces {"label":"Password"}');
  expect(said(' ', 'á', '\u200b')).toBe('error.field.signs {"label":"Password","signs":"á U+200B"}');
  expect(said(...'abcde')).toBe('error.field.signs {"label":"Password","signs":"a b c d e"}');
  expect(said(...'abcdef')).toBe('error.field.signs {"label":"Password","signs":"a b c d e …"}');
});

it('says of an empty field that it is required, whatever its rule has to say [AUT-10]', () => {
  expect(ruleText({ kind: 'required' }, 'Username', 'Letters and digits', t)).toBe(
    'error.field.required {"label":"Username"}',
  );
});
