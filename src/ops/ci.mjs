// Runs every check, one after the other, and ends with what took longest and the number of tests that passed and failed.
// `npm cit` installs first.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './chromium.mjs';
import { browserFileTimes, timeLines } from './ci/times.mjs';

const results = '.livery/ci';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = [
  ['generated files', 'node', ['src/ops/run.mjs', 'src/ops/generate/main.ts', '--check']],
  ['types', 'node_modules/.bin/tsc', ['-p', 'src/tsconfig.json']],
  ['types of the tests', 'node_modules/.bin/tsc', ['-p', 'tsconfig.json']],
  ['types of the engine, without the DOM', 'node_modules/.bin/tsc', ['-p', 'src/engine/tsconfig.json']],
  ['lint, format and import rules', 'node_modules/.bin/biome', ['check', '--diagnostic-level=warn', '.']],
  ['floors of the storefront', 'node', ['src/ops/ci/floors.mjs']],
  ['merchant configs', 'node', ['src/ops/run.mjs', 'src/ops/merchant.ts', 'check']],
  [
    'unit, golden and contract tests',
    'node_modules/.bin/vitest',
    [
      'run',
      ...['--reporter=default', '--reporter=json', '--reporter=./src/ops/ci/file-times.mjs'],
      `--outputFile.json=${results}/vitest.json`,
    ],
    () => vitestCounts(),
  ],
  ['build', 'node', ['src/ops/build.mjs']],
  ['size budget', 'node', ['src/ops/run.mjs', 'src/ops/size.ts']],
  [
    'browser journeys',
    'node_modules/.bin/playwright',
    ['test', '--config', 'tests/browser/playwright.config.ts'],
    () => playwrightCounts(),
  ],
];

const chromium = await findChromium();
const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  // Playwright reads it from where its config lies.
  PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(results, 'playwright.json'),
  FILE_TIMES: resolve(results, 'vitest-files.json'),
  FORCE_COLOR: '0',
};
const failed = [];
let passedTests = 0;
let failedTests = 0;
const failures = [];
const stages = [];

for (const [name, command, args, counts] of checks) {
  const begin = Date.now();
  console.log(`\n== ${name}`);
  const ok = spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
  const seconds = (Date.now() - begin) / 1000;
  stages.push({ name, seconds });
  console.log(`== ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  if (!ok) failed.push(name);
  const found = counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  failures.push(...(found.failures ?? []));
  passedTests += found.passed;
  failedTests += Math.max(found.failed, ok ? 0 : 1);
}

const files = [
  ...(read(`${results}/vitest-files.json`) ?? []),
  ...browserFileTimes(read(`${results}/playwright.json`)),
];
console.log(`\n${timeLines(files, stages).join('\n')}`);

// The last lines are what is read first of a long output: they name each test that failed, and why.
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
for (const failure of failures) console.log(`  ${failure}`);
console.log(`\n${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function vitestCounts() {
  const report = read(`${results}/vitest.json`);
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults, message }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && message !== '') return [lineOf(name, 'the file', message)];
    return tests.map(({ fullName, failureMessages }) => lineOf(name, fullName, failureMessages[0]));
  });
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

function playwrightCounts() {
  const report = read(`${results}/playwright.json`);
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const failures = (report?.suites ?? []).flatMap(specsOf).flatMap(({ ok, file, title, tests }) => {
    const error = tests.flatMap((test) => test.results).flatMap((result) => result.errors)[0];
    return ok ? [] : [lineOf(`tests/browser/${file}`, title, error?.message)];
  });
  return { passed: report?.stats?.expected ?? 0, failed: report?.stats?.unexpected ?? 0, failures };
}

/** One line of a failed test: its file, its title, and the first line of why. */
function lineOf(file, title, why = '') {
  const plain = stripVTControlCharacters(why).split('\n')[0];
  return `${relative(process.cwd(), resolve(file))} › ${title}: ${plain}`;
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // The runner ended before it wrote its report; its exit code has been counted.
  }
}
