// Runs stages as one test command. Prints times, failures, unsteady tests and counts last.
import { mkdirSync, rmSync } from 'node:fs';
import { getBrowsers } from './get-browsers.mjs';
import { createOwnPlace } from './own-place.mjs';
import { measurePatience, patienceLine } from './patience.mjs';
import { failureLines } from './reports.mjs';
import { runStages } from './run-stages.mjs';
import { results } from './stages.mjs';
import { timeLines } from './times.mjs';

/** `groups` as in `run-stages.mjs`; `env` are variables of the whole run. Gives the exit code. */
export async function runPlan(groups, env = {}) {
  const begin = Date.now();
  const { variables, notes } = await getBrowsers();
  const patience = await measurePatience();
  console.log(patienceLine(patience));
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const runFolder = await createOwnPlace();
  process.once('exit', runFolder.end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const runEnv = { PATIENCE: String(patience), FORCE_COLOR: '0' };
  const stages = await runStages(groups, { ...process.env, ...runFolder.env, ...variables, ...runEnv, ...env });
  const files = groups.flat().flatMap(({ times }) => times?.() ?? []);
  console.log(`\n${timeLines(files, stages, (Date.now() - begin) / 1000).join('\n')}`);
  return printEnd(stages, notes);
}

/** Prints the last lines: what did not run, unsteady tests, each failed test with its reason, and the counts. */
function printEnd(stages, notes) {
  const failedStages = stages.filter(({ ok }) => !ok);
  const unsteady = stages.flatMap((stage) => stage.unsteady);
  const sumOf = (key) => stages.reduce((sum, stage) => sum + stage[key], 0);
  console.log('');
  for (const note of notes) console.log(note);
  for (const { test, why } of unsteady) console.log(`unsteady: ${test}, first failure: ${why}`);
  if (failedStages.length > 0) console.log(`Failed: ${failedStages.map(({ name }) => name).join(', ')}`);
  for (const line of failureLines(failedStages.flatMap(({ failures }) => failures))) console.log(line);
  console.log(`\n${sumOf('passed')} passed, ${sumOf('failed')} failed`);
  return failedStages.length === 0 ? 0 : 1;
}
