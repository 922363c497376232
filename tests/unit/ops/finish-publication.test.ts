import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishPublication } from '@/ops/merchant/publish/finish-publication';
import { createFolderTarget } from '@/sites/publish/folder-target';

const told: (readonly string[])[] = [];
const purger = {
  names: ['a cache'],
  forget: async (keys: readonly string[]) => {
    told.push(keys);
    return [];
  },
};
const target = createFolderTarget('live');

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('tells caches once each server has read the list, since a cache would get the old page before [RUN-08]', async () => {
  const exitCode = finishPublication({ target, purger }, 1, { keys: ['mono/home'] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await exitCode).toBe(0);
  expect(told).toEqual([['mono/home']]);
});

test.each([
  ['no cache is named', undefined, ['mono/home']],
  ['no page changed', purger, []],
])('waits for nothing if %s [RUN-08]', async (_, given, keys) => {
  expect(await finishPublication({ target, purger: given }, 1, { keys })).toBe(0);
  expect(told).toEqual([]);
});
