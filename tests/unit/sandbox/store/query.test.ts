import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '@/sandbox/store/open-store';
import { readNumber, sql, write } from '@/sandbox/store/query';
import { patient } from '../../../support/patience';

const round = { id: 'r1', memberId: 7, nodeId: 3, stake: 500, win: 0, at: 9 };

it('writes each value under the name of its column, in whatever order they stand', async () => {
  const store = await openStore(':memory:');
  const { at, win, ...rest } = round;
  const values = { at, win, ...rest };
  await store.insertInto('rounds').values(values).execute();
  expect(await store.selectFrom('rounds').selectAll().executeTakeFirst()).toEqual({
    id: 'r1',
    memberId: 7,
    nodeId: 3,
    stake: 500,
    win: 0,
    at: 9,
  });
  store.close();
});

it('writes in a transaction, all of it or nothing, and is counted as a write', async () => {
  const store = await openStore(':memory:');
  const before = store.writes();
  const work = write(store, async (statements) => {
    await statements.insertInto('rounds').values(round).execute();
    throw new Error('no money');
  });
  await expect(work).rejects.toThrow('no money');
  expect(await store.selectFrom('rounds').select('id').execute()).toEqual([]);
  await store.insertInto('rounds').values(round).execute();
  const again = await store.insertInto('rounds').orIgnore().values(round).executeTakeFirst();
  expect(again.numInsertedOrUpdatedRows).toBe(0n);
  expect(store.writes()).toBe(before + 3);
  store.close();
});

it('gives 0 for a number that is not there, and counts no read as a write', async () => {
  const store = await openStore(':memory:');
  await store.insertInto('rounds').values(round).execute();
  const before = store.writes();
  expect(await readNumber(store, sql`select sum(stake) from rounds where member_id = ${7}`)).toBe(500);
  expect(await readNumber(store, sql`select sum(stake) from rounds where member_id = ${8}`)).toBe(0);
  expect(store.writes()).toBe(before);
  store.close();
});

it('makes a transaction inside of another a part of it', async () => {
  const store = await openStore(':memory:');
  const outer = write(store, async (statements) => {
    await write(statements, (inner) => inner.insertInto('rounds').values(round).execute());
    throw new Error('no money');
  });
  await expect(outer).rejects.toThrow('no money');
  expect(await store.selectFrom('rounds').select('id').execute()).toEqual([]);
  store.close();
});

it('runs a hundred transactions at once one after the other', async () => {
  const store = await openStore(':memory:');
  await store.insertInto('house').values({ account: 'bank', minor: 0 }).execute();
  const steps = Array.from({ length: 100 }, () =>
    write(store, async (statements) => {
      const minor = await readNumber(statements, sql`select minor from house`);
      await sql`update house set minor = ${minor + 1}`.execute(statements);
    }),
  );
  await Promise.all(steps);
  expect(await readNumber(store, sql`select minor from house`)).toBe(100);
  store.close();
});

it('takes texts, numbers and null, and nothing that SQLite would turn into something else', async () => {
  const store = await openStore(':memory:');
  await store
    .insertInto('movements')
    .values({ ...movement, remark: null })
    .execute();
  expect(await store.selectFrom('movements').selectAll().executeTakeFirst()).toEqual({
    id: 1,
    ...movement,
    remark: null,
  });
  await expect(readNumber(store, sql`select ${true}`)).rejects.toThrow('A value of the type boolean cannot be kept');
  // A turn that failed has ended too.
  expect(await readNumber(store, sql`select ${1}`)).toBe(1);
  store.close();
});

const movement = { memberId: 7, accountType: 1, at: 9, typeId: 2, minor: -500, balance: 0, orderNo: 'r1' };

it('waits while another process holds the file for a moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-held-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `file:${join(folder, 'held.db')}`;
  const store = await openStore(url, patient(20_000));
  const program = `import { createClient } from '@libsql/client';
    const held = await createClient({ url: process.argv[1] }).transaction('write');
    console.log('held');
    setTimeout(() => held.commit(), 150);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await store.insertInto('rounds').values(round).execute();
  expect(await readNumber(store, sql`select count(*) from rounds`)).toBe(1);
  store.close();
});
