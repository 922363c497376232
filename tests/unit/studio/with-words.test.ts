import { runs } from '@tests/support/depth';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutWords, withWords } from '@/studio/server/draft/with-words';

it.each([
  ['{\n  "a": "A",\n  "c": "C"\n}\n', 'a', '{\n  "a": "new",\n  "c": "C"\n}\n'],
  ['{\n  "a": "A",\n  "c": "C"\n}\n', 'b', '{\n  "a": "A",\n  "b": "new",\n  "c": "C"\n}\n'],
  ['{\n  "a": "A"\n}\n', 'b', '{\n  "a": "A",\n  "b": "new"\n}\n'],
  ['{\n  "$schema": "x",\n  "b": "B"\n}', 'a', '{\n  "$schema": "x",\n  "a": "new",\n  "b": "B"\n}'],
  ['{\r\n\t"a": "A"\r\n}\r\n', 'b', '{\r\n\t"a": "A",\r\n\t"b": "new"\r\n}\r\n'],
  ['{ "a": "A" }', 'b', '{ "a": "A", "b": "new" }'],
  ['{}', 'a', '{\n  "a": "new"\n}'],
  ['', 'a', '{\n  "a": "new"\n}\n'],
  ['\uFEFF{\n  "a": "A"\n}\n', 'a', '\uFEFF{\n  "a": "new"\n}\n'],
])('writes words into %j under "%s" and leaves the rest as it is [STU-02]', (table, key, expected) => {
  expect(withWords(table, key, 'new')).toBe(expected);
});

it.each(['{ "a": "A", }', '[]', '{ "a" }'])('leaves a table alone that cannot be read: %j [STU-02]', (table) => {
  expect(withWords(table, 'a', 'new')).toBeUndefined();
});

it.each([
  ['{\n  "a": "A",\n  "c": "C"\n}\n', 'a', '{\n  "c": "C"\n}\n'],
  ['{\n  "a": "A",\n  "c": "C"\n}\n', 'c', '{\n  "a": "A"\n}\n'],
  ['{ "a": "A" }', 'a', '{}'],
  ['\uFEFF{\n  "a": "A",\n  "c": "C"\n}\n', 'a', '\uFEFF{\n  "c": "C"\n}\n'],
  ['{ "a": "A" }', 'b', '{ "a": "A" }'],
  ['{ "a": "A", }', 'a', undefined],
])('takes words out of %j under "%s" and leaves the rest as it is [STU-02]', (table, key, expected) => {
  expect(withoutWords(table, key)).toBe(expected);
});

it('says the new words and all others as before, whatever they are [STU-02]', () => {
  const words = fc.string({ unit: 'grapheme' });
  const key = fc.stringMatching(/^[a-z][a-z.]{0,6}$/);
  fc.assert(
    fc.property(fc.dictionary(key, words), key, words, (texts, name, next) => {
      const table = withWords(`${JSON.stringify(texts, null, 2)}\n`, name, next);
      expect(JSON.parse(table ?? '')).toEqual({ ...texts, [name]: next });
    }),
    { numRuns: runs(50, 5_000) },
  );
});
