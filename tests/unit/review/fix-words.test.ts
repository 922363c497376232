import { expect, it } from 'vitest';
import { fixWords } from '@/review/check/fix-words';

/** The edit that puts one text in place of what stands first in another. */
const edit = (text: string, from: string, to: string) => ({
  offset: text.indexOf(from),
  length: from.length,
  text: to,
});

it.each([
  ['{"a": 1 "b": 2}', '', ',', 'A comma was written.'],
  ['{"a": 1,}', ',', '', 'A comma was taken out.'],
  ['{"a": 1, "b": 2}', ', "b": 2', '', '"b" was taken out.'],
  ['["mine", "home"]', ', "home"', '', '"home" was taken out.'],
  ['{"is": "x", "canDeposits": 1}', '"canDeposits"', '"canDeposit"', 'canDeposits is now canDeposit.'],
  ['{"age": "18"}', '"18"', '18', '"age" is now 18 instead of "18".'],
  ['{"show": True}', 'True', 'true', '"show" is now true instead of True.'],
])('says of %s what was done to it, as it is now [CFG-01]', (text, from, to, words) => {
  expect(fixWords(text, edit(text, from, to))).toBe(words);
});
