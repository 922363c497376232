import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLooks, type Look } from '@/review/compare/compare-looks';
import { type LooksReport, looksAsHtml, looksAsText, looksSummary } from '@/review/compare/looks-report';
import { messages } from '../messages';
import { readArgs } from './read-args';

const kept = '.livery/screens';
const usage = 'npm run merchant -- looks <before> [after] [--out file.html]';
const help = `${usage}

Compares two folders of kept pages: the picture and the outline of every page of every merchant. SCREENS=on DEEP=on before the
browser checks keeps them in ${kept}, which [after] is where it is left out; copy that folder before a change.

Exit code 0: every page is as it was. 1: some are not. 2: it could not be compared.`;

/** Tells which pages look otherwise than when they were kept. Exit code 0 where none does, 1 where some do. */
export async function looks(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help === true) return say(help);
  const [from, to = kept] = positionals;
  if (from === undefined) throw new Error(messages.missingArguments(usage));
  const [before, after] = [looksIn(from), looksIn(to)];
  const pages = new Set([...before.keys(), ...after.keys()]).size;
  const report: LooksReport = { from, to, pages, changes: compareLooks(before, after) };
  if (values.out === undefined) say(looksAsText(report));
  else {
    const folders = { before: from, after: to };
    writeFileSync(values.out, `${looksAsHtml(report, (side, name) => pictureIn(folders[side], name))}\n`);
    say(`${looksSummary(report)}\n${messages.written(values.out)}`);
  }
  return report.changes.length === 0 ? 0 : 1;
}

function looksIn(folder: string): ReadonlyMap<string, Look> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  if (files.length === 0) throw new Error(messages.noLooks(folder));
  return new Map(
    files.map((file) => {
      const name = file.slice(0, -'.txt'.length);
      const picture = join(folder, `${name}.png`);
      return [
        name,
        {
          outline: readFileSync(join(folder, file), 'utf8'),
          picture: existsSync(picture) ? createHash('sha256').update(readFileSync(picture)).digest('hex') : undefined,
        },
      ] as const;
    }),
  );
}

function pictureIn(folder: string, name: string): string | undefined {
  const file = join(folder, `${name}.png`);
  return existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString('base64')}` : undefined;
}

function parse(args: readonly string[]) {
  return readArgs(args, { out: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } }, usage);
}

function say(text: string): number {
  console.log(text);
  return 0;
}
