import { canonicalJson, isObject, type JsonObject, memoTwo } from '@/engine';

/** A value that is another now, by its path: `props.columns`. */
export type LeafChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** Where two values of JSON differ. A text is one leaf, and so is a list. */
export function leafChanges(before: unknown, after: unknown): readonly LeafChange[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after)) return differences(before, after, '');
  return compared(before, after);
}

/** What a page gives to one visitor it gives to others too, as the same object. */
const compared = memoTwo((before: JsonObject, after: JsonObject) => differences(before, after, ''));

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

/** A text of config: a key of the tables, or the words by language. Props that have a text named `text` are none. */
export function isTextValue(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  return typeof value.t === 'string' || (isObject(value.text) && Object.keys(value.text).every(isLanguage));
}

const isLanguage = (key: string) => /^[a-z]{2,3}(?:-|$)/.test(key);

function isBranch(value: unknown): value is JsonObject {
  return isObject(value) && !isTextValue(value);
}
