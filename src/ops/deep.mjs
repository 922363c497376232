// All tests, the long ones too: `npm run deep [-- --seed N] [--under-load]`. A failed test has no second try. Tests
// that may depend on each other run twice: units (the second time without the long ones) and browser journeys.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runPlan } from './ci/run-plan.mjs';
import { browsers, build, checks, floor, sizes, units } from './ci/stages.mjs';

const options = { seed: { type: 'string' }, 'under-load': { type: 'boolean', default: false } };
const { seed = String(Math.floor(Math.random() * 1e6)), 'under-load': isLoaded } = optionsGiven();
if (!/^\d+$/.test(seed)) {
  console.error(`--seed ${seed} is not a whole number, so nothing was run. Write one: npm run deep -- --seed 7`);
  process.exit(2);
}

console.log(`Seed ${seed}: the same order and the same random cases come again with npm run deep -- --seed ${seed}`);
console.log('On two quiet cores this takes about 45 minutes: units twice (12 and 4), browsers (28), checks (1).');
const busyProcesses = isLoaded ? Array.from({ length: 2 * availableParallelism() }, keepBusy) : [];
if (isLoaded) console.log(`${busyProcesses.length} processes that compute without an end run beside it.`);
try {
  process.exitCode = await runPlan(
    [
      checks,
      [units({ name: 'unit, golden and contract tests' }), build],
      [units({ name: 'the same in another order', env: { SHUFFLE: seed, DEEP: 'off' } })],
      [browsers({ name: 'browser journeys' }), sizes, floor],
    ],
    { DEEP: 'on', SEED: seed },
  );
} finally {
  for (const busy of busyProcesses) busy.kill('SIGKILL');
}

function keepBusy() {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

function optionsGiven() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}, so nothing was run. Write: npm run deep [-- --seed 7] [--under-load]`);
    return process.exit(2);
  }
}
