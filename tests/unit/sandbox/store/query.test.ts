import { expect, it } from 'vitest';
import { openStore } from '@/sandbox/store/open-store';
import { compiled, insertInto, sql } from '@/sandbox/store/query';

const round = { id: 'r1', memberId: 7, nodeId: 3, stake: 500, win: 0, at: 9 };

it('writes each value under the name of its column, in whatever order they stand', async () => {
  const store = await openStore(':memory:');
  const { at, win, ...rest } = round;
  expect(await store.run(insertInto('rounds').values({ at, win, ...rest }))).toBe(1);
  expect(await store.first(sql`select * from rounds`)).toEqual({
    id: 'r1',
    member_id: 7,
    node_id: 3,
    stake: 500,
    win: 0,
    at: 9,
  });
  store.close();
});

it('writes in a transaction, all of it or nothing, and is counted as a write', async () => {
  const store = await openStore(':memory:');
  const before = store.writes();
  const work = store.write(async (statements) => {
    await statements.run(insertInto('rounds').values(round));
    throw new Error('no money');
  });
  await expect(work).rejects.toThrow('no money');
  expect(await store.rows(sql`select id from rounds`)).toEqual([]);
  await store.run(insertInto('rounds').values(round));
  expect(await store.run(insertInto('rounds').orIgnore().values(round))).toBe(0);
  expect(store.writes()).toBe(before + 3);
  store.close();
});

it('takes texts, numbers and null, and nothing that SQLite would turn into something else', () => {
  expect(compiled(insertInto('movements').values({ ...movement, remark: null }))).toEqual({
    sql: 'insert into "movements" ("member_id", "account_type", "at", "type_id", "minor", "balance", "order_no", "remark") values (?, ?, ?, ?, ?, ?, ?, ?)',
    args: [7, 1, 9, 2, -500, 0, 'r1', null],
  });
  const odd = { compile: () => ({ sql: 'select ?', parameters: [true] }) };
  expect(() => compiled(odd)).toThrow('A value of the type boolean cannot be kept');
});

const movement = { memberId: 7, accountType: 1, at: 9, typeId: 2, minor: -500, balance: 0, orderNo: 'r1' };
