// How much slower this machine is than the reference machine of the tests' time limits, a quiet one with two cores.
import { Worker } from 'node:worker_threads';

/** Milliseconds of the piece of work on the reference machine. */
const referenceMs = 260;
const workScript = `
  const { parentPort } = require('node:worker_threads');
  const { createHash } = require('node:crypto');
  const begin = performance.now();
  let text = 'livery';
  for (let round = 0; round < 80_000; round += 1)
    text = createHash('sha256').update(JSON.stringify([...text])).digest('hex');
  parentPort.postMessage(performance.now() - begin);
`;

/** The factor for every time limit: 1 to 6. Two threads work at once, five times; the slowest time counts. */
export async function measurePatience() {
  const times = [];
  for (let time = 0; time < 5; time += 1) times.push(...(await Promise.all([timeWork(), timeWork()])));
  return toPatience(Math.max(...times));
}

/** `milliseconds` is the time of the piece of work here. */
export function toPatience(milliseconds) {
  return Math.min(6, Math.max(1, Math.round((milliseconds / referenceMs) * 10) / 10));
}

/** The line at the start of a run. */
export function patienceLine(patience) {
  const begin = `This machine takes ${patience} times as long as a quiet one with two cores`;
  return patience === 1
    ? 'This machine is as fast as a quiet one with two cores: time limits stay as they are.'
    : `${begin}: every time limit is ${patience} times as long.`;
}

function timeWork() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workScript, { eval: true });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
