// What every change has to pass: `npm cit` installs, then runs this. `npm run deep` has the rest (tests/README.md).
import { runPlan } from './ci/run-plan.mjs';
import { browsers, build, checks, floor, sizes, units } from './ci/stages.mjs';

if (process.argv.length > 2) {
  console.error(
    `npm cit takes no options such as ${process.argv.slice(2).join(' ')}, so nothing was run. To run a part, see tests/README.md.`,
  );
  process.exit(2);
}

process.exitCode = await runPlan([
  checks,
  [units({ name: 'unit, golden and contract tests' }), build],
  [browsers({ name: 'browser journeys', retries: true }), sizes, floor],
]);
