import { accounts, seedPassword } from '../seed/accounts';
import { bookAgainstHouse, mainAccount } from '../store/ledger';
import { passwordHash } from '../store/members';
import { sql } from '../store/query';
import { numberOf, type Statements, textOf } from '../store/rows';
import { type Past, pastOf } from './past-play';
import { type Level, type Person, peopleOf, type Superior } from './people';

/** Agents with teams of their own, and those directly below the large one's top who take part of the next level. */
const large = 'agent1';
const small = ['agent41', 'agent42'] as const;
const below = ['agent2', 'agentcontrac', 'agent7'] as const;

const largeLevels: readonly Level[] = [
  { members: 80, agents: 9 },
  { members: 320, agents: 32 },
  { members: 600, agents: 60 },
  { members: 600, agents: 60 },
  { members: 400, agents: 0 },
];
const smallLevels: readonly Level[] = [
  { members: 18, agents: 3 },
  { members: 12, agents: 0 },
];

/** Ids of seeded accounts begin here; those of the people of teams lie below. */
const firstSeeded = 100_000;

/** The seeded accounts in their places, and some 2,000 people below one of them with what they did in ninety days. */
export async function plantTeam(
  statements: Statements,
  { merchant, now }: { readonly merchant: string; readonly now: number },
): Promise<void> {
  const rows = await statements.rows(sql`select id, username from members where merchant = ${merchant}`);
  const ids = new Map(rows.map((row) => [textOf(row, 'username'), numberOf(row, 'id')]));
  const top = await placed(statements, ids.get(large), undefined);
  const tops = [];
  for (const name of small) tops.push(await placed(statements, ids.get(name), undefined));
  const others: Superior[] = [];
  for (const { username, type } of accounts) {
    const isTop = username === large || small.some((name) => name === username);
    if (isTop || type === trial) continue;
    const superior = await placed(statements, ids.get(username), top);
    if (superior && below.some((name) => name === username)) others.push(superior);
  }
  const last = await statements.first(sql`select max(id) as id from members where id < ${firstSeeded}`);
  const people: Person[] = [];
  for (const [index, superior] of [top, ...tops].entries()) {
    if (superior === undefined) continue;
    people.push(
      ...peopleOf({
        named: `${merchant} team ${index}`,
        firstId: numberOf(last ?? {}, 'id') + 1 + people.length,
        tops: [superior],
        others: index === 0 ? others : [],
        levels: index === 0 ? largeLevels : smallLevels,
        now,
      }),
    );
  }
  await write(statements, merchant, { people, now });
}

const trial = 4;

/** Puts an account below another, or at the top. */
async function placed(
  statements: Statements,
  id: number | undefined,
  superior: Superior | undefined,
): Promise<Superior | undefined> {
  if (id === undefined) return undefined;
  const lineage = `${superior?.lineage ?? '/'}${id}/`;
  await statements.run(
    sql`update members set agent_id = ${superior?.id ?? null}, lineage = ${lineage} where id = ${id}`,
  );
  return { id, lineage };
}

const hash = passwordHash(seedPassword, 'livery');

type Planted = { readonly people: readonly Person[]; readonly now: number };

async function write(statements: Statements, merchant: string, { people, now }: Planted): Promise<void> {
  const pasts = people.map((person) => pastOf(person, now));
  const all = (name: Exclude<keyof Past, 'balance'>) => pasts.flatMap((past) => past[name]);
  const insert = (into: string, columns: number, rows: readonly unknown[]) =>
    statements.run(
      sql`insert or ignore into ${sql.raw(into)} select ${sql.raw(
        Array.from({ length: columns }, (_, index) => `json_extract(value, '$[${index}]')`).join(', '),
      )} from json_each(${JSON.stringify(rows)})`,
    );
  await statements.run(
    sql`insert or ignore into members (id, username, type, reg_date, last_login, agent_id, lineage, merchant, password, to_upline,
      first_time, is_single, icon, checks_login, shows_dividend)
      select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
        json_extract(value, '$[4]'), json_extract(value, '$[5]'), json_extract(value, '$[6]'), ${merchant}, ${hash}, '1', 0, 1, '0', 0, 0
      from json_each(${JSON.stringify(
        people.map(({ id, name, type, registered, lastLogin, agentId, lineage }, index) => [
          ...[id, name, type, registered],
          ...[lastSeen(lastLogin, pasts[index]), agentId, lineage],
        ]),
      )})`,
  );
  await insert(
    'wallets (member_id, account_type, minor)',
    3,
    people.map(({ id }, index) => [id, mainAccount, pasts[index]?.balance ?? 0]),
  );
  await insert('movements (member_id, account_type, at, type_id, minor, balance, order_no)', 7, all('movements'));
  for (const [typeId, minor] of sumsByType(all('movements'))) await bookAgainstHouse(statements, typeId, minor);
  await insert('rounds (id, member_id, node_id, stake, win, at)', 6, all('rounds'));
  await insert(
    'lottery_orders (id, member_id, node_id, order_no, slip, minor, phases, winning_stop, at)',
    9,
    all('orders'),
  );
  await insert('lottery_details (id, master_id, member_id, numero, phase, opens_at, status, win)', 8, all('details'));
  await insert('deposits (member_id, ref, mode, minor, at, state)', 6, all('deposits'));
  await insert('withdrawals (member_id, ref, bank, minor, at, status)', 6, all('withdrawals'));
  await insert('rebates (member_id, category, stake, rate, minor, at)', 6, all('rebates'));
}

/** Nobody plays without having logged in. */
function lastSeen(login: number | null, past: Past | undefined): number | null {
  const played = past?.rounds.map((round) => Number(round.at(-1))) ?? [];
  return played.length === 0 ? login : Math.max(login ?? 0, ...played);
}

/** What rows of movements come to, by their type. */
function sumsByType(rows: Past['movements']): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [, , , typeId, minor] of rows) sums.set(Number(typeId), (sums.get(Number(typeId)) ?? 0) + Number(minor));
  return sums;
}
