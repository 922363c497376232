import { createSeedRows } from '../planting/seed-rows';
import { accounts, seedPassword } from '../seed/accounts';
import { passwordHash } from '../store/members';
import { findRows, readNumber, type Statements, sql } from '../store/query';
import { addPast } from './past-play';
import { type Level, type Person, peopleOf, type Superior } from './people';

/** The top agents of the planted teams. */
const largeTop = 'agent1';
const smallTops = ['agent41', 'agent42'] as const;
/** Accounts below the large team's top that get downlines too, in its second level. */
const otherSuperiorNames = ['agent2', 'agentcontrac', 'agent7'] as const;

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
const firstSeededId = 100_000;

/** Gives the seeded accounts their superiors, and adds people with ninety days of play, some 2,000 below `agent1`. */
export async function plantTeam(
  statements: Statements,
  { merchant, now }: { readonly merchant: string; readonly now: number },
): Promise<void> {
  const rows = await findRows(statements, 'members', { merchant });
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const top = await placeBelow(statements, ids.get(largeTop), undefined);
  const smallSuperiors = [];
  for (const name of smallTops) smallSuperiors.push(await placeBelow(statements, ids.get(name), undefined));
  const otherSuperiors: Superior[] = [];
  for (const { username, type } of accounts) {
    const isTop = username === largeTop || smallTops.some((name) => name === username);
    if (isTop || type === trialType) continue;
    const superior = await placeBelow(statements, ids.get(username), top);
    if (superior && otherSuperiorNames.some((name) => name === username)) otherSuperiors.push(superior);
  }
  const lastId = await readNumber(statements, sql`select max(id) from members where id < ${firstSeededId}`);
  const people: Person[] = [];
  for (const [index, superior] of [top, ...smallSuperiors].entries()) {
    if (superior === undefined) continue;
    people.push(
      ...peopleOf({
        seedText: `${merchant} team ${index}`,
        firstId: lastId + 1 + people.length,
        tops: [superior],
        otherSuperiors: index === 0 ? otherSuperiors : [],
        levels: index === 0 ? largeLevels : smallLevels,
        now,
      }),
    );
  }
  await writeAll(statements, merchant, { people, now });
}

/** The type of members who try the site. They are in no team. */
const trialType = 4;

/** Puts an account below another, or at the top. */
async function placeBelow(
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

const seedHash = passwordHash(seedPassword, 'livery');

type PlantedPeople = { readonly people: readonly Person[]; readonly now: number };

async function writeAll(statements: Statements, merchant: string, { people, now }: PlantedPeople): Promise<void> {
  const rows = createSeedRows();
  for (const person of people) {
    const { id, name: username, type, registered: regDate, agentId, lineage } = person;
    // Nobody plays without having logged in.
    const lastLogin = Math.max(person.lastLogin ?? 0, addPast(rows, person, now)) || null;
    const member = { id, merchant, username, password: seedHash, type, regDate, lastLogin, agentId, lineage };
    rows.add('members', { ...member, toUpline: '1' });
  }
  await rows.write(statements);
}
