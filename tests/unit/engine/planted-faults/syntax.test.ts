import { runs } from '@tests/support/depth';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '@/engine/parse/apply-edits';
import { parseJson } from '@/engine/parse/parse-json';
import { createDice } from '../mutate';
import { readMerchants } from '../project';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a key in single quotes',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine"',
    to: '\'page\': "mine"',
    at: "'page': ",
    says: '\'page\' stands in other quotes than JSON takes, so the file cannot be used. Write "page".',
  },
  {
    what: 'words in the quotes of a word processor',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine"',
    to: '"page": “mine”',
    at: '“mine”,',
    says: '“mine” stands in other quotes than JSON takes, so the file cannot be used. Write "mine".',
  },
  {
    what: 'two commas',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page": "mine",,',
    at: ',¦,',
    says: 'There is one comma too many here, so the file cannot be used. Remove it.',
  },
  {
    what: 'a comma after the last of an object',
    file: 'aurora/overlays/mine.json',
    from: '{ "props.columns": 3 }',
    to: '{ "props.columns": 3, }',
    at: ', } },',
    says: 'A comma stands before } and nothing follows it, so the file cannot be used. Remove the comma.',
  },
  {
    what: 'a comma after the last of a list',
    file: 'aurora/overlays/mine.json',
    from: '"before": "records" }]',
    to: '"before": "records" },]',
    at: ',]',
    says: 'A comma stands before ] and nothing follows it, so the file cannot be used. Remove the comma.',
  },
  {
    what: 'a comma that is missing between two lines',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page": "mine"',
    at: 'ne"¦',
    says: 'A comma is missing here, before "nodes" in line 5, so the file cannot be used. Write one.',
  },
  {
    what: 'a comma that is missing in a list',
    file: 'aurora/merchant.json',
    from: '"en", "bn",',
    to: '"en" "bn",',
    at: ' "bn", "',
    says: 'A comma is missing here, before "bn" in line 12, so the file cannot be used. Write one.',
  },
  {
    what: 'an object that is not closed on its line',
    file: 'aurora/overlays/mine.json',
    from: '{ "quick": { "props.columns": 3 } }',
    to: '{ "quick": { "props.columns": 3 } ',
    at: '{ "quick',
    says: 'The { that opens here is never closed, so the file cannot be used. Write } where it ends.',
  },
  {
    what: 'an object of several lines that is not closed',
    file: 'aurora/overlays/mine.json',
    from: '"do": "navigate", "to": "polar-club" } }\n    }\n',
    to: '"do": "navigate", "to": "polar-club" } }\n',
    at: '"quick-club": ¦{',
    says: 'The { that opens here is never closed, so the file cannot be used. Write } where it ends.',
  },
  {
    what: 'a list that is not closed',
    file: 'aurora/overlays/mine.json',
    from: '"before": "records" }]',
    to: '"before": "records" }',
    at: '[{ "id":',
    says: 'The [ that opens here is never closed, so the file cannot be used. Write ] where it ends.',
  },
  {
    what: 'a file that is not closed',
    file: 'aurora/overlays/mine.json',
    from: '"before": "records" }]\n}',
    to: '"before": "records" }]\n',
    at: 'the start of the file',
    says: 'The { that opens here is never closed, so the file cannot be used. Write } where it ends.',
  },
  {
    what: 'a file that ends in the middle of a text',
    file: 'aurora/overlays/mine.json',
    to: '{\n  "format": 1,\n  "page": "mine",\n  "set": {\n    "quick": { "props.col',
    at: '"props.col¦',
    says: 'The file ends in the middle of line 5, so it cannot be used. Copy it again, or write what is missing.',
  },
  {
    what: 'a file that ends behind a colon',
    file: 'aurora/overlays/mine.json',
    to: '{\n  "format": 1,\n  "page": "mine",\n  "set": {\n    "quick":\n',
    at: '"quick":¦',
    says: 'The file ends in the middle of line 5, so it cannot be used. Copy it again, or write what is missing.',
  },
  {
    what: 'a bracket too many',
    file: 'aurora/overlays/mine.json',
    from: '{ "props.columns": 3 } }',
    to: '{ "props.columns": 3 } } }',
    at: '},',
    says: 'This } closes something too early, or nothing at all, so the file cannot be used. Remove it.',
  },
  {
    what: 'a quote that is not closed at the end of its line',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page": "mine,',
    at: ',',
    says: 'The quote that opens in line 4, column 11 is not closed, so the file cannot be used. Write " here, where the text ends.',
  },
  {
    what: 'a quote that is not closed within its line',
    file: 'aurora/overlays/mine.json',
    from: '"t": "shortcut.club" }',
    to: '"t": "shortcut.club }',
    at: ' }, "ico',
    says: 'The quote that opens in line 8, column 34 is not closed, so the file cannot be used. Write " here, where the text ends.',
  },
  {
    what: 'a quote that is not opened',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page": mine",',
    at: 'mine",',
    says: 'A quote is missing here, before mine, so the file cannot be used. Write " there.',
  },
  {
    what: 'a text of two lines',
    file: 'aurora/merchant.json',
    from: '"name": "Aurora"',
    to: '"name": "Aur\nora"',
    at: 'r¦',
    says: 'A line break is inside this text, so the file cannot be used. Write \\n instead, or a space.',
  },
  {
    what: 'a text with a tabulator',
    file: 'aurora/merchant.json',
    from: '"name": "Aurora"',
    to: '"name": "Aur	ora"',
    at: '	ora",',
    says: 'A tabulator is inside this text, so the file cannot be used. Write \\t instead, or a space.',
  },
  {
    what: 'a text with a backslash',
    file: 'aurora/merchant.json',
    from: '"name": "Aurora"',
    to: '"name": "Aur\\ora"',
    at: '\\ora",',
    says: '"\\o" is in this text, and a backslash begins a character such as \\n there, so the file cannot be used. Write two of them, \\\\, where a backslash is meant.',
  },
  {
    what: 'a key without quotes',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: 'page: "mine",',
    at: 'page: "m',
    says: 'page stands without quotes, so the file cannot be used. Write "page".',
  },
  {
    what: 'a word without quotes',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page": mine,',
    at: 'mine,',
    says: 'mine stands without quotes, so the file cannot be used. Write "mine".',
  },
  {
    what: 'true in capitals',
    file: 'aurora/merchant.json',
    from: '"foldOptional": true',
    to: '"foldOptional": True',
    at: 'True }',
    says: 'True is not how JSON says it, so the file cannot be used. Write true.',
  },
  {
    what: 'yes for true',
    file: 'aurora/merchant.json',
    from: '"foldOptional": true',
    to: '"foldOptional": yes',
    at: 'yes }',
    says: 'yes is not how JSON says it, so the file cannot be used. Write true.',
  },
  {
    what: 'a number that begins with 0',
    file: 'aurora/merchant.json',
    from: '"age": 18',
    to: '"age": 018',
    at: '018, "em',
    says: '018 is not a number, so the file cannot be used. Write 18, or "018" in quotes if a text is meant.',
  },
  {
    what: 'a number with a unit',
    file: 'aurora/merchant.json',
    from: '"age": 18',
    to: '"age": 18px',
    at: '18px, "e',
    says: '18px is not a number, so the file cannot be used. Write 18, or "18px" in quotes if a text is meant.',
  },
  {
    what: 'a comment',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '// ours\n  "page": "mine",',
    at: '// ours',
    says: 'There is a comment here, and JSON has none, so the file cannot be used. Remove it.',
  },
  {
    what: 'a sign for equal',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page" = "mine",',
    at: '= "mine"',
    says: '"=" stands where ":" must be, so the file cannot be used. Write ":".',
  },
  {
    what: 'a colon that is missing',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page" "mine",',
    at: ' "mine",',
    says: '"page" and its value have no colon between them, so the file cannot be used. Write "page": and then the value.',
  },
  {
    what: 'a value that is missing',
    file: 'aurora/merchant.json',
    from: '"name": "Aurora",',
    to: '"name": ,',
    at: ': ,',
    says: '"name" has no value, so the file cannot be used. Write one after its colon, or remove "name".',
  },
  {
    what: 'a space of a web page',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",',
    to: '  "name": "Aurora",',
    at: '  "name"',
    says: 'There is an invisible character here, such as word processors and web pages put in, so the file cannot be used. Remove it, and write a plain space where one belongs.',
  },
  {
    what: 'a merge that nobody finished',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '<<<<<<< ours\n  "name": "Aurora",\n=======\n  "name": "Borealis",\n>>>>>>> theirs\n',
    at: '<<<<<<< ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'a merge that nobody finished, with the line ends of Windows',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '<<<<<<< HEAD\r\n  "name": "Aurora",\r\n=======\r\n  "name": "Borealis",\r\n>>>>>>> theirs\r\n',
    at: '<<<<<<< ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'a merge that nobody finished, indented by an editor',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '  <<<<<<< ours\n  "name": "Aurora",\n  =======\n  "name": "Borealis",\n\t>>>>>>> theirs\n',
    at: '<<<<<<< ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'a merge that nobody finished in the middle of a line',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '  "name": <<<<<<< ours\n  "Aurora"\n=======\n  "Borealis"\n>>>>>>> theirs\n,\n',
    at: '<<<<<<< ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'a merge on one line',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '  "name": <<<<<<< ours "Aurora" ======= "Borealis" >>>>>>> theirs,\n',
    at: '<<<<<<< ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'the end of a merge that was left behind in the middle of a line',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '  "name": "Aurora", >>>>>>> theirs\n',
    at: '>>>>>>> ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'a line of a merge that was left behind',
    file: 'aurora/merchant.json',
    from: '  "name": "Aurora",\n',
    to: '<<<<<<< HEAD\n  "name": "Aurora",\n',
    at: '<<<<<<< ',
    says: 'A merge is not finished here: the file holds two versions of these lines, so the file cannot be used. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.',
  },
  {
    what: 'nothing at all',
    file: 'aurora/overlays/mine.json',
    to: '',
    at: 'the start of the file',
    says: 'The file is empty, so it cannot be used. Write { } at least, or remove the file.',
  },
  {
    what: 'a list that stands twice',
    file: 'aurora/overlays/mine.json',
    from: '"page": "mine",',
    to: '"page": "mine",\n  "remove": ["offers"],\n  "remove": ["quick-club"],',
    at: '"remove": ["qu',
    says: '"remove" stands twice in this object, so only the last one counts and what the first one holds is lost. Write ["offers"] into this list and remove the first.',
  },
  {
    what: 'a table of base that ends early, in the texts of which each brand would lack most',
    file: 'base/texts/en.json',
    to: '{ "site.title": "Livery", "site.description"',
    beside: 'aurora',
    at: '"site.description¦"',
    says: '"site.description" has no value, so the file cannot be used. Write one after its colon, or remove "site.description".',
  },
  {
    what: 'a frame of base that is empty, with entries that other pages would seem not to ask for',
    file: 'base/pages/shell.json',
    to: '',
    beside: 'mono',
    at: 'the start of the file',
    says: 'The file is empty, so it cannot be used. Write { } at least, or remove the file.',
  },
  {
    what: 'a colon that is missing before false',
    file: 'padma/merchant.json',
    from: '"acceptLanguage": false',
    to: '"acceptLanguage" false',
    at: '"acceptLanguage"¦',
    says: '"acceptLanguage" and its value have no colon between them, so the file cannot be used. Write "acceptLanguage": and then the value.',
  },
  {
    what: 'a colon that is missing before a number',
    file: 'padma/merchant.json',
    from: '"age": 18',
    to: '"age" 18',
    at: '"age"¦',
    says: '"age" and its value have no colon between them, so the file cannot be used. Write "age": and then the value.',
  },
  {
    what: 'a colon that is missing before null',
    file: 'padma/console.json',
    from: '"location": null',
    to: '"location" null',
    at: '"location"¦',
    says: '"location" and its value have no colon between them, so the file cannot be used. Write "location": and then the value.',
  },
  {
    what: 'a colon that is missing before an object',
    file: 'padma/merchant.json',
    from: '"brand": {',
    to: '"brand" {',
    at: '"brand"¦',
    says: '"brand" and its value have no colon between them, so the file cannot be used. Write "brand": and then the value.',
  },
  {
    what: 'a colon that is missing before a list',
    file: 'padma/overlays/login.json',
    from: '"remove": [',
    to: '"remove" [',
    at: '"remove"¦',
    says: '"remove" and its value have no colon between them, so the file cannot be used. Write "remove": and then the value.',
  },
  {
    what: 'two values under one key',
    file: 'padma/merchant.json',
    from: '"age": 18,',
    to: '"age": 18 true,',
    at: 'true,',
    says: 'true cannot stand here, so the file cannot be used. { } takes keys, each with a colon and a value, [ ] takes values, and a comma goes between two of them: write it like that, or take it out.',
  },
  {
    what: 'a line in the quotes of a word processor',
    file: 'padma/merchant.json',
    from: '"name": "Padma"',
    to: '“name”: “Padma”',
    at: '“name”',
    says: '“name” and “Padma” stand in other quotes than JSON takes, so the file cannot be used. Write "name" and "Padma".',
  },
  {
    what: 'lines of a diff',
    file: 'aurora/texts/en.json',
    from: '  "hero.action": "Join Aurora",\n',
    to: '-  "hero.action": "Join Aurora",\n+  "hero.action": "Join us",\n',
    at: '-  "hero.action"',
    says: 'These are lines of a diff, as a tool shows what was ("-") and what is ("+"), so the file cannot be used. Take out the lines that begin with "-" or "@@", and the "+" before the others.',
  },
];

