// Reads the reports of Vitest and Playwright: the numbers of passed and failed tests, and each failure in one line.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The counts of a Vitest report, as `{ passed, failed, failures }`; a failure is `{ test, why }`. */
export function vitestCounts(report) {
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults, message }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && message !== '') return [failureOf(name, 'the file', message)];
    return tests.map(({ fullName, failureMessages }) => failureOf(name, fullName, failureMessages[0]));
  });
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

/**
 * The counts of a Playwright report, in the same form. An error of its server or config is a failure too. A test that
 * ran more than once and passed once is listed as unsteady.
 */
export function playwrightCounts(report) {
  const specs = specsOfReport(report);
  // A repeated test has one entry, whose `ok` tells only of the first run: so the status of each run counts.
  const hasFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected');
  const failures = specs.filter(hasFailed).map(({ file, title, tests }) => {
    const same = specs.filter((one) => one.file === file && one.title === title).flatMap((one) => one.tests);
    const passedOnce = same.some(({ status }) => status === 'expected');
    const error = tests.flatMap((test) => test.results).flatMap((result) => result.errors)[0];
    const why = `${passedOnce ? 'unsteady, it passed in another run: ' : ''}${error?.message ?? ''}`;
    return failureOf(`tests/browser/${file}`, title, why);
  });
  const runErrors = (report?.errors ?? []).map(({ message }) => failureOf('tests/browser', 'the run', message));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, failures: [...failures, ...runErrors] };
}

/** Every test of a Playwright report, at any depth of `describe`. */
export function specsOfReport(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return (report?.suites ?? []).flatMap(specsOf);
}

/** A runner's report, parsed; undefined if the runner ended before it wrote one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // The runner's exit code counts as the failure.
  }
}

/** One line per failure. Failures of one file with the same reason share a line. */
export function failureLines(failures) {
  const groups = new Map();
  for (const { test, why } of failures) {
    const key = `${test.split(' › ')[0]}: ${why}`;
    groups.set(key, [...(groups.get(key) ?? []), `  ${test}: ${why}`]);
  }
  return [...groups.values()].map(([first, ...others]) =>
    others.length === 0 ? first : `${first} (and ${others.length} more like it in this file)`,
  );
}

/**
 * A failed test: its file and title, and the first line of its error. Random cases add their seed and counterexample,
 * browser tests the locator and what was expected.
 */
function failureOf(file, title, why = '') {
  const [first, ...more] = stripVTControlCharacters(why).split('\n');
  const isRandom = first.includes('Property failed');
  const details = isRandom ? more.slice(0, 2) : more.filter((line) => /^(?:Locator|Expected|Received)\b.*:/.test(line));
  const lines = [first, ...details.slice(0, 3).map((line) => line.slice(0, 500))];
  return { test: `${relative(process.cwd(), resolve(file))} › ${title}`, why: lines.join(' ') };
}
