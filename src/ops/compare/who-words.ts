import { type Catalogue, isObject } from '@/engine';

const pending = '.pending';

/** For whom, in words: `for agents and guests`, `for everybody but member-vip`. `all` are the personas that were asked. */
export function whoWords(personas: readonly string[], all: readonly string[], catalogue: Catalogue): string {
  if (personas.length === 0) return 'for everybody';
  const settled = personas.filter((name) => !name.endsWith(pending));
  const loading = personas.filter((name) => name.endsWith(pending)).map((name) => name.slice(0, -pending.length));
  const onlyLoading = loading.filter((name) => !settled.includes(name));
  const everyone = all.filter((name) => !name.endsWith(pending));
  const parts = [
    ...(settled.length === 0 ? [] : [`for ${peopleWords(settled, everyone, catalogue)}`]),
    ...(onlyLoading.length === 0
      ? []
      : [`for ${peopleWords(onlyLoading, everyone, catalogue)} while their information loads`]),
  ];
  return parts.join(', and ');
}

function peopleWords(names: readonly string[], all: readonly string[], catalogue: Catalogue): string {
  const others = all.filter((name) => !names.includes(name));
  if (others.length === 0) return 'everybody';
  if (others.length <= 2) return `everybody but ${list(others)}`;
  const groups = new Map<string, string[]>();
  for (const name of all) groups.set(groupOf(name, catalogue), [...(groups.get(groupOf(name, catalogue)) ?? []), name]);
  return list([...groups].flatMap(([group, members]) => groupWords(group, members, names)));
}

function groupWords(group: string, members: readonly string[], names: readonly string[]): readonly string[] {
  const inside = members.filter((name) => names.includes(name));
  const outside = members.filter((name) => !names.includes(name));
  if (outside.length === 0) return [group];
  return outside.length * 2 < inside.length ? [`${group} (not ${list(outside)})`] : inside;
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
