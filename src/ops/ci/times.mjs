// The times at the end of `npm cit`: the slowest test files, each stage, the whole run.
import { specsOfReport } from './reports.mjs';

/** The seconds of each file of a Playwright report, summed over its tests: `[{ file, seconds }]`. */
export function browserFileTimes(report) {
  const milliseconds = new Map();
  for (const { file, tests } of specsOfReport(report))
    for (const { duration } of tests.flatMap(({ results }) => results))
      milliseconds.set(file, (milliseconds.get(file) ?? 0) + duration);
  return [...milliseconds].map(([file, total]) => ({ file: `tests/browser/${file}`, seconds: total / 1000 }));
}

/**
 * Lines for the `most` slowest files, each stage, and the whole run. Stages overlap, so the whole is less than their
 * sum.
 */
export function timeLines(files, stages, totalSeconds, most = 20) {
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, most);
  return [
    ...(slowest.length === 0 ? [] : [`Slowest ${slowest.length} of ${files.length} test files:`]),
    ...slowest.map(({ file, seconds }) => timeLine(seconds, file)),
    'Stages:',
    ...stages.map(({ name, seconds }) => timeLine(seconds, name)),
    timeLine(totalSeconds, 'the whole'),
  ];
}

const timeLine = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
