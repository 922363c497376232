import { createRequire } from 'node:module';
import { resultCache } from './result-cache';

const load = createRequire(import.meta.url);

type Verdict = 'fine' | 'exponential';

const verdicts = new Map<string, Verdict>();

let isUndecided = false;

/** Whether 3 s were not enough for a pattern, as on a busy machine: what follows from it is not to be kept. */
export const isAnyUndecided = () => isUndecided;

/**
 * Whether a pattern takes exponential time for some value, which is too slow for servers and phones. `fine` also if
 * 3 s are not enough to tell. Each pattern that is decided is judged once: all commands share the cache.
 */
export function judgePattern(source: string, flags: string): Verdict {
  const key = `${flags} ${source}`;
  const verdict = verdicts.get(key) ?? judgeOnce(source, flags);
  verdicts.set(key, verdict);
  return verdict;
}

function judgeOnce(source: string, flags: string): Verdict {
  const input = JSON.stringify(['pattern', source, flags]);
  const cached = resultCache.read(input);
  if (cached === 'fine' || cached === 'exponential') return cached;
  const verdict = judge(source, flags);
  if (verdict === undefined) isUndecided = true;
  else resultCache.keep(input, verdict);
  return verdict ?? 'fine';
}

/** Undefined if the time was not enough. */
function judge(source: string, flags: string): Verdict | undefined {
  // 3 MB of code, loaded only by commands that judge a pattern.
  const { checkSync }: typeof import('recheck') = load('recheck');
  const verdict = checkSync(source, flags, { timeout: 3_000 });
  if (verdict.status === 'unknown' && verdict.error.kind === 'timeout') return undefined;
  return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential' ? 'exponential' : 'fine';
}
