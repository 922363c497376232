import { type Catalogue, isObject } from '@/engine';
import { madeOf } from '../../layouts/made-visitors';

const pending = '.pending';

/**
 * The personas in words: `for agents and guests`, `for everybody but VIP members (member-vip)`. `all` are the compared
 * personas. Personas who see it on the loaded page come first, then those who see it only while it loads, then visitors
 * that differ from a persona by one fact.
 */
export function whoWords(personas: readonly string[], all: readonly string[], catalogue: Catalogue): string {
  if (personas.length === 0) return 'for everybody';
  const everyone = all.filter((name) => !name.endsWith(pending));
  const settled = everyone.filter((name) => personas.includes(name));
  const loading = everyone.filter((name) => personas.includes(`${name}${pending}`) && !settled.includes(name));
  const words = [
    ...(settled.length > 0 ? [peopleWords(settled, everyone, catalogue)] : []),
    ...(loading.length > 0 ? [whileLoading(peopleWords(loading, everyone, catalogue))] : []),
    ...madeWords(personas, everyone, catalogue),
  ];
  return words.map((people) => `for ${people}`).join(', and ');
}

/** Visitors who differ from a persona by one fact. */
function madeWords(names: readonly string[], everyone: readonly string[], catalogue: Catalogue): readonly string[] {
  return [...byOtherwise(names)].map(
    ([otherwise, personas]) => `${peopleWords(personas, everyone, catalogue)} where ${otherwise} (no persona has that)`,
  );
}

/**
 * The visitors who do not meet what similar personas meet: `but not where play.pause is timeout (no persona has that)`.
 * Guests never have a pause. Other visitors are named: `but not for agents where …`.
 */
export function sparedWords(
  { personas, spared }: { readonly personas: readonly string[]; readonly spared: readonly string[] },
  all: readonly string[],
  catalogue: Catalogue,
): readonly string[] {
  const everyone = all.filter((name) => !name.endsWith(pending));
  const met = everyone.filter((name) => personas.includes(name) && name !== 'guest');
  return [...byOtherwise(spared)].map(([otherwise, found]) => {
    const isAll = met.every((name) => found.includes(name));
    const who = isAll ? '' : `for ${peopleWords(found, everyone, catalogue)} `;
    return `but not ${who}where ${otherwise} (no persona has that)`;
  });
}

/** The personas after which visitors are made, by what is otherwise with these. */
function byOtherwise(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const made of names.flatMap((name) => madeOf(name) ?? []))
    groups.set(made.otherwise, [...(groups.get(made.otherwise) ?? []), made.persona]);
  return groups;
}

/** Says "while loading" of the named people, not of those who are excluded. */
function whileLoading(people: string): string {
  const [who, others] = people.split(' but ');
  const waiting = `${who} whose information still loads`;
  if (others === undefined)
    return people === who && people.includes(' ') ? `${people}, while their information loads` : waiting;
  return `${waiting}, but not for ${others}`;
}

/** A persona in words: `members of type 40 (member-40)`. Without the name if its kind has only this persona. */
export function personaWords(name: string, { personas }: Catalogue): string {
  const of = personas[name.replace(/\.pending$/, '')];
  const called = typeof of?.called === 'string' ? of.called : undefined;
  const words = called === undefined ? name : isOnly(name) ? called : `${called} (${name.replace(/\.pending$/, '')})`;
  return name.endsWith(pending) ? `${words}, while their information loads` : words;
}

const isOnly = (name: string) => /^(?:guest|trial)(?:\.pending)?$/.test(name);

function peopleWords(names: readonly string[], all: readonly string[], catalogue: Catalogue): string {
  const others = all.filter((name) => !names.includes(name));
  if (others.length === 0) return 'everybody';
  if (others.join() === 'guest') return 'everybody who is logged in';
  if (others.length <= 2) return `everybody but ${list(others.map((name) => personaWords(name, catalogue)))}`;
  const groups = new Map<string, string[]>();
  for (const name of all) groups.set(groupOf(name, catalogue), [...(groups.get(groupOf(name, catalogue)) ?? []), name]);
  const parts = [...groups].flatMap(([group, members]) => groupWords({ group, members }, names, catalogue));
  return list([...parts.filter((part) => !part.includes(but)), ...parts.filter((part) => part.includes(but))]);
}

const but = ' other than ';

type Group = { readonly group: string; readonly members: readonly string[] };

function groupWords({ group, members }: Group, names: readonly string[], catalogue: Catalogue): readonly string[] {
  const called = (name: string) => personaWords(name, catalogue);
  const inside = members.filter((name) => names.includes(name));
  const outside = members.filter((name) => !names.includes(name));
  if (outside.length === 0) return [group];
  if (outside.length * 2 >= inside.length) return inside.map(called);
  const those = outside.map((name) => called(name).replace(new RegExp(`^${group} `), 'those '));
  return [`${group}${but}${list(those)}`];
}

const withoutAgency = [0, 4, 40];

function groupOf(name: string, { personas }: Catalogue): string {
  const persona = personas[name];
  const type = isObject(persona?.account) ? persona.account.type : undefined;
  if (persona?.trial === true) return 'trial players';
  if (typeof type !== 'number') return 'guests';
  return withoutAgency.includes(type) ? 'members' : 'agents';
}

/** `a, b and c`. */
export function list(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
