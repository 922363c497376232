import { type Catalogue, isObject } from '@/engine';
import { readVariantName } from '../../layouts/unmet-values';

const pendingSuffix = '.pending';

/**
 * The personas in words: `for agents and guests`, `for everybody but VIP members (member-vip)`. `all` are the compared
 * personas. Personas who see it on the loaded page come first, then those who see it only while it loads, then visitors
 * that differ from a persona by one fact.
 */
export function whoWords(personas: readonly string[], all: readonly string[], catalogue: Catalogue): string {
  if (personas.length === 0) return 'for everybody';
  const everyone = all.filter((name) => !name.endsWith(pendingSuffix));
  const loaded = everyone.filter((name) => personas.includes(name));
  const loading = everyone.filter((name) => personas.includes(`${name}${pendingSuffix}`) && !loaded.includes(name));
  const words = [
    ...(loaded.length > 0 ? [peopleWords(loaded, everyone, catalogue)] : []),
    ...(loading.length > 0 ? [whileLoading(peopleWords(loading, everyone, catalogue))] : []),
    ...variantWords(personas, everyone, catalogue),
  ];
  return words.map((people) => `for ${people}`).join(', and ');
}

/** Visitors who differ from a persona by one fact. */
function variantWords(names: readonly string[], everyone: readonly string[], catalogue: Catalogue): readonly string[] {
  return [...personasByDifference(names)].map(
    ([difference, personas]) =>
      `${peopleWords(personas, everyone, catalogue)} where ${difference} (no persona has that)`,
  );
}

/**
 * The visitors who do not meet what similar personas meet: `but not where play.pause is timeout (no persona has that)`.
 * Guests never have a pause. Other visitors are named: `but not for agents where …`.
 */
export function unaffectedWords(
  { personas, unaffected }: { readonly personas: readonly string[]; readonly unaffected: readonly string[] },
  all: readonly string[],
  catalogue: Catalogue,
): readonly string[] {
  const everyone = all.filter((name) => !name.endsWith(pendingSuffix));
  const metPersonas = everyone.filter((name) => personas.includes(name) && name !== 'guest');
  return [...personasByDifference(unaffected)].map(([difference, unaffectedPersonas]) => {
    const isAll = metPersonas.every((name) => unaffectedPersonas.includes(name));
    const who = isAll ? '' : `for ${peopleWords(unaffectedPersonas, everyone, catalogue)} `;
    return `but not ${who}where ${difference} (no persona has that)`;
  });
}

/** The personas of the named variants, by the value in which the variants differ. */
function personasByDifference(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const variant of names.flatMap((name) => readVariantName(name) ?? []))
    groups.set(variant.difference, [...(groups.get(variant.difference) ?? []), variant.persona]);
  return groups;
}

/** Says "while loading" of the named people, not of those who are excluded. */
function whileLoading(people: string): string {
  const [who, others] = people.split(' but ');
  const waitingWords = `${who} whose information still loads`;
  if (others === undefined)
    return people === who && people.includes(' ') ? `${people}, while their information loads` : waitingWords;
  return `${waitingWords}, but not for ${others}`;
}

/** A persona in words: `members of type 40 (member-40)`. Without the name if its kind has only this persona. */
export function personaWords(name: string, { personas }: Catalogue): string {
  const persona = personas[name.replace(/\.pending$/, '')];
  const kindName = typeof persona?.called === 'string' ? persona.called : undefined;
  const words =
    kindName === undefined
      ? name
      : isOnlyOfItsKind(name)
        ? kindName
        : `${kindName} (${name.replace(/\.pending$/, '')})`;
  return name.endsWith(pendingSuffix) ? `${words}, while their information loads` : words;
}

const isOnlyOfItsKind = (name: string) => /^(?:guest|trial)(?:\.pending)?$/.test(name);

function peopleWords(names: readonly string[], all: readonly string[], catalogue: Catalogue): string {
  const otherNames = all.filter((name) => !names.includes(name));
  if (otherNames.length === 0) return 'everybody';
  if (otherNames.join() === 'guest') return 'everybody who is logged in';
  if (otherNames.length <= 2) return `everybody but ${list(otherNames.map((name) => personaWords(name, catalogue)))}`;
  const groups = new Map<string, string[]>();
  for (const name of all) groups.set(groupOf(name, catalogue), [...(groups.get(groupOf(name, catalogue)) ?? []), name]);
  const parts = [...groups].flatMap(([group, members]) => groupWords({ group, members }, names, catalogue));
  return list([
    ...parts.filter((part) => !part.includes(exceptFor)),
    ...parts.filter((part) => part.includes(exceptFor)),
  ]);
}

const exceptFor = ' other than ';

type Group = { readonly group: string; readonly members: readonly string[] };

function groupWords({ group, members }: Group, names: readonly string[], catalogue: Catalogue): readonly string[] {
  const wordsOf = (name: string) => personaWords(name, catalogue);
  const inside = members.filter((name) => names.includes(name));
  const outside = members.filter((name) => !names.includes(name));
  if (outside.length === 0) return [group];
  if (outside.length * 2 >= inside.length) return inside.map(wordsOf);
  const exceptions = outside.map((name) => wordsOf(name).replace(new RegExp(`^${group} `), 'those '));
  return [`${group}${exceptFor}${list(exceptions)}`];
}

/** Types of accounts that have no agency. */
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
