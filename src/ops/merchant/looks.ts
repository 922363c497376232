import { compareKept, pictureIn } from '@/review/compare/kept-looks';
import { looksAsHtml, looksAsText, looksSummary } from '@/review/compare/looks-report';
import { messages } from '../messages';
import { type Command, say } from './command';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const keptFolder = '.livery/screens';
const usage = 'npm run merchant -- looks <before> [after] [--out file.html]';
const help = `${usage}

Compares two folders of kept pages: the picture and the outline of every page of every merchant. SCREENS=on DEEP=on before the
browser checks keeps them in ${keptFolder}, which [after] is where it is left out; copy that folder before a change.

Exit code 0: every page is as it was. 1: some are not. 2: it could not be compared.`;
const example = 'npm run merchant -- looks .livery/screens-before --out looks.html';

/** Prints the pages that look different in two folders of kept pages. Exit code 0 if there are none, 1 if some. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { out: { type: 'string', short: 'o' } }, usage);
  const [from, to = keptFolder] = positionals;
  if (from === undefined) throw new Error(messages.missingArguments(usage));
  const report = compareKept(from, to);
  if (values.out === undefined) say(looksAsText(report));
  else {
    const folders = { before: from, after: to };
    const html = looksAsHtml(report, (side, name) => pictureIn(folders[side], name));
    writeText(values.out, `${html}\n`, messages.notKept);
    say(`${looksSummary(report)}\n${messages.written(values.out)}`);
  }
  return report.changes.length === 0 ? 0 : 1;
}

export const looks: Command = { help, example, run };
