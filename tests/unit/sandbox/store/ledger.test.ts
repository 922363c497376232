import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { balanceOf, mainAccount, move, movementTypes } from '@/sandbox/store/ledger';
import { openStore, type Store } from '@/sandbox/store/open-store';
import { readAll, readNumber, sql, write } from '@/sandbox/store/query';
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
  return write(store, async (statements) => {
    const left = await move(statements, movement(-stake, orderNo));
    await new Promise((resolve) => setTimeout(resolve, 1));
    return left !== undefined;
  });
}

test.each([':memory:', `file:${join(folder, 'deep/ledger.db')}`])(
  'ten bets at once conserve the money in %s [MEM-14]',
  async (url) => {
    const store = await openStore(url);
    await write(store, (statements) => move(statements, movement(1000, 'start')));
    const [bets, reads] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, index) => bet(store, 150, `bet ${index}`))),
      Promise.all(Array.from({ length: 10 }, () => balanceOf(store, 1, mainAccount))),
    ]);
    expect(bets.filter(Boolean)).toHaveLength(6);
    expect(reads.every((balance) => balance >= 0 && (1000 - balance) % 150 === 0)).toBe(true);
    expect(await balanceOf(store, 1, mainAccount)).toBe(100);
    expect(await readNumber(store, sql`select sum(minor) from movements`)).toBe(100);
    store.close();
  },
);

test('takes everything back where one step fails', async () => {
  const store = await openStore(':memory:');
  await write(store, (statements) => move(statements, movement(500, 'start')));
  const failing = write(store, async (statements) => {
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
  await sql`insert into scenarios values ('kept', 'none')`.execute(first);
  first.close();
  const second = await openStore(url);
  expect(await second.selectFrom('scenarios').selectAll().execute()).toHaveLength(1);
  await sql`drop table keyed_requests`.execute(second);
  await sql`create table requests (id text primary key, at integer not null)`.execute(second);
  await sql`create table elsewhere (id text)`.execute(second);
  await sql`pragma user_version = 2`.execute(second);
  second.close();
  const third = await openStore(url);
  const found = await readAll(third, sql<{ name: string }>`select name from sqlite_master where type = 'table'`);
  const names = found.map((row) => row.name);
  expect(names).toEqual(expect.arrayContaining(['scenarios', 'keyed_requests', 'elsewhere']));
  expect(names).not.toContain('requests');
  expect(await third.selectFrom('scenarios').selectAll().execute()).toHaveLength(0);
  third.close();
});

test('has another version as soon as one table is another', () => {
  const known = [...tables.values()];
  expect(versionOf(known)).toBe(tablesVersion);
  expect(versionOf(known.slice(1))).not.toBe(tablesVersion);
  expect(versionOf(known.with(0, `${known[0]} -- more`))).not.toBe(tablesVersion);
});
