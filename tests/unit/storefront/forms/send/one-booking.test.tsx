import { runs } from '@tests/support/depth';
import { beginSchedules, playSchedules } from '@tests/support/money-schedules';
import { patient } from '@tests/support/patience';
import { afterAll, beforeAll, it } from 'vitest';

/** Random schedules. MONEY_RUNS asks for another number, as before a release; another file has as many. */
const times = Number(process.env.MONEY_RUNS ?? runs(20, 5000));
let end: () => Promise<void>;

beforeAll(async () => {
  end = await beginSchedules();
});
afterAll(() => end());

it(
  'books each intent once, calls none failed that is booked, and locks no button for ever [MEM-07, MEM-08, MEM-11, MEM-14]',
  { timeout: patient(60_000 + times * 500) },
  () => playSchedules(times),
);
