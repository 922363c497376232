import { expect, it } from 'vitest';
import { lookWords } from '@/review/compare/words/look-words';
import { commonMails, patternChangeWords } from '@/review/compare/words/pattern-change-words';
import { patternWords, valueWords } from '@/review/compare/words/pattern-words';

it.each([
  ['^(?:[0-9]{6})$', '6 digits'],
  ['[0-9]{4,6}', '4 to 6 digits'],
  ['\\d+', 'digits only'],
  ['[1-9][0-9]*', 'digits only, 1 to 9 first'],
  ['[A-Za-z][A-Za-z0-9]*', 'letters or digits only, a letter first'],
  ['[A-Z]{2}[A-Z0-9]{3,}', undefined],
  ['[A-Za-z0-9._-]+', 'letters or digits or - . _ only'],
  ['[+0-9]+', 'digits or + only'],
  ['[\\p{L} ]+', undefined],
  ['(?=.*[a-z])[!-~]+', undefined],
  ['yes|no', undefined],
])('says what the pattern %s takes where words can [CFG-08]', (pattern, words) => {
  expect(patternWords(pattern)).toBe(words);
});

it.each([
  [3, 2, 'stands in 2 columns instead of 3'],
  [1, 4, 'stands in 4 columns instead of one'],
])('says columns as one does: from %i to %i [CFG-08]', (before, after, words) => {
  expect(lookWords({ path: 'columns', before, after })).toBe(words);
});

it.each([
  ['minLength', 4, 6, 'takes 6 characters at least instead of 4'],
  ['minLength', 4, undefined, 'takes fewer than 4 characters, and before did not'],
  ['minLength', undefined, 4, 'takes 4 characters at least, and before also fewer'],
  ['maxLength', 12, undefined, 'takes more than 12 characters, and before did not'],
  ['maxLength', undefined, 12, 'takes 12 characters at most, and before also more'],
])('says the %s of a rule as one does: from %s to %s [CFG-08]', (part, before, after, words) => {
  expect(lookWords({ path: `rule.${part}`, before, after })).toBe(words);
});

it('joins the lengths of a rule with its pattern [CFG-07]', () => {
  expect(valueWords({ minLength: 4, maxLength: 12, pattern: '^(?:[a-z]+)$' })).toEqual(['4 to 12 small letters']);
  expect(valueWords({ minLength: 6, pattern: '^(?:(?=.*[0-9]).+)$' })).toEqual([
    'at least 6 characters',
    'by the pattern (?=.*[0-9]).+',
  ]);
});

it.each([
  ['[0-9]{6}', '[0-9]{4}', 'takes 4 digits instead of 6 digits'],
  [undefined, '[0-9]{4}', 'takes 4 digits instead of anything'],
  ['(?=.*[0-9]).+', '.+', "takes other values: 'nora' was refused and is taken now"],
  ['.+', '(?=.*[0-9]).+', "takes other values: 'nora' was taken and is refused now"],
  ['(', 'a+', 'takes other values: its pattern cannot be read, so the platform alone checks it'],
])('says what changes from the pattern %s to %s [CFG-08]', (before, after, words) => {
  expect(patternChangeWords(before, after)).toBe(words);
});

it('finds an address that one pattern takes and the other does not [CFG-08]', () => {
  const [wide, narrow] = ['[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+', '[a-z.]+@[a-z]+(?:\\.[a-z]{2,3}){1,3}'];
  expect(patternChangeWords(wide, narrow, commonMails)).toBe(
    "takes other values: 'nora@mail.info' was taken and is refused now",
  );
});
