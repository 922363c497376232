import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMember } from '@/sandbox/store/members';
import { openStore, type Store } from '@/sandbox/store/open-store';
import { readAll, readNumber, sql } from '@/sandbox/store/query';
import type { Row } from '@/sandbox/store/tables';
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

const idOf = async (name: string) => (await findMember(store, 'NORTH', name))?.id ?? 0;

describe('the teams of the sandbox', () => {
  test('stand five levels deep below one agent, and small ones below two others [AGT-06]', async () => {
    const rows = await readAll(
      store,
      sql<
        Row<'members'>
      >`select * from members where merchant = 'NORTH' and ${teamOf(`/${await idOf('agent1')}/`, 'id')}`,
    );
    expect(rows.length).toBeGreaterThan(1_990);
    const depths = rows.map((row) => row.lineage.split('/').length - 3);
    expect(Math.max(...depths)).toBe(5);
    const agents = rows.filter((row) => row.type !== 0).length;
    expect(agents / rows.length).toBeGreaterThan(0.05);
    expect(agents / rows.length).toBeLessThan(0.15);
    expect(rows.some((row) => row.regDate > now - 3_600_000)).toBe(true);
    for (const name of ['agent41', 'agent42']) {
      const team = await readAll(store, sql`select id from members where ${teamOf(`/${await idOf(name)}/`, 'id')}`);
      expect(team).toHaveLength(31);
    }
  });

  test('came over a year, and did something on each of the last ninety days [AGT-06]', async () => {
    const day = 86_400_000;
    const whose = teamOf(`/${await idOf('agent1')}/`, 'id');
    const oldest = await readNumber(
      store,
      sql`select min(reg_date) from members where username not like 'agent%' and id < 100000 and ${whose}`,
    );
    expect(oldest).toBeLessThan(now - 300 * day);
    const played = teamOf(`/${await idOf('agent1')}/`);
    const days = await readAll(
      store,
      sql<{
        ago: number;
        active: number;
      }>`select cast((${now} - at) / ${day} as integer) as ago, count(distinct member_id) as active from rounds
        where ${played} and at between ${now - 90 * day} and ${now} group by ago order by ago`,
    );
    expect(days.map((row) => row.ago)).toEqual(Array.from({ length: 90 }, (_, ago) => ago));
    expect(Math.min(...days.slice(0, 80).map((row) => row.active))).toBeGreaterThan(10);
  });

  test('know who is below whom, and each superior is in the lineage [AGT-06]', async () => {
    const [top, direct] = [await idOf('agent1'), await idOf('agent2')];
    expect(await isBelow(store, top, direct)).toBe(true);
    expect(await isBelow(store, direct, top)).toBe(false);
    expect(await isBelow(store, top, top)).toBe(false);
    expect(await directDownlines(store, top)).toContain(direct);
    const broken = await readAll(
      store,
      sql`select m.id from members m join members a on a.id = m.agent_id where m.lineage <> a.lineage || m.id || '/'`,
    );
    expect(broken).toEqual([]);
  });

  test('staked on every planted lottery order what it costs [AGT-06]', async () => {
    const unpaid = await readAll(
      store,
      sql`select o.order_no from lottery_orders o left join movements m on m.order_no = o.order_no
          and m.member_id = o.member_id and m.type_id = 4001 and m.minor = -o.minor
        where o.id > 10000000 and m.id is null`,
    );
    expect(unpaid).toEqual([]);
  });

  test('have balances that their movements come to, never below nothing [AGT-06]', async () => {
    const wrong = await readAll(
      store,
      sql`select w.member_id from wallets w join (select member_id, sum(minor) as minor, min(balance) as least from movements group by member_id) v
        on v.member_id = w.member_id where w.account_type = 2 and (w.minor <> v.minor or v.least < 0)`,
    );
    expect(wrong).toEqual([]);
  });
});
