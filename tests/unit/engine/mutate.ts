/** A reproducible stream of numbers below a bound (mulberry32). */
export type Dice = (bound: number) => number;

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  '',
  'x',
  'home',
  '__proto__',
  '$page',
  [],
  {},
  [[]],
  [null],
  { t: 'x' },
  { text: {} },
  { fact: 'x' },
  { item: 'x' },
  { is: 'agent' },
  { all: [] },
  { switch: 'x' },
  { at: 'member.type' },
  { do: 'navigate' },
  ['page'],
  { use: 'nav.entry' },
  { at: 'member.type', eq: '1' },
  { not: { not: true } },
  'a.b.c',
  '\u0000',
  'props.label',
  { slots: { body: ['page'] } },
];

/** One random change of a JSON text: of its characters, or of one value or key inside. */
export function mutate(text: string, dice: Dice): string {
  if (dice(10) === 0) return mutateCharacters(text, dice);
  return JSON.stringify(mutateValue(JSON.parse(text), dice, 0), null, 2);
}

function mutateCharacters(text: string, dice: Dice): string {
  const at = dice(text.length + 1);
  const characters = ['{', '}', '[', ']', '"', ',', ':', '\\', '\u0000', '//', '1', 'null'];
  return (
    text.slice(0, at) + (dice(2) === 0 ? '' : (characters[dice(characters.length)] ?? '')) + text.slice(at + dice(3))
  );
}

function mutateValue(value: unknown, dice: Dice, depth: number): unknown {
  const isHere = depth > 0 && dice(4) === 0;
  if (Array.isArray(value) && value.length > 0) return isHere ? mutateList(value, dice) : withPart(value, dice, depth);
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const entries = Object.entries(value);
    const at = dice(entries.length);
    const [key = '', part] = entries[at] ?? [];
    if (!isHere) return Object.fromEntries(entries.with(at, [key, mutateValue(part, dice, depth + 1)]));
    return Object.fromEntries(changedEntries(entries, at, dice));
  }
  return values[dice(values.length)];
}

function withPart(list: readonly unknown[], dice: Dice, depth: number): readonly unknown[] {
  const at = dice(list.length);
  return list.with(at, mutateValue(list[at], dice, depth + 1));
}

function mutateList(list: readonly unknown[], dice: Dice): unknown {
  const at = dice(list.length);
  const changes = [
    list.toSpliced(at, 1),
    [...list, list[at]],
    list.toReversed(),
    list.with(at, values[dice(values.length)]),
    values[dice(values.length)],
  ];
  return changes[dice(changes.length)];
}

function changedEntries(entries: readonly [string, unknown][], at: number, dice: Dice): readonly [string, unknown][] {
  const [key = '', part] = entries[at] ?? [];
  const [, other] = entries[dice(entries.length)] ?? [];
  const changes: readonly (readonly [string, unknown][])[] = [
    entries.toSpliced(at, 1),
    entries.with(at, [`${key}x`, part]),
    entries.with(at, [key, values[dice(values.length)]]),
    entries.with(at, [key, other]),
    [...entries, [String(values[dice(values.length)]), part]],
  ];
  return changes[dice(changes.length)] ?? entries;
}