describe('a file that is no JSON is told with what to write, by whoever knows none', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

it('tells every fault of a file, and those of the files beside it, in one run [CFG-01]', () => {
  const told = issuesOf({
    file: 'aurora/overlays/mine.json',
    from: '{ "quick": { "props.columns": 3 } }',
    to: '{ \'quick\': { "props.columns": "3", } }',
    also: { file: 'aurora/merchant.json', from: '"age": 18', to: '"age": "18",' },
  });
  expect(told.map(({ at, code }) => `${at.file} ${code}`)).toEqual([
    'aurora/merchant.json wrong-type',
    'aurora/merchant.json no-json',
    'aurora/overlays/mine.json no-json',
    'aurora/overlays/mine.json not-allowed',
    'aurora/overlays/mine.json no-json',
  ]);
});

it('tells what else is wrong with a brand that has a key twice [CFG-01]', () => {
  const told = issuesOf({
    file: 'noor/overlays/home.json',
    from: '"page": "home",',
    to: '"page": "home",\n  "page": "home",',
    also: { file: 'noor/overlays/shell.json', from: '"remove": [', to: '"remove": ["safer-age", ' },
  });
  expect(told.map(({ at, code }) => `${at.file} ${code}`)).toEqual([
    'noor/overlays/home.json duplicate-key',
    'noor/overlays/shell.json law-missing',
  ]);
});

it('tells a fault in the last value of a key that stands twice, where it stands [CFG-01]', () => {
  const set = '"set": { "quick": { "props.columns": 3 } },';
  const to = `${set}\n  ${set.replace('3', '"3"')}`;
  const told = issuesOf({ file: 'aurora/overlays/mine.json', from: set, to });
  expect(told.map(({ at, code }) => `${code} ${at.line}:${at.column}`)).toEqual([
    'duplicate-key 13:3',
    'not-allowed 13:40',
  ]);
});

it('reads what is meant by a broken file as JSON, with every fault told within it, and never throws [CFG-05]', () => {
  const texts = readMerchants().filter(({ path, text }) => path.endsWith('.json') && text.length < 20_000);
  const signs = ['"', '{', '}', '[', ']', ',', ':', "'", '\\', '\n', 'x', ' '];
  let read = 0;
  for (let seed = 0; seed < runs(200, 1_600); seed += 1) {
    const dice = createDice(seed);
    let text = texts[dice(texts.length)]?.text ?? '';
    for (let round = 0; round <= dice(3); round += 1) {
      const at = dice(text.length);
      text = `${text.slice(0, at)}${dice(2) === 0 ? (signs[dice(signs.length)] ?? '') : ''}${text.slice(at + dice(2))}`;
    }
    const { value, findings, repaired: meant } = parseJson(text);
    if (meant !== undefined) expect(JSON.parse(meant.text)).toEqual(value);
    if (meant !== undefined || value === undefined) expect(findings.length).toBeGreaterThan(0);
    const fixes = findings.flatMap(({ finding }) => (finding.fix?.kind === 'edit' ? [finding.fix.edit] : []));
    expect(fixes.filter((fix) => text.slice(fix.offset, fix.offset + fix.length) === fix.text)).toEqual([]);
    expect(roundsOfFixes(text)).toBeLessThan(mostRounds);
    const lines = text.split('\n').length;
    expect(findings.filter(({ line, column }) => line < 0 || line >= lines || column < 0)).toEqual([]);
    read += meant === undefined ? 0 : 1;
  }
  expect(read).toBeGreaterThan(runs(30, 300));
});

/** More of them than faults that were made, and fixes go on for ever. */
const mostRounds = 20;

/** How often fixes leave something that has one. */
function roundsOfFixes(text: string): number {
  let current = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = parseJson(current).findings.flatMap(({ finding: { fix } }) =>
      fix?.kind === 'edit' ? [fix.edit] : [],
    );
    const { text: next, done } = applyEdits(current, fixes);
    if (done.length === 0) return round;
    current = next;
  }
  return mostRounds;
}
