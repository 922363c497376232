import { execFileSync } from 'node:child_process';

/**
 * With `DEEP=on` every test runs, and tests of chance run all their cases. Any other value is off (tests/README.md).
 */
export const isDeep = process.env.DEEP === 'on';

/** How many cases of chance a test tries: `all` of them in a deep run alone. */
export const runs = (quick: number, all: number): number => (isDeep ? all : quick);

/** Rows of a table of tests: the first `quick` of them, and `all` of them in a deep run alone. */
export const sample = <const T>(quick: number, all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, quick));

/** Which of so many equal shares this commit tries; 0 where there is no git. */
export function shareOfCommit(shares: number): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(hash.slice(0, 8), 16) % shares;
  } catch {
    return 0;
  }
}
