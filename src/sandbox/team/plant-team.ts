import { createSeedRows } from '../planting/seed-rows';
import { accounts, seedPassword } from '../seed/accounts';
import { passwordHash } from '../store/members';
import { findRows, readNumber, type Statements, sql } from '../store/query';
import { addPast } from './past-play';
import { type Level, type Person, peopleOf, type Superior } from './people';

/** Agents with teams of their own, and those below the large team's top who take part of its second level. */
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

/** Seeded accounts have ids from here on; people of teams have lower ones. */
const firstSeeded = 100_000;

/** Gives the seeded accounts their superiors, and adds some 2,000 people with ninety days of play below one of them. */
export async function plantTeam(
  statements: Statements,
  { merchant, now }: { readonly merchant: string; readonly now: number },
): Promise<void> {
  const rows = await findRows(statements, 'members', { merchant });
  const ids = new Map(rows.map((row) => [row.username, row.id]));
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
  const lastId = await readNumber(statements, sql`select max(id) from members where id < ${firstSeeded}`);
  const people: Person[] = [];
  for (const [index, superior] of [top, ...tops].entries()) {
    if (superior === undefined) continue;
    people.push(
      ...peopleOf({
        named: `${merchant} team ${index}`,
        firstId: lastId + 1 + people.length,
        tops: [superior],
        others: index === 0 ? others : [],
        levels: index === 0 ? largeLevels : smallLevels,
        now,
      }),
    );
  }
  await writeAll(statements, merchant, { people, now });
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
  await sql`update members set agent_id = ${superior?.id ?? null}, lineage = ${lineage}
    where id = ${id}`.execute(statements);
  return { id, lineage };
}

const hash = passwordHash(seedPassword, 'livery');

type Planted = { readonly people: readonly Person[]; readonly now: number };

async function writeAll(statements: Statements, merchant: string, { people, now }: Planted): Promise<void> {
  const rows = createSeedRows();
  for (const person of people) {
    const { id, name: username, type, registered: regDate, agentId, lineage } = person;
    // Nobody plays without having logged in.
    const lastLogin = Math.max(person.lastLogin ?? 0, addPast(rows, person, now)) || null;
    const member = { id, merchant, username, password: hash, type, regDate, lastLogin, agentId, lineage };
    rows.add('members', { ...member, toUpline: '1' });
  }
  await rows.write(statements);
}
