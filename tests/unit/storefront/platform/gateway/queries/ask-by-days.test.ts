import { expect, it, vi } from 'vitest';
import { askByDays } from '@/storefront/platform/gateway/queries/ask-by-days';

it.each([
  ['an answer', async () => 'answer', ['2027-02-03', '2026-02-03']],
  ['a refusal', async () => Promise.reject(new Error('These days have not come')), ['2027-02-03', '2026-02-03']],
])('asks once more for the days that the clock shows after %s [APP-24]', async (_, first, days) => {
  let today = '2027-02-03';
  const ask = vi.fn(async ({ day }: { day: string }) => {
    today = '2026-02-03';
    return ask.mock.calls.length === 1 ? first() : `of ${day}`;
  });
  await expect(askByDays(() => ({ day: today }), ask)).resolves.toBe('of 2026-02-03');
  expect(ask.mock.calls.map(([{ day }]) => day)).toEqual(days);
});

it('asks once where the days are the same, and fails as that fails [APP-24]', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('Switched off')));
  await expect(askByDays(() => ({ day: '2026-02-03' }), ask)).rejects.toThrow('Switched off');
  expect(ask).toHaveBeenCalledTimes(1);
});
