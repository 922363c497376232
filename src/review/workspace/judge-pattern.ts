import { createRequire } from 'node:module';
import { resultCache } from './result-cache';

const load = createRequire(import.meta.url);

type Verdict = 'fine' | 'exponential';

const verdicts = new Map<string, Verdict>();

/**
 * Whether a pattern takes exponential time for some value, which is too slow for servers and phones. `fine` also if
 * 3 s are not enough to tell. Each pattern is judged once: all commands share the cache.
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
  resultCache.keep(input, verdict);
  return verdict;
}

function judge(source: string, flags: string): Verdict {
  // 3 MB of code, loaded only by commands that judge a pattern.
  const { checkSync }: typeof import('recheck') = load('recheck');
  const verdict = checkSync(source, flags, { timeout: 3_000 });
  return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential' ? 'exponential' : 'fine';
}
