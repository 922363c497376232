import { type Facts, PENDING } from '../facts';
import { isList, isObject, isText } from '../json';

/**
 * A value with its fact bindings replaced by values. A property or a list entry whose fact has no value is left out, so
 * that the widget's default applies; inside a text it becomes empty. A part without bindings stays the same object, but
 * for a text with values.
 */
export function bindFacts(value: unknown, valueAt: (path: string) => unknown): unknown {
  if (isList(value))
    return withoutMissing(
      value,
      value.map((part) => bindFacts(part, valueAt)),
    );
  if (!isObject(value)) return value;
  if (isFactBinding(value)) return valueAt(value.fact);
  if (isText(value.t) && isObject(value.with)) return { ...value, with: bindTextValues(value.with, valueAt) };
  const keys = Object.keys(value);
  const parts = keys.map((key) => bindFacts(value[key], valueAt));
  if (parts.every((part, index) => part === value[keys[index] ?? ''])) return value;
  return Object.fromEntries(keys.flatMap((key, index) => (parts[index] === undefined ? [] : [[key, parts[index]]])));
}

/** The value of a fact for a binding. A fact that is loading has none. */
export function factValue(facts: Facts, path: string): unknown {
  const value = facts.get(path);
  return value === PENDING ? undefined : value;
}

/** The facts that a value is bound to. */
export function factsIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(factsIn);
  if (!isObject(value)) return [];
  return isFactBinding(value) ? [value.fact] : Object.values(value).flatMap(factsIn);
}

function isFactBinding(value: { readonly [key: string]: unknown }): value is { readonly fact: string } {
  return isText(value.fact) && Object.keys(value).length === 1;
}

function bindTextValues(values: object, valueAt: (path: string) => unknown): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bindFacts(value, valueAt) ?? '']));
}

function withoutMissing(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((part, index) => part === before[index]) ? before : after.filter((part) => part !== undefined);
}
