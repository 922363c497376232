import { isObject, parseFile } from '@/engine';
import type { Workspace } from '@/review/workspace/workspace';
import { messages } from '../messages';

/** Throws in words for ops if a file that would be changed has a fault in its text: what it says would get lost. */
export function refuseFaulty({ files }: Pick<Workspace, 'files'>, path: string): void {
  const file = files.find((one) => one.path === path);
  if (file === undefined) return;
  const { value, findings } = parseFile(file);
  const [fault] = findings;
  if (fault !== undefined)
    throw new Error(messages.faultyFile(`${path}:${fault.line + 1}:${fault.column + 1}`, fault.finding.message));
  if (!isObject(value)) throw new Error(messages.noObject(path));
}
