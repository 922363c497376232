import type { Line, States } from './outline';

type Part = Extract<Line, { kind: 'part' }>;

/** Equal keys: a visitor gets the same. Spaces between words depend on which element has which of them. */
export function lineKey(line: Line): string {
  return JSON.stringify(line.kind === 'text' ? { ...line, value: line.value.replaceAll(' ', '') } : line);
}

/** `button 'Help'`, `icon lock`. */
export function lineWords(line: Line): string {
  if (line.kind === 'part') return line.name === '' ? `${line.role} without a name` : `${line.role} '${line.name}'`;
  return line.kind === 'text' ? `'${line.value}'` : `${line.kind} ${line.value || 'without an address'}`;
}

/** What has taken the place of something of the same kind, as the end of a sentence. */
export function replacedWords(before: Line, after: Line): string {
  if (before.kind !== 'part' || after.kind !== 'part')
    return lineWords(before) === lineWords(after)
      ? `has ${lineWords(after)} at another place`
      : `has ${lineWords(after)} instead of ${lineWords(before)}`;
  const words = [
    ...(before.role === after.role ? namedWords(before, after) : roleWords(before, after)),
    ...stateWords(before, after),
  ];
  return words.length === 0 ? `has ${lineWords(after)} at another place` : words.join(', ');
}

function roleWords(before: Part, after: Part): readonly string[] {
  return [`has ${lineWords(after)} instead of ${lineWords(before)}`];
}

function namedWords(before: Part, after: Part): readonly string[] {
  if (before.name === after.name) return [];
  return [`names its ${after.role} ${after.name === '' ? 'nothing' : `'${after.name}'`} instead of '${before.name}'`];
}

function stateWords(before: Part, after: Part): readonly string[] {
  const names = [...new Set([...Object.keys(before.states), ...Object.keys(after.states)])].sort();
  const changed = names.filter((name) => before.states[name] !== after.states[name]);
  return changed.map(
    (name) =>
      `has ${name} ${shown(after.states, name)} instead of ${shown(before.states, name)} on ${lineWords(after)}`,
  );
}

function shown(states: States, name: string): string {
  const value = states[name];
  return value === undefined ? 'none' : value === '' ? 'on' : value;
}
