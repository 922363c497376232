import { hashNumberOf } from '../hash';

const names = [
  'rahim',
  'karim',
  'sumi',
  'mitu',
  'nadia',
  'tomal',
  'anik',
  'lamia',
  'omar',
  'sharmin',
  'joy',
  'riya',
  'sabbir',
  'tania',
  'imran',
  'puja',
  'farhan',
  'mim',
  'rakib',
  'jui',
  'shanto',
  'nila',
  'arif',
  'moni',
  'tuhin',
  'bithi',
  'sohel',
  'dipa',
] as const;

/** A level of a team: its members, and how many of them are agents; the next level is below these. */
export type Level = { readonly members: number; readonly agents: number };

export type Person = {
  readonly id: number;
  /** A seed that is the same each time, whatever the id. */
  readonly seed: number;
  readonly name: string;
  /** 0 member, 1 agent. */
  readonly type: number;
  readonly agentId: number;
  readonly lineage: string;
  /** Epoch ms. */
  readonly registered: number;
  readonly lastLogin: number | null;
};

/** A member with downlines: a planted one, or an account that was there before. */
export type Superior = { readonly id: number; readonly lineage: string };

type TeamSpec = {
  /** The seed of the team. */
  readonly seedText: string;
  readonly firstId: number;
  /** The superiors of the first level. */
  readonly tops: readonly Superior[];
  /** Further superiors of the second level, beside the first level's agents. */
  readonly otherSuperiors: readonly Superior[];
  readonly levels: readonly Level[];
  readonly now: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxAgeMs = 400 * dayMs;

/** The people of a team, level by level, the same each time. */
export function peopleOf({ seedText, firstId, tops, otherSuperiors, levels, now }: TeamSpec): readonly Person[] {
  const people: Person[] = [];
  let superiors = tops;
  for (const [depth, { members, agents }] of levels.entries()) {
    const level = Array.from({ length: members }, (_, index) => {
      const position = people.length + index;
      const id = firstId + position;
      const seed = hashNumberOf(`${seedText} ${position} person`);
      const superior = superiors[seed % superiors.length] ?? { id: 0, lineage: '/' };
      const isNew = index % 120 === 119;
      const registered = now - (isNew ? seed % hourMs : hourMs + Math.floor((maxAgeMs - hourMs) * fractionOf(seed)));
      const since = now - registered;
      return {
        id,
        seed,
        name: nameOf(seed, firstId + position),
        type: index < agents ? 1 : 0,
        agentId: superior.id,
        lineage: `${superior.lineage}${id}/`,
        registered,
        lastLogin: seed % 9 === 0 ? null : now - Math.floor(since * ((seed % 1000) / 1000) ** 3),
      };
    });
    people.push(...level);
    superiors = [...level.filter(({ type }) => type === 1), ...(depth === 0 ? otherSuperiors : [])];
  }
  return people;
}

/** A seed as a fraction of 1; by itself it is too small for a span of ms. */
function fractionOf(seed: number): number {
  return (seed % 9973) / 9973;
}

/** A name and the id, so that no two are the same. */
function nameOf(seed: number, id: number): string {
  return `${names[seed % names.length]}${id}`;
}
