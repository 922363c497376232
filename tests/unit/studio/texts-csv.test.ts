import { expect, it } from 'vitest';
import { csvOf, readCsv } from '@/studio/app/panels/texts-csv';
import type { TextRow } from '@/studio/contract';

const row = (key: string, source: string, words?: string): TextRow => ({
  key,
  source,
  ...(words !== undefined && { words }),
  isOwn: false,
  lacks: [],
});

const rows = [
  row('age.title', 'Are you {{age}} or older?'),
  row('bonus', '+{{amount}}', '+{{amount}}'),
  row('lines', 'One,\n"two"', 'এক,\n"দুই"'),
  row('minus', '-5 %', '=5 %'),
  row('welcome', 'Welcome', 'স্বাগত'),
];

it('gives a translator a table that comes back as it went [STU-11]', () => {
  const csv = csvOf(rows, 'en', 'bn');
  expect(csv).toMatch(/^\uFEFFkey,en \(source\),bn\r\n/);
  expect(csv, 'no cell is a formula').not.toMatch(/(^|[,"])[=+@-]/m);
  expect(readCsv(csv, rows, 'bn')).toEqual({ texts: {}, unknown: [], broken: [] });
});

it('takes what is new, whatever a spreadsheet made of the file, and leaves empty cells [STU-11]', () => {
  const csv = 'key;en (source);bn\r\nage.title;;বয়স {{age}}?\r\nbonus;;\r\nwelcome;;শুভেচ্ছা \r\n;;\r\n';
  expect(readCsv(csv, rows, 'bn').texts).toEqual({ 'age.title': 'বয়স {{age}}?', welcome: 'শুভেচ্ছা' });
});

it('leaves what the brand does not have and what lost a placeholder, and names them [STU-11]', () => {
  const csv = 'key,bn\nage.title,বয়স?\nelsewhere,x\nwelcome,শুভেচ্ছা\n';
  expect(readCsv(csv, rows, 'bn')).toEqual({
    texts: { welcome: 'শুভেচ্ছা' },
    unknown: ['elsewhere'],
    broken: ['age.title'],
  });
});

/** `key,bn` and `a,é` in an encoding that is not UTF-8. */
const latin1 = [107, 101, 121, 44, 98, 110, 10, 97, 44, 233];

it.each([
  ['another language', 'key,ur\nwelcome,x\n', 'no column "bn"'],
  ['no keys', 'Key,bn\nwelcome,x\n', 'no column "key"'],
  ['another encoding', new TextDecoder().decode(Uint8Array.of(...latin1)), 'not in UTF-8'],
])('refuses a file of %s in words [STU-11]', (_name, csv, words) => {
  expect(() => readCsv(csv, rows, 'bn')).toThrow(words);
});
