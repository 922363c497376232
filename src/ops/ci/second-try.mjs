// Runs failed browser tests once more, alone, after all others. A test that passes then is unsteady.
import { playwrightCounts, readReport } from './reports.mjs';
import { run } from './run-stages.mjs';

/** More unsteady tests than this fail a run, so more failures than this get no second try. */
const mostUnsteady = 3;

/** Gives the counts after a stage's second try, and its unsteady tests; undefined without such a try or its report. */
export async function tryAgain({ failures, passed, failed }, env, report) {
  if (failures.length === 0 || failures.length > mostUnsteady) return undefined;
  // A failure of the run itself, such as its server, is no test that could run again.
  if (failed !== failures.length) return undefined;
  console.log(`\n== ${failures.length} failed: once more, alone`);
  const args = ['test', '--config', 'tests/browser/playwright.config.ts', '--last-failed', '--workers', '1'];
  await run('node_modules/.bin/playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const secondReport = readReport(report);
  if (secondReport === undefined) return undefined;
  const { failures: remaining } = playwrightCounts(secondReport);
  const unsteady = failures.filter(({ test }) => remaining.every((one) => one.test !== test));
  return { counts: { passed: passed + unsteady.length, failed: remaining.length, failures: remaining }, unsteady };
}
