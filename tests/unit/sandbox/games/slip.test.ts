import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseSlip, plays } from '@/sandbox/lottery/plays';

const client = resolve(import.meta.dirname, '../../../../src/sandbox/games/client/slip.js');
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(100 + at)).join(' ');

/** Whether the page takes so many typed numbers for one play, and whether the platform takes a slip of them. */
async function takenBy(count: number) {
  const { createSlip } = await import(client);
  const slip = createSlip({ plays, unit: 1, changed: () => undefined });
  const play = plays.find(({ length }) => length === 3);
  const contents = numbers(count).replaceAll(' ', ',');
  return { page: slip.type(play, numbers(count)), platform: parseSlip(`${play?.playId}|${contents}|1`) !== undefined };
}

test.each([
  [20, true],
  [21, true],
  [100, true],
  [101, false],
])('takes %i typed numbers for a play: %s, as the platform does [GAM-15]', async (count, isTaken) => {
  expect(await takenBy(count)).toEqual({ page: isTaken, platform: isTaken });
});
