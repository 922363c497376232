import { compareLooks } from '@/review/compare/compare-looks';
import { looksIn, pictureIn } from '@/review/compare/kept-looks';
import { type LooksReport, looksAsHtml, looksAsText, looksSummary } from '@/review/compare/looks-report';
import { messages } from '../messages';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const keptFolder = '.livery/screens';
const usage = 'npm run merchant -- looks <before> [after] [--out file.html]';
const help = `${usage}

Compares two folders of kept pages: the picture and the outline of every page of every merchant. SCREENS=on DEEP=on before the
browser checks keeps them in ${keptFolder}, which [after] is where it is left out; copy that folder before a change.

Exit code 0: every page is as it was. 1: some are not. 2: it could not be compared.`;

/** Prints the pages whose look differs from the kept one. Exit code 0 if none does, 1 if some do. */
export async function looks(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help);
  const [from, to = keptFolder] = positionals;
  if (from === undefined) throw new Error(messages.missingArguments(usage));
  const [before, after] = [looksIn(from), looksIn(to)];
  const pages = new Set([...before.keys(), ...after.keys()]).size;
  const report: LooksReport = { from, to, pages, changes: compareLooks(before, after) };
  if (values.out === undefined) say(looksAsText(report));
  else {
    const folders = { before: from, after: to };
    const html = looksAsHtml(report, (side, name) => pictureIn(folders[side], name));
    writeText(values.out, `${html}\n`, messages.notKept);
    say(`${looksSummary(report)}\n${messages.written(values.out)}`);
  }
  return report.changes.length === 0 ? 0 : 1;
}

function parse(args: readonly string[]) {
  return readArgs(args, { out: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } }, usage);
}

function say(text: string): number {
  console.log(text);
  return 0;
}
