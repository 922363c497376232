import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertRows } from '@/sandbox/store/insert-rows';
import { openStore, type Store } from '@/sandbox/store/open-store';

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:');
});
afterEach(() => store.close());

const withdrawal = { memberId: 7, ref: 'W1', bank: '“Delta” \\ Bank', minor: 9_007_199_254_740_991, at: -1, status: 0 };

it('writes rows in their order, each value as it is', async () => {
  await insertRows(store, 'withdrawals', [
    { ...withdrawal, remark: null },
    { remark: '007', ...withdrawal, ref: 'W2' },
  ]);
  expect(
    await store
      .selectFrom('withdrawals')
      .select(['id', 'ref', 'bank', 'minor', 'at', 'remark'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { id: 1, ref: 'W1', bank: '“Delta” \\ Bank', minor: 9_007_199_254_740_991, at: -1, remark: null },
    { id: 2, ref: 'W2', bank: '“Delta” \\ Bank', minor: 9_007_199_254_740_991, at: -1, remark: '007' },
  ]);
});

it('writes all of them or none', async () => {
  const round = { id: 'r1', memberId: 7, nodeId: 3, stake: 500, win: 0, at: 9 };
  await expect(insertRows(store, 'rounds', [round, { ...round }])).rejects.toThrow('UNIQUE');
  expect(await store.selectFrom('rounds').select('id').execute()).toEqual([]);
  await insertRows(store, 'rounds', []);
});

it('refuses a row that lacks a column of the first, and what SQLite would turn into something else', async () => {
  await expect(insertRows(store, 'withdrawals', [{ ...withdrawal, remark: 'late' }, withdrawal])).rejects.toThrow(
    'A row has no remark that can be kept',
  );
  await expect(insertRows(store, 'withdrawals', [{ ...withdrawal, status: true }])).rejects.toThrow('no status');
});
