import { readReportDecisions, writeDecisions } from '@/qa/decisions/decision-files';
import { messages } from '@/qa/messages';
import { readArgs } from '../merchant/read-args';
import { messages as opsMessages } from '../messages';

export const decisionsFolder = 'tests/decisions';
const usage = 'npm run qa -- accept <decisions.json> [--decisions folder]';

/** Copies the decisions that a report saved into `tests/decisions`, which is committed. */
export function acceptDecisions(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, { decisions: { type: 'string' } }, usage);
  const [file] = positionals;
  if (file === undefined) throw new Error(opsMessages.missingArguments(usage));
  const saved = readReportDecisions(file);
  const { files, newLines } = writeDecisions(values.decisions ?? decisionsFolder, saved);
  console.log(messages.decided(newLines, saved.length, files));
  return 0;
}
