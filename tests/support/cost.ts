/**
 * The processor time of some work, in units of a fixed piece of work of some 10 ms. It is processor time, so other
 * programs on the machine do not change it.
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
