import { distance } from 'fastest-levenshtein';
import { messages } from '../messages';
import type { Input } from '../wire/input';
import { ControlError } from './control-error';

/** Refuses fields that nothing reads, because a misspelt one would be ignored otherwise. */
export function refuseUnknownFields(input: Input, names: readonly string[]): void {
  const unknownField = Object.keys(input.fields).find((field) => !names.includes(field));
  if (unknownField === undefined) return;
  throw new ControlError(messages.unknownField(unknownField, nearest(unknownField, names), names));
}

/** The trimmed text of a field, or a refusal that names the field. */
export function requiredField(input: Input, name: string): string {
  const text = input.text(name)?.trim() ?? '';
  if (text === '') throw new ControlError(messages.missingField(name));
  return text;
}

/** A whole number from 0 on. The default where the field is missing or empty. */
export function wholeField(input: Input, name: string, byDefault: number): number {
  // A field that holds no text is wrong, not missing: `-` is no number.
  const value = Object.hasOwn(input.fields, name) ? (input.text(name)?.trim() ?? '-') : '';
  if (value === '') return byDefault;
  if (!/^\d{1,9}$/.test(value)) throw new ControlError(messages.wrongField(name, 'a whole number'));
  return Number(value);
}

/** The closest name, where at least half of the letters match. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const distanceTo = (other: string) => distance(name.toLowerCase(), other.toLowerCase());
  const [best] = names.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return best !== undefined && distanceTo(best) * 2 <= Math.max(best.length, name.length) ? best : undefined;
}
