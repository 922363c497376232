import { checkSync } from 'recheck';

const known = new Map<string, 'fine' | 'exponential'>();

/** Whether a pattern takes exponential time on some value. Too heavy for a server and a phone; asked once for each pattern. */
export function judgePattern(source: string, flags: string): 'fine' | 'exponential' {
  const key = `${flags} ${source}`;
  const verdict = known.get(key) ?? judge(source, flags);
  known.set(key, verdict);
  return verdict;
}

function judge(source: string, flags: string): 'fine' | 'exponential' {
  const verdict = checkSync(source, flags, { timeout: 3_000 });
  return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential' ? 'exponential' : 'fine';
}
