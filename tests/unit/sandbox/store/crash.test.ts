import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { auditLedger } from '@/sandbox/store/audit-ledger';
import { balanceOf, mainAccount, move, movementTypes } from '@/sandbox/store/ledger';
import { openStore } from '@/sandbox/store/open-store';
import { readNumber, sql, write } from '@/sandbox/store/query';

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

it('balances after the process was killed amid its movements, and each order is in one state [MEM-14]', {
  tags: ['deep'],
}, async () => {
  const url = `file:${join(folder, 'killed.db')}`;
  expect(await crash(url, 20)).toBe('SIGKILL');
  const store = await openStore(url);
  const moves = await readNumber(store, sql`select count(*) from movements where type_id in (2003, 2004)`);
  expect(moves).toBeGreaterThan(60);
  const settled = await readNumber(
    store,
    sql`select count(*) from deposit_orders o join deposits d on d.ref = o.ref where d.state = 2`,
  );
  expect(settled).toBeGreaterThan(2);
  expect(await auditLedger(store)).toEqual([]);
  store.close();
});

it('is found out where money moves past the books [MEM-14]', async () => {
  const store = await openStore(':memory:');
  const movement = { memberId: 1, accountType: mainAccount, at: 1, orderNo: 'one', remark: '' };
  await write(store, (statements) => move(statements, { ...movement, minor: 500, typeId: movementTypes.deposit }));
  await write(store, (statements) => move(statements, { ...movement, minor: -200, typeId: movementTypes.bet }));
  expect(await balanceOf(store, 1, mainAccount)).toBe(300);
  expect(await store.selectFrom('house').select(['account', 'minor']).orderBy('account').execute()).toEqual([
    { account: 'bank', minor: -500 },
    { account: 'games', minor: 200 },
  ]);
  expect(await auditLedger(store)).toEqual([]);
  await sql`update wallets set minor = minor + 1`.execute(store);
  await sql`update house set minor = minor + 2 where account = 'bank'`.execute(store);
  const faults = await auditLedger(store);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain('holds 1 more than moved in it');
  expect(faults[1]).toContain('"bank" is off by 2');
  store.close();
});
