import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '@/review/workspace/git';
import type { Decision } from './decision';

/** Whether two decisions of a folder were committed on two branches: neither commit comes after the other. */
export function twoBranches(folder: string): (one: Decision, other: Decision) => boolean {
  const comesAfter = (commit: string, later: string) =>
    git(folder, ['merge-base', '--is-ancestor', commit, later]) !== undefined;
  return (one, other) => {
    const [first, second] = [commitOfLine(folder, one), commitOfLine(folder, other)];
    if (first === undefined || second === undefined) return false;
    return !comesAfter(first, second) && !comesAfter(second, first);
  };
}

function commitOfLine(folder: string, { before, after, who, verdict }: Decision): string | undefined {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    const index = lines.findIndex((line) => [before, after, who, verdict].every((word) => line.includes(`"${word}"`)));
    if (index < 0) continue;
    const blame = git(folder, ['blame', '--porcelain', '-L', `${index + 1},${index + 1}`, '--', name]);
    const id = blame?.slice(0, 40);
    return id === undefined || /^0+$/.test(id) ? undefined : id;
  }
  return undefined;
}
