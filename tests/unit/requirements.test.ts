import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const tests = resolve(import.meta.dirname, '..');
const [promises = '', exceptions = ''] = readFileSync(join(tests, 'requirements.md'), 'utf8').split(
  '\n## Still to come\n',
);
const promised = idsOfLines(promises);
const stillToCome = idsOfLines(exceptions);
const named = namedInTitles();

it('gives each promise one id, and words', () => {
  expect(promised.filter((id, index) => promised.indexOf(id) !== index)).toEqual([]);
  expect(
    promises.split('\n').filter((line) => line.startsWith('- ') && !/^- \[[A-Z]{3}-\d{2}\] \S/.test(line)),
  ).toEqual([]);
});

it('has a test that names each promise, but for those that are still to come', () => {
  expect(promised.filter((id) => !named.has(id) && !stillToCome.includes(id))).toEqual([]);
});

it('knows every id that a title names', () => {
  const unknown = [...named].filter(([id]) => !promised.includes(id));
  expect(unknown.map(([id, file]) => `${id} in ${file}`)).toEqual([]);
});

it('has nothing still to come that a test names, or that nobody promised', () => {
  const come = stillToCome.filter((id) => named.has(id));
  expect(come.map((id) => `${id} in ${named.get(id)}`)).toEqual([]);
  expect(stillToCome.filter((id) => !promised.includes(id))).toEqual([]);
});

it.each([
  ["test('keeps a toast [APP-13]', …", ['APP-13']],
  ['test(`aurora: is whole [APP-01, APP-16]`, …', ['APP-01', 'APP-16']],
  ["] )('hides it for %s [MEM-03] [AGT-01]', …", ['MEM-03', 'AGT-01']],
  ["it('names what nobody knows [XYZ-1]', …", ['XYZ-1']],
  ['// says nothing here [APP-13]', []],
  ["expect(sent).toEqual(['LVY-14000']);", []],
])('reads of %s what it names', (line, ids) => {
  expect(idsInTitle(line)).toEqual(ids);
});

/** The ids of lines such as `- [APP-13] …`. */
function idsOfLines(text: string): string[] {
  return [...text.matchAll(/^- \[([A-Z]{3}-\d{2})\] \S/gm)].flatMap(([, id]) => id ?? []);
}

/** Each id that a title of a test names, with one file that does so. */
function namedInTitles(): Map<string, string> {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.test\.tsx?$/.test(file) && file !== join('unit', 'requirements.test.ts'))
      .flatMap((file) =>
        readFileSync(join(tests, file), 'utf8')
          .split('\n')
          .flatMap(idsInTitle)
          .map((id) => [id, file]),
      ),
  );
}

/** The ids in brackets in a line: titles write them so, and nothing else but comments does. */
function idsInTitle(line: string): string[] {
  if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
  const groups = [...line.matchAll(/\[([A-Z]{2,4}-\d+(?:[, ]+[A-Z]{2,4}-\d+)*)\]/g)];
  return groups.flatMap(([, ids = '']) => ids.split(/[, ]+/));
}
