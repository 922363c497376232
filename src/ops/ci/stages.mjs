// The stages that `npm cit` and `npm run deep` have in common.
import { resolve } from 'node:path';
import { playwrightCounts, readReport, vitestCounts } from './reports.mjs';
import { tryAgain } from './second-try.mjs';
import { browserFileTimes } from './times.mjs';

export const results = '.livery/ci';

/** Checks without a test runner. They do not depend on each other. */
export const checks = [
  {
    ...stage('merchant configs', 'node', 'src/ops/run.mjs', 'src/ops/merchant.ts', 'check'),
    faultLine: /:\d+:\d+ {2}(?!Warning)/,
  },
  {
    ...stage('generated files', 'node', 'src/ops/run.mjs', 'src/ops/generate/main.ts', '--check'),
    faultLine: /differ/,
  },
  types('types', 'src/tsconfig.json'),
  types('types of the tests', 'tsconfig.json'),
  types('types of the engine, without the DOM', 'src/engine/tsconfig.json'),
  {
    ...stage('lint, format and import rules', 'node_modules/.bin/biome', 'check', '--diagnostic-level=warn', '.'),
    faultLine: /━━/,
  },
  { ...stage('floors of the rooms', 'node', 'src/ops/ci/floors.mjs'), faultLine: /:\d+:\d+ {2}/ },
];

export const build = stage('build', 'node', 'src/ops/build.mjs');

export const sizes = { ...stage('size budget', 'node', 'src/ops/run.mjs', 'src/ops/size.ts'), faultLine: /OVER/ };

/** Checks the build against the oldest supported browsers. */
export const floor = {
  ...stage('browser floor', 'node', 'src/ops/run.mjs', 'src/ops/browser-floor.ts'),
  faultLine: / is not in | is allowed, but /,
};

/** Unit, golden and contract tests. `env` are variables. */
export function units({ name, env = {} }) {
  const report = `${results}/${fileName(name)}.json`;
  const reporters = ['default', 'json', './src/ops/ci/file-times.mjs', './src/ops/ci/unit-progress.mjs'];
  const args = ['run', ...reporters.map((one) => `--reporter=${one}`), `--outputFile.json=${report}`];
  return {
    ...stage(name, 'node_modules/.bin/vitest', ...args),
    env: { ...env, FILE_TIMES: timesOf(name) },
    counts: () => vitestCounts(readReport(report)),
    times: () => readReport(timesOf(name)) ?? [],
  };
}

/** Browser tests; `name` and `env` as for `units`. With `retries` a failed test runs once more, alone. */
export function browsers({ name, env = {}, retries = false }) {
  const report = resolve(results, `${fileName(name)}.json`);
  const args = ['test', '--config', 'tests/browser/playwright.config.ts'];
  return {
    ...stage(name, 'node_modules/.bin/playwright', ...args),
    // Playwright resolves this path from the folder of its config.
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    counts: () => playwrightCounts(readReport(report)),
    times: () => browserFileTimes(readReport(report)),
    ...(retries && { retry: (counts, runEnv) => tryAgain(counts, runEnv, `${report}.second`) }),
  };
}

function types(name, config) {
  return { ...stage(name, 'node_modules/.bin/tsc', '-p', config), faultLine: /error TS/ };
}

function stage(name, command, ...args) {
  return { name, command, args };
}

const fileName = (name) => name.replaceAll(/[^a-z]+/g, '-');
const timesOf = (name) => resolve(results, `${fileName(name)}-files.json`);
