// What the reports of Vitest and Playwright say: how many tests passed and failed, and each failure in one line.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a report of Vitest says, as `{ passed, failed, failures }`; a failure is `{ test, why }`. */
export function vitestCounts(report) {
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults, message }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && message !== '') return [failureOf(name, 'the file', message)];
    return tests.map(({ fullName, failureMessages }) => failureOf(name, fullName, failureMessages[0]));
  });
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

/**
 * What a report of Playwright says, in the same form. What its server or its config broke is a failure too. A test that
 * ran more than once and passed one time is told as unsteady.
 */
export function playwrightCounts(report) {
  const specs = specsOfReport(report);
  const failures = specs.flatMap(({ ok, file, title, tests }) => {
    if (ok) return [];
    const passedToo = specs.some((one) => one.ok && one.file === file && one.title === title);
    const error = tests.flatMap((test) => test.results).flatMap((result) => result.errors)[0];
    const why = `${passedToo ? 'unsteady, it passed in another run: ' : ''}${error?.message ?? ''}`;
    return [failureOf(`tests/browser/${file}`, title, why)];
  });
  const broken = (report?.errors ?? []).map(({ message }) => failureOf('tests/browser', 'the run', message));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, failures: [...failures, ...broken] };
}

/** Each test of a Playwright report, whatever describes it. */
export function specsOfReport(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return (report?.suites ?? []).flatMap(specsOf);
}

/** A report of a runner, read; undefined where the runner ended before it wrote one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // Its exit code has been counted.
  }
}

/** A failed test: its file and title, and the first line of why. */
function failureOf(file, title, why = '') {
  const [first] = stripVTControlCharacters(why).split('\n');
  return { test: `${relative(process.cwd(), resolve(file))} › ${title}`, why: first };
}
