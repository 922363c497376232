import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const tests = resolve(import.meta.dirname, '..');
const [promises = '', exceptions = ''] = readFileSync(join(tests, 'requirements.md'), 'utf8').split(
  '\n## Still to come\n',
);
const promised = idsOfLines(promises);
const stillToCome = idsOfLines(exceptions);
/** Options that begin right after a title. */
const deepOptions = String.raw`,\s*\{[^{}]*\btags?:\s*\[?'@?deep'`;
const deepBlock = new RegExp(String.raw`^( *)\S*describe\b[^\n]*['"\`]${deepOptions}[^]*?\n\1\}\);$`, 'gm');
const deepTitle = new RegExp(String.raw`\[[A-Z]{2,4}-\d[^'"\`\n]*['"\`]${deepOptions}`, 'g');

const texts = readTests();
const named = namedInTitles(texts);
const namedInQuick = namedInTitles(texts.map(({ file, text }) => ({ file, text: withoutDeep(text) })));

it('gives each promise one id, and words', () => {
  expect(promised.filter((id, index) => promised.indexOf(id) !== index)).toEqual([]);
  expect(
    promises.split('\n').filter((line) => line.startsWith('- ') && !/^- \[[A-Z]{3}-\d{2}\] \S/.test(line)),
  ).toEqual([]);
});

it('has a test that names each promise, but for those that are still to come', () => {
  expect(promised.filter((id) => !named.has(id) && !stillToCome.includes(id))).toEqual([]);
});

it('has one of them in the quick run', () => {
  expect([...named.keys()].filter((id) => !namedInQuick.has(id))).toEqual([]);
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

it.each([
  ["it('takes long [APP-13]', { tags: ['deep'] }, () => {", []],
  ["it('takes long [APP-13]', {\n  timeout: 600_000,\n  tags: ['deep'],\n}, () => {", []],
  ["test(`aurora: takes long [APP-13] [APP-14]`, { tag: '@deep' }, async ({ page }) => {", []],
  ["test('takes long [APP-13]', { tag: ['@deep'] }, async ({ page }) => {", []],
  ["describe('long', { tags: ['deep'] }, () => {\n  it('is in it [APP-13]', () => {});\n});\n", []],
  ["describe('long', { tags: ['deep'] }, () => {\n});\nit('comes after [APP-13]', () => {});\n", ['APP-13']],
  ["it('is quick [APP-13]', { timeout: 9 }, () => tags(['deep']));", ['APP-13']],
  ["test('is quick in one brand [APP-13]', { tag: isFirst ? [] : ['@deep'] }, async ({ page }) => {", ['APP-13']],
])('reads of %j what a quick run proves', (text, ids) => {
  expect([...namedInTitles([{ file: 'some.test.ts', text: withoutDeep(text) }]).keys()]).toEqual(ids);
});

/** The ids of lines such as `- [APP-13] …`. */
function idsOfLines(text: string): string[] {
  return [...text.matchAll(/^- \[([A-Z]{3}-\d{2})\] \S/gm)].flatMap(([, id]) => id ?? []);
}

type TestFile = { readonly file: string; readonly text: string };

function readTests(): readonly TestFile[] {
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && file !== join('unit', 'requirements.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(tests, file), 'utf8') }));
}

/** Each id that a title of a test names, with one file that does so. */
function namedInTitles(files: readonly TestFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap(idsInTitle)
        .map((id) => [id, file]),
    ),
  );
}

/** A test file without the titles that its options mark as deep, and without what stands in a `describe` that is. */
function withoutDeep(text: string): string {
  return text.replaceAll(deepBlock, '').replaceAll(deepTitle, '');
}

/** The ids in brackets in a line: titles write them so, and nothing else but comments does. */
function idsInTitle(line: string): string[] {
  if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
  const groups = [...line.matchAll(/\[([A-Z]{2,4}-\d+(?:[, ]+[A-Z]{2,4}-\d+)*)\]/g)];
  return groups.flatMap(([, ids = '']) => ids.split(/[, ]+/));
}
