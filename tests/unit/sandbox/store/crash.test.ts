import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { auditLedger } from '@/sandbox/store/audit-ledger';
import { balanceOf, mainAccount, move, movementTypes } from '@/sandbox/store/ledger';
import { openStore } from '@/sandbox/store/open-store';
import { sql } from '@/sandbox/store/query';
import { numberOf } from '@/sandbox/store/rows';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Moves money in a process of its own, and kills that amid its movements. */
async function crash(url: string, steps: number): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['src/ops/run.mjs', 'tests/support/move-money.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = 0;
  child.stdout.on('data', (text: Buffer) => {
    seen += text.length;
    if (seen >= steps) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
}

it('balances after the process was killed amid its movements, and each order is in one state [MEM-14]', async () => {
  const url = `file:${join(folder, 'killed.db')}`;
  expect(await crash(url, 20)).toBe('SIGKILL');
  const store = await openStore(url);
  const moved = await store.first(sql`select count(*) as moves from movements where type_id in (2003, 2004)`);
  expect(moved && numberOf(moved, 'moves')).toBeGreaterThan(60);
  const settled = await store.first(
    sql`select count(*) as orders from deposit_orders o join deposits d on d.ref = o.ref where d.state = 2`,
  );
  expect(settled && numberOf(settled, 'orders')).toBeGreaterThan(2);
  expect(await auditLedger(store)).toEqual([]);
  store.close();
});

it('is found out where money moves past the books [MEM-14]', async () => {
  const store = await openStore(':memory:');
  const movement = { memberId: 1, accountType: mainAccount, at: 1, orderNo: 'one', remark: '' };
  await store.write((statements) => move(statements, { ...movement, minor: 500, typeId: movementTypes.deposit }));
  await store.write((statements) => move(statements, { ...movement, minor: -200, typeId: movementTypes.bet }));
  expect(await balanceOf(store, 1, mainAccount)).toBe(300);
  expect(await store.rows(sql`select account, minor from house order by account`)).toEqual([
    { account: 'bank', minor: -500 },
    { account: 'games', minor: 200 },
  ]);
  expect(await auditLedger(store)).toEqual([]);
  await store.run(sql`update wallets set minor = minor + 1`);
  await store.run(sql`update house set minor = minor + 2 where account = 'bank'`);
  const faults = await auditLedger(store);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain('holds 1 more than moved in it');
  expect(faults[1]).toContain('"bank" is off by 2');
  store.close();
});
