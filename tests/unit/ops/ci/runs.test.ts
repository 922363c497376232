import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patienceLine, toPatience } from '@/ops/ci/patience.mjs';
import { createProgress } from '@/ops/ci/progress.mjs';
import { failureLines, playwrightCounts, vitestCounts } from '@/ops/ci/reports.mjs';
import { runStages, type Stage } from '@/ops/ci/run-stages.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const node = (name: string, code: string, more: Partial<Stage> = {}): Stage => ({
  ...{ name, command: process.execPath, args: ['-e', code] },
  ...more,
});
const failure = { test: 'tests/browser/a.test.ts › opens', why: 'Error: late' };

it.each([
  [130, 1],
  [260, 1],
  [390, 1.5],
  [2100, 6],
])('stretches time limits where the piece of work took %i ms: %f', (milliseconds, patience) => {
  expect(toPatience(milliseconds)).toBe(patience);
});

it('says by how much it stretches time limits', () => {
  expect(patienceLine(2.5)).toContain('every time limit is 2.5 times as long');
  expect(patienceLine(1)).toContain('time limits stay as they are');
});

it('says how far a run is no more than twice a minute', () => {
  const lines: string[] = [];
  let time = 0;
  const step = createProgress({ what: 'test files', total: 10, now: () => time, print: (line) => lines.push(line) });
  for (time = 15_000; time <= 75_000; time += 15_000) step();
  expect(lines).toEqual([
    '-- 2 of 10 test files, 0.5 min gone, about 2.0 min to go',
    '-- 4 of 10 test files, 1.0 min gone, about 1.5 min to go',
  ]);
});

it('does not say how long the others take before a tenth has ended', () => {
  const lines: string[] = [];
  let time = 0;
  const step = createProgress({ what: 'test files', total: 500, now: () => time, print: (line) => lines.push(line) });
  time = 30_000;
  step();
  expect(lines).toEqual(['-- 1 of 500 test files, 0.5 min gone']);
});

it('says of a check which lines of its output tell what is wrong', async () => {
  const code = "console.log('fine\\nhome 171 kB OVER\\nlogin 3 kB'); process.exit(1)";
  const [ended] = await runStages([[node('sizes', code, { faultLine: /OVER/ }), node('a', '')]], {});
  expect(ended?.failures).toEqual([{ test: 'sizes', why: 'home 171 kB OVER' }]);
});

it('says failures of one file for one reason in one line', () => {
  const same = ['bn', 'en', 'hi'].map((name) => ({ test: `a.test.ts › ${name}`, why: 'no' }));
  expect(failureLines([...same, failure])).toEqual([
    '  a.test.ts › bn: no (and 2 more like it in this file)',
    '  tests/browser/a.test.ts › opens: Error: late',
  ]);
});

it('says of a page what was looked for', () => {
  const message =
    'Error: expect(locator).toBeVisible() failed\n\nLocator: getByText("Paid")\nExpected: visible\nTimeout: 20 s';
  const tests = [{ status: 'unexpected', results: [{ errors: [{ message }] }] }];
  const [told] = playwrightCounts({
    suites: [{ specs: [{ file: 'a.test.ts', title: 'opens', tests }] }],
  }).failures;
  expect(told?.why).toBe('Error: expect(locator).toBeVisible() failed Locator: getByText("Paid") Expected: visible');
});

it('reads of a report of Vitest what failed and why, a file that did not load too', () => {
  const report = {
    ...{ numPassedTests: 4, numFailedTests: 1 },
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['no\nat a'] }],
      },
      { name: 'b.test.ts', message: 'Cannot find c', assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({
    ...{ passed: 4, failed: 1 },
    failures: [
      { test: 'a.test.ts › adds', why: 'no' },
      { test: 'b.test.ts › the file', why: 'Cannot find c' },
    ],
  });
});

