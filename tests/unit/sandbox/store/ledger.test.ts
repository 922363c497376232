import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { balanceOf, mainAccount, move, movementTypes } from '@/sandbox/store/ledger';
import { openStore, type Store } from '@/sandbox/store/open-store';
import { sql } from '@/sandbox/store/query';
import { numberOf, textOf } from '@/sandbox/store/rows';
import { tables, tablesVersion, versionOf } from '@/sandbox/store/tables';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const movement = (minor: number, orderNo: string) => ({
  memberId: 1,
  accountType: mainAccount,
  minor,
  typeId: movementTypes.bet,
  at: 1,
  orderNo,
  remark: '',
});

async function bet(store: Store, stake: number, orderNo: string): Promise<boolean> {
  return store.write(async (statements) => {
    const left = await move(statements, movement(-stake, orderNo));
    await new Promise((resolve) => setTimeout(resolve, 1));
    return left !== undefined;
  });
}

test.each([':memory:', `file:${join(folder, 'deep/ledger.db')}`])(
  'ten bets at once conserve the money in %s [MEM-14]',
  async (url) => {
    const store = await openStore(url);
    await store.write((statements) => move(statements, movement(1000, 'start')));
    const [bets, reads] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, index) => bet(store, 150, `bet ${index}`))),
      Promise.all(Array.from({ length: 10 }, () => balanceOf(store, 1, mainAccount))),
    ]);
    expect(bets.filter(Boolean)).toHaveLength(6);
    expect(reads.every((balance) => balance >= 0 && (1000 - balance) % 150 === 0)).toBe(true);
    expect(await balanceOf(store, 1, mainAccount)).toBe(100);
    const sum = await store.first(sql`select sum(minor) as minor from movements`);
    expect(sum && numberOf(sum, 'minor')).toBe(100);
    store.close();
  },
);

test('takes everything back where one step fails', async () => {
  const store = await openStore(':memory:');
  await store.write((statements) => move(statements, movement(500, 'start')));
  const failing = store.write(async (statements) => {
    await move(statements, movement(-200, 'half'));
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await balanceOf(store, 1, mainAccount)).toBe(500);
  store.close();
});

test('drops the tables of an older build, also those that are no more, and keeps those of this one and of others', async () => {
  const url = `file:${join(folder, 'old.db')}`;
  const first = await openStore(url);
  await first.run(sql`insert into scenarios values ('kept', 'none')`);
  first.close();
  const second = await openStore(url);
  expect(await second.rows(sql`select merchant from scenarios`)).toHaveLength(1);
  await second.run(sql`drop table wishes`);
  await second.run(sql`create table requests (id text primary key, at integer not null)`);
  await second.run(sql`create table elsewhere (id text)`);
  await second.run(sql`pragma user_version = 2`);
  second.close();
  const third = await openStore(url);
  const found = await third.rows(sql`select name from sqlite_master where type = 'table'`);
  const names = found.map((row) => textOf(row, 'name'));
  expect(names).toEqual(expect.arrayContaining(['scenarios', 'wishes', 'elsewhere']));
  expect(names).not.toContain('requests');
  expect(await third.rows(sql`select merchant from scenarios`)).toHaveLength(0);
  third.close();
});

test('has another version as soon as one table is another', () => {
  const known = [...tables.values()];
  expect(versionOf(known)).toBe(tablesVersion);
  expect(versionOf(known.slice(1))).not.toBe(tablesVersion);
  expect(versionOf(known.with(0, `${known[0]} -- more`))).not.toBe(tablesVersion);
});
