import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '@/sandbox/store/open-store';
import { sql } from '@/sandbox/store/query';
import { numberOf, textOf } from '@/sandbox/store/rows';
import { directDownlines, isBelow, teamOf } from '@/sandbox/team/team';
import { ask, tokenOf } from './ask';
import { now, openSandbox } from './sandbox-world';

const folder = mkdtempSync(join(tmpdir(), 'team-'));
const db = `file:${join(folder, 'team.db')}`;
let store: Store;

beforeAll(async () => {
  const sandbox = await openSandbox({ db });
  const token = await tokenOf(sandbox, 'agent1');
  await ask(sandbox, { call: 'teamGamePnl', token, request: {} });
  await ask(sandbox, { call: 'teamGamePnl', token, request: {} });
  await sandbox.close();
  store = await openStore(db);
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const idOf = async (name: string) =>
  numberOf(
    (await store.first(sql`select id from members where merchant = 'NORTH' and username = ${name}`)) ?? {},
    'id',
  );

describe('the teams of the sandbox', () => {
  test('stand five levels deep below one agent, and small ones below two others [AGT-06]', async () => {
    const rows = await store.rows(
      sql`select username, type, lineage, reg_date from members where merchant = 'NORTH' and ${teamOf(`/${await idOf('agent1')}/`, 'id')}`,
    );
    expect(rows.length).toBeGreaterThan(1_990);
    const depths = rows.map((row) => textOf(row, 'lineage').split('/').length - 3);
    expect(Math.max(...depths)).toBe(5);
    const agents = rows.filter((row) => numberOf(row, 'type') !== 0).length;
    expect(agents / rows.length).toBeGreaterThan(0.05);
    expect(agents / rows.length).toBeLessThan(0.15);
    expect(rows.some((row) => numberOf(row, 'reg_date') > now - 3_600_000)).toBe(true);
    for (const name of ['agent41', 'agent42']) {
      const team = await store.rows(sql`select id from members where ${teamOf(`/${await idOf(name)}/`, 'id')}`);
      expect(team).toHaveLength(31);
    }
  });

  test('came over a year, and did something on each of the last ninety days [AGT-06]', async () => {
    const day = 86_400_000;
    const whose = teamOf(`/${await idOf('agent1')}/`, 'id');
    const oldest = await store.first(
      sql`select min(reg_date) as at from members where username not like 'agent%' and id < 100000 and ${whose}`,
    );
    expect(numberOf(oldest ?? {}, 'at')).toBeLessThan(now - 300 * day);
    const played = teamOf(`/${await idOf('agent1')}/`);
    const days = await store.rows(
      sql`select cast((${now} - at) / ${day} as integer) as ago, count(distinct member_id) as active from rounds
        where ${played} and at between ${now - 90 * day} and ${now} group by ago order by ago`,
    );
    expect(days.map((row) => numberOf(row, 'ago'))).toEqual(Array.from({ length: 90 }, (_, ago) => ago));
    expect(Math.min(...days.slice(0, 80).map((row) => numberOf(row, 'active')))).toBeGreaterThan(10);
  });

  test('know who is below whom, and each superior is in the lineage [AGT-06]', async () => {
    const [top, direct] = [await idOf('agent1'), await idOf('agent2')];
    expect(await isBelow(store, top, direct)).toBe(true);
    expect(await isBelow(store, direct, top)).toBe(false);
    expect(await isBelow(store, top, top)).toBe(false);
    expect(await directDownlines(store, top)).toContain(direct);
    const broken = await store.rows(
      sql`select m.id from members m join members a on a.id = m.agent_id where m.lineage <> a.lineage || m.id || '/'`,
    );
    expect(broken).toEqual([]);
  });

  test('have balances that their movements come to, never below nothing [AGT-06]', async () => {
    const wrong = await store.rows(
      sql`select w.member_id from wallets w join (select member_id, sum(minor) as minor, min(balance) as least from movements group by member_id) v
        on v.member_id = w.member_id where w.account_type = 2 and (w.minor <> v.minor or v.least < 0)`,
    );
    expect(wrong).toEqual([]);
  });
});
