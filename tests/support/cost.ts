/**
 * What some work costs the processor, in pieces of a fixed work of some 10 ms that is measured in the same run. Time of the processor, not of the
 * clock: what else runs on the machine does not count.
 */
export async function costOf(work: () => unknown): Promise<number> {
  const piece = await processorTimeOf(fixedWork);
  return (await processorTimeOf(work)) / piece;
}

async function processorTimeOf(work: () => unknown): Promise<number> {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return Math.max(1, user + system);
}

function fixedWork(): number {
  let state = 1;
  for (let round = 0; round < 2_000_000; round += 1) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + round;
  return state;
}
