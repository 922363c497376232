import { canonicalJson, isObject, type JsonObject, memoByTwo } from '@/engine';

/** A value that changed, by its path: `props.columns`. */
export type LeafChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** The values that differ in two JSON values. A text counts as one value, and so does a list. */
export function leafChanges(before: unknown, after: unknown): readonly LeafChange[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after)) return differences(before, after, '');
  return cachedDifferences(before, after);
}

/** Visitors who see the same part of a page share one object, so pairs of objects are compared once. */
const cachedDifferences = memoByTwo((before: JsonObject, after: JsonObject) => differences(before, after, ''));

function differences(before: unknown, after: unknown, path: string): readonly LeafChange[] {
  if (isEqual(before, after)) return [];
  if (!isBranch(before) || !isBranch(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].sort().flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`));
}

function isEqual(before: unknown, after: unknown): boolean {
  return (
    before === after ||
    JSON.stringify(before) === JSON.stringify(after) ||
    canonicalJson(before) === canonicalJson(after)
  );
}

/**
 * Whether a value is a text of config: a key of the tables, or words by language. An object of props with a prop called
 * `text` is not one.
 */
export function isTextValue(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  return typeof value.t === 'string' || (isObject(value.text) && Object.keys(value.text).every(isLanguage));
}

const isLanguage = (key: string) => /^[a-z]{2,3}(?:-|$)/.test(key);

function isBranch(value: unknown): value is JsonObject {
  return isObject(value) && !isTextValue(value);
}
