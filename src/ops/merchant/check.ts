import { besideLines, type Finding, findingsOf } from '@/review/check/findings';
import { fixedFiles } from '@/review/check/fixed-files';
import { openWorkspace, type Workspace } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { type Command, say } from './command';
import { readArgs } from './read-args';
import { writeText } from './write-text';

const usage = 'npm run merchant -- check [--fix] [merchant…]';
const help = `${usage}

Tells what is wrong with the merchants named, or with all: in which file, line and column, what follows for players, and what
to do. An error keeps a merchant's last good site until it is mended; a warning does not.

--fix mends what can be meant in one way only, tells each, and leaves every other letter of the file as it is.

Exit code 0: no errors. 1: errors. 2: it was asked wrongly.`;
const example = 'npm run merchant -- check --fix aurora';

/**
 * Prints the errors and warnings of the named merchants, or of all. With `--fix`, makes the certain fixes first. Exit
 * code 1 if errors remain.
 */
async function run(args: readonly string[]): Promise<number> {
  const { positionals: names, values } = readArgs(args, { fix: { type: 'boolean' } }, usage);
  const workspace = await openWorkspace();
  // Warnings about whole merchants, which `findingsOf` lacks.
  const besideWarnings = await besideLines(workspace, names);
  for (const line of besideWarnings) say(line);
  const isChanged = values.fix === true && writeFixes(workspace, names);
  const { findings, served, errors, warnings, fixes } = findingsOf(
    isChanged ? await openWorkspace() : workspace,
    names,
  );
  for (const finding of findings) say(lineOf(finding));
  if (fixes > 0) say(messages.canFix(fixes));
  const allWarnings = warnings + besideWarnings.length;
  if (errors === 0) return say(messages.clean(served.length, allWarnings));
  console.error(messages.errors(errors, allWarnings));
  return 1;
}

/** Makes and prints the certain fixes. True if a file was written. */
function writeFixes(workspace: Workspace, names: readonly string[]): boolean {
  if (workspace.files.length === 0) throw new Error(messages.nothingToFix(workspace.source));
  const writtenFiles: string[] = [];
  for (const { path, name, text, fixes } of fixedFiles(workspace, names)) {
    writeText(path, text, messages.notMended(writtenFiles));
    writtenFiles.push(name);
    for (const { place, done } of fixes) say(messages.fixed(place, done));
  }
  return writtenFiles.length > 0;
}

/** Marks a warning, and a finding that has a fix. */
function lineOf({ place, severity, message, isFixable }: Finding): string {
  return `${place}  ${severity === 'warning' ? 'Warning: ' : ''}${message}${isFixable ? messages.fixable : ''}`;
}

export const check: Command = { help, example, run };
