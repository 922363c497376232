import { expect, it } from 'vitest';
import { browserFileTimes, timeLines } from '../../../../src/ops/ci/times.mjs';

const spec = (file: string, ...durations: number[]) => ({
  file,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

it('sums what a browser file took over its tests, those in a group and those run twice among them', () => {
  const report = {
    suites: [
      {
        specs: [spec('home.test.ts', 1500)],
        suites: [{ specs: [spec('home.test.ts', 500, 250)], suites: [{ specs: [spec('home.test.ts', 250)] }] }],
      },
      { specs: [spec('login.test.ts', 4000)] },
    ],
  };
  expect(browserFileTimes(report)).toEqual([
    { file: 'tests/browser/home.test.ts', seconds: 2.5 },
    { file: 'tests/browser/login.test.ts', seconds: 4 },
  ]);
});

it('gives no browser file where the browsers wrote no report', () => {
  expect(browserFileTimes(undefined)).toEqual([]);
});

it('lists the slowest files first, then each stage in its order, then the whole', () => {
  const files = [
    { file: 'tests/quick.test.ts', seconds: 0.04 },
    { file: 'tests/slow.test.ts', seconds: 31.26 },
    { file: 'tests/browser/home.test.ts', seconds: 7 },
  ];
  const stages = [
    { name: 'types', seconds: 4.2 },
    { name: 'browser journeys', seconds: 480 },
  ];
  expect(timeLines(files, stages, 450, 2)).toEqual([
    'Slowest 2 of 3 test files:',
    '    31.3 s  tests/slow.test.ts',
    '     7.0 s  tests/browser/home.test.ts',
    'Stages:',
    '     4.2 s  types',
    '   480.0 s  browser journeys',
    '   450.0 s  the whole',
  ]);
});

it('lists twenty files unless told otherwise, and no heading where no test ran', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  expect(timeLines(files, [], 0).filter((line) => line.endsWith('.test.ts'))).toHaveLength(20);
  expect(timeLines([], [], 0)).toEqual(['Stages:', '     0.0 s  the whole']);
});
