import { join } from 'node:path';
import { applyFixes } from '@/review/check/check-fix';
import { besideLines, concernedBy, type Finding, findingsOf } from '@/review/check/findings';
import { lineAt } from '@/review/workspace/line-at';
import { openWorkspace, type Workspace } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const usage = 'npm run merchant -- check [--fix] [merchant…]';
const help = `${usage}

Tells what is wrong with the merchants named, or with all: in which file, line and column, what follows for players, and what
to do. An error keeps a merchant's last good site until it is mended; a warning does not.

--fix mends what can be meant in one way only, tells each, and leaves every other letter of the file as it is.

Exit code 0: no errors. 1: errors. 2: it was asked wrongly.`;

/**
 * Prints the errors and warnings of the named merchants, or of all. With `--fix`, makes the certain fixes first. Exit
 * code 1 if errors remain.
 */
export async function check(args: readonly string[]): Promise<number> {
  const { positionals: names, values } = parse(args);
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const workspace = await openWorkspace();
  const besideWarnings = await besideLines(workspace, names);
  for (const line of besideWarnings) console.log(line);
  const isChanged = values.fix === true && fix(workspace, names);
  return report(isChanged ? await openWorkspace() : workspace, names, besideWarnings.length);
}

/** Makes and prints the certain fixes. True if a file was written. */
function fix(workspace: Workspace, names: readonly string[]): boolean {
  if (workspace.files.length === 0) throw new Error(messages.nothingToFix(workspace.source));
  const concernedMerchants = concernedBy(workspace, names);
  const { changed, fixed } = applyFixes(workspace.files, workspace.catalogue, ({ merchant }) =>
    concernedMerchants.has(merchant),
  );
  const writtenPaths: string[] = [];
  for (const [path, text] of changed) {
    writeText(join(workspace.source, path), text, messages.notMended(writtenPaths));
    writtenPaths.push(`${workspace.prefix}${path}`);
    for (const { at, done } of fixed.filter(({ at: { file } }) => file === path))
      console.log(messages.fixed(lineAt(workspace.prefix, at), done));
  }
  return changed.size > 0;
}

/** Prints and counts the findings, together with the warnings printed before. */
function report(workspace: Workspace, names: readonly string[], warningsBefore: number): number {
  const { findings, served } = findingsOf(workspace, names);
  for (const finding of findings) console.log(lineOf(finding));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors + warningsBefore;
  const fixes = findings.filter(({ isFixable }) => isFixable).length;
  if (fixes > 0) console.log(messages.canFix(fixes));
  if (errors > 0) console.error(messages.errors(errors, warnings));
  else console.log(messages.clean(served.length, warnings));
  return errors > 0 ? 1 : 0;
}

/** Marks a warning, and a finding that has a fix. */
function lineOf({ place, severity, message, isFixable }: Finding): string {
  return `${place}  ${severity === 'warning' ? 'Warning: ' : ''}${message}${isFixable ? messages.fixable : ''}`;
}

function parse(args: readonly string[]) {
  return readArgs(args, { fix: { type: 'boolean' }, help: { type: 'boolean' } }, usage);
}
