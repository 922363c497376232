// What the end of `npm cit` says of time: the slowest test files, each stage, the whole.

/** The seconds of each file of a Playwright report, summed over its tests: `[{ file, seconds }]`. */
export function browserFileTimes(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const milliseconds = new Map();
  for (const { file, tests } of (report?.suites ?? []).flatMap(specsOf))
    for (const { duration } of tests.flatMap(({ results }) => results))
      milliseconds.set(file, (milliseconds.get(file) ?? 0) + duration);
  return [...milliseconds].map(([file, total]) => ({ file: `tests/browser/${file}`, seconds: total / 1000 }));
}

/** A line a file, slowest first, `most` of them; then a line a stage of `[{ name, seconds }]`, and the whole. */
export function timeLines(files, stages, most = 20) {
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, most);
  const whole = stages.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...(slowest.length === 0 ? [] : [`Slowest ${slowest.length} of ${files.length} test files:`]),
    ...slowest.map(({ file, seconds }) => timeLine(seconds, file)),
    'Stages:',
    ...stages.map(({ name, seconds }) => timeLine(seconds, name)),
    timeLine(whole, 'the whole'),
  ];
}

const timeLine = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
