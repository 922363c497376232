// Runs the stages of a test command: the groups one after the other, the stages of a group in parallel.
import { spawn } from 'node:child_process';

/**
 * `groups` are lists of stages `{ name, command, args, env, counts, retry, faultLine }`. The first stage of a group
 * prints while it runs if it has no `faultLine`, the others when they have ended. `counts` reads
 * `{ passed, failed, failures }` from a test report. `faultLine` matches the lines of a check's output that say what is
 * wrong. `retry` runs after a failure and gives `{ counts, unsteady }`, or undefined. The result has one entry per
 * stage, in order.
 */
export async function runStages(groups, env) {
  const results = [];
  for (const group of groups) {
    const stages = group.map((stage, at) =>
      runStage(stage, { ...env, ...stage.env }, at === 0 && stage.faultLine === undefined),
    );
    results.push(...(await Promise.all(stages)));
  }
  return results;
}

async function runStage(stage, env, printsLive) {
  const begin = Date.now();
  if (printsLive) console.log(`\n== ${stage.name}`);
  const { ok, output } = await run(stage.command, stage.args, env, printsLive);
  if (!printsLive) process.stdout.write(`\n== ${stage.name}\n${output}`);
  const firstCounts = countsOf(stage, ok, output);
  const secondTry = ok ? undefined : await stage.retry?.(firstCounts, env);
  const { counts, unsteady } = secondTry ?? { counts: firstCounts, unsteady: [] };
  const seconds = (Date.now() - begin) / 1000;
  const hasPassed = ok || (secondTry !== undefined && counts.failed === 0);
  console.log(`== ${stage.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name: stage.name, ok: hasPassed, seconds, ...counts, unsteady };
}

/**
 * A stage without `counts` is one check, whose failures are the lines of its output that match `faultLine`. A stage
 * whose command failed has at least one failure.
 */
function countsOf({ name, counts, faultLine }, ok, output) {
  const faultLines = ok || faultLine === undefined ? [] : output.split('\n').filter((line) => faultLine.test(line));
  const check = {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    failures: faultLines.slice(0, 5).map((why) => ({ test: name, why })),
  };
  const { passed, failed, failures } = counts?.() ?? check;
  return { passed, failed: Math.max(failed, ok ? 0 : 1), failures };
}

/**
 * Runs a command to its end. Gives whether it passed, and its output if that was not printed. If the run is stopped,
 * its commands are stopped too.
 */
export function run(command, args, env, printsLive = true) {
  return new Promise((resolve) => {
    const stdio = printsLive ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { env, stdio });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('close', () => process.off('exit', stop));
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', ({ message }) => resolve({ ok: false, output: `${message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
