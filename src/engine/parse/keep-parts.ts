import { isList, isObject, own } from '../json';

/**
 * A value read anew, in which every unchanged part is the same object as before, so that memos of it hold. The root is
 * always a new object, so that it stands for its own file.
 */
export function keepParts(oldValue: unknown, newValue: unknown): unknown {
  if (isList(oldValue) && isList(newValue)) return newValue.map((part, index) => reusePart(oldValue[index], part));
  if (!isObject(oldValue) || !isObject(newValue) || !holdsParts(newValue)) return newValue;
  return Object.fromEntries(Object.entries(newValue).map(([key, part]) => [key, reusePart(own(oldValue, key), part)]));
}

/** Whether a value has parts at all: a table of texts has none. */
function holdsParts(value: object): boolean {
  return Object.values(value).some((part) => typeof part === 'object' && part !== null);
}

function reusePart(oldValue: unknown, newValue: unknown): unknown {
  if (oldValue === newValue || typeof oldValue !== 'object' || typeof newValue !== 'object') return newValue;
  if (isList(oldValue) && isList(newValue)) {
    const parts = newValue.map((part, index) => reusePart(oldValue[index], part));
    return oldValue.length === parts.length && parts.every((part, index) => part === oldValue[index])
      ? oldValue
      : parts;
  }
  if (!isObject(oldValue) || !isObject(newValue)) return newValue;
  const names = Object.keys(oldValue);
  const entries = Object.entries(newValue).map(([key, part]) => [key, reusePart(own(oldValue, key), part)] as const);
  const isUnchanged =
    entries.length === names.length &&
    entries.every(([key, part], index) => key === names[index] && part === oldValue[key]);
  return isUnchanged ? oldValue : Object.fromEntries(entries);
}
