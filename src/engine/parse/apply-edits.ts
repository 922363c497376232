import type { TextEdit } from '../issue';
import { parseJson } from './parse-json';
import { changesNothing } from './syntax-fault';

/**
 * A text after edits, and the edits that were applied. Left out: edits that overlap, break the file, or change nothing.
 */
export type Edited = { readonly text: string; readonly done: readonly TextEdit[] };

/** Applies edits to a text. The result parses as well as the text did. */
export function applyEdits(text: string, edits: readonly TextEdit[]): Edited {
  const faultsBefore = countFaults(text);
  const applied: TextEdit[] = [];
  for (const edit of edits) {
    if (changesNothing(text, edit) || applied.some((other) => overlaps(edit, other))) continue;
    if (countFaults(withEdits(text, [...applied, edit])) <= faultsBefore) applied.push(edit);
  }
  return { text: withEdits(text, applied), done: applied };
}

function withEdits(text: string, edits: readonly TextEdit[]): string {
  const backwards = edits.toSorted((left, right) => right.offset - left.offset);
  return backwards.reduce(
    (result, edit) => result.slice(0, edit.offset) + edit.text + result.slice(edit.offset + edit.length),
    text,
  );
}

function overlaps(one: TextEdit, other: TextEdit): boolean {
  return one.offset < other.offset + other.length && other.offset < one.offset + one.length;
}

function countFaults(text: string): number {
  const { value, findings } = parseJson(text);
  return value === undefined ? Number.POSITIVE_INFINITY : findings.length;
}
