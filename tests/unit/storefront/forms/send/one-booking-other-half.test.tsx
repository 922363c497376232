import { beginSchedules, playSchedules } from '@tests/support/money-schedules';
import { patient } from '@tests/support/patience';
import { afterAll, beforeAll, it } from 'vitest';

const times = Number(process.env.MONEY_RUNS ?? 5000);
/** The first half has the seed of the run. */
const seed = Number(process.env.SEED ?? Date.now() % 1e6) + 1;
let end: (() => Promise<void>) | undefined;

beforeAll(async () => {
  end = await beginSchedules();
});
afterAll(() => end?.());

it(
  'books each intent once, in as many other schedules [MEM-07, MEM-08, MEM-11, MEM-14]',
  { tags: ['deep'], timeout: patient(60_000 + times * 500) },
  () => playSchedules(times, seed),
);