it('names the seed and the case of a property that failed', () => {
  const message = 'Error: Property failed after 4 tests\n{ seed: 7, path: "3" }\nCounterexample: [0]\nShrunk 2 times';
  const failed = { status: 'failed', fullName: 'adds', failureMessages: [message] };
  const [failure] = vitestCounts({
    testResults: [{ name: 'a.test.ts', message: '', assertionResults: [failed] }],
  }).failures;
  expect(failure?.why).toBe('Error: Property failed after 4 tests { seed: 7, path: "3" } Counterexample: [0]');
});

it('reads of a report of Playwright what failed and why, a server that did not start too', () => {
  const message = '\u001b[31mError: late\u001b[39m\nat b';
  const tests = [{ status: 'unexpected', results: [{ errors: [{ message }] }] }];
  const report = {
    stats: { expected: 7, unexpected: 1 },
    suites: [{ specs: [{ file: 'a.test.ts', title: 'opens', tests }] }],
    errors: [{ message: 'No server' }],
  };
  expect(playwrightCounts(report)).toEqual({
    ...{ passed: 7, failed: 1 },
    failures: [failure, { test: 'tests/browser › the run', why: 'No server' }],
  });
});

it.each([[['unexpected', 'expected']], [['expected', 'unexpected']]])(
  'calls a test unsteady that fails in one run of a deep test and passes in another: %j',
  (statuses) => {
    const results = [{ errors: [{ message: 'Error: late' }] }];
    const tests = statuses.map((status) => (status === 'expected' ? { status, results: [] } : { status, results }));
    // Playwright calls the entry by its first run.
    const spec = { ok: statuses[0] === 'expected', file: 'a.test.ts', title: 'opens', tests };
    expect(playwrightCounts({ suites: [{ specs: [spec] }] }).failures).toEqual([
      { ...failure, why: 'unsteady, it passed in another run: Error: late' },
    ]);
  },
);

it('takes its commands with it where a run is stopped', async () => {
  const before = process.listeners('exit');
  const running = runStages([[node('a', 'setTimeout(() => {}, 60_000)')]], {});
  const [stop] = process.listeners('exit').filter((one) => !before.includes(one));
  stop?.(0);
  expect(await running).toMatchObject([{ name: 'a', ok: false }]);
  expect(process.listeners('exit')).toEqual(before);
});

it('counts a check that is no test as one, and goes on after one that failed', async () => {
  const [first, second, third] = await runStages([[node('a', 'process.exit(3)'), node('b', '')], [node('c', '')]], {});
  expect([first, second, third]).toMatchObject([
    { name: 'a', ok: false, passed: 0, failed: 1 },
    { name: 'b', ok: true, passed: 1, failed: 0 },
    { name: 'c', ok: true },
  ]);
});

it('fails a stage whose command ended badly though no test failed, and one whose command is not there', async () => {
  const counts = () => ({ passed: 5, failed: 0, failures: [] });
  const missing = { ...node('b', ''), command: './not-there' };
  const ended = await runStages([[node('a', 'process.exit(1)', { counts }), missing]], {});
  expect(ended).toMatchObject([
    { ok: false, passed: 5, failed: 1 },
    { ok: false, failed: 1 },
  ]);
});

it('passes a stage whose failures pass on a second try, and names them as unsteady', async () => {
  const counts = () => ({ passed: 5, failed: 1, failures: [failure] });
  const retry = async () => ({ counts: { passed: 6, failed: 0, failures: [] }, unsteady: [failure] });
  const [ended] = await runStages([[node('a', 'process.exit(1)', { counts, retry })]], {});
  expect(ended).toMatchObject({ ok: true, passed: 6, failed: 0, unsteady: [failure] });
});

it('fails a stage whose failures fail again, and one that has no second try', async () => {
  const counts = () => ({ passed: 5, failed: 1, failures: [failure] });
  const retry = async () => ({ counts: counts(), unsteady: [] });
  const ended = await runStages(
    [
      [
        node('a', 'process.exit(1)', { counts, retry }),
        node('b', 'process.exit(1)', { counts, retry: async () => undefined }),
      ],
    ],
    {},
  );
  expect(ended).toMatchObject([
    { ok: false, failed: 1, failures: [failure] },
    { ok: false, failed: 1, failures: [failure] },
  ]);
});
