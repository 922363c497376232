import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

const known = new Map<string, 'fine' | 'exponential'>();

/**
 * Whether a pattern takes exponential time for some value. Too slow for a server and a phone. Asked once for each
 * pattern.
 */
export function judgePattern(source: string, flags: string): 'fine' | 'exponential' {
  const key = `${flags} ${source}`;
  const verdict = known.get(key) ?? judge(source, flags);
  known.set(key, verdict);
  return verdict;
}

function judge(source: string, flags: string): 'fine' | 'exponential' {
  // 3 MB of code, loaded only by commands that judge a pattern.
  const { checkSync }: typeof import('recheck') = load('recheck');
  const verdict = checkSync(source, flags, { timeout: 3_000 });
  return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential' ? 'exponential' : 'fine';
}
