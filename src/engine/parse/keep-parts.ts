import { isList, isObject, own } from '../json';

/**
 * A value read anew, in which every unchanged part is the same object as before, so that memos of it hold. The root is
 * always a new object, so that it stands for its own file.
 */
export function keepParts(before: unknown, fresh: unknown): unknown {
  if (isList(before) && isList(fresh)) return fresh.map((part, index) => kept(before[index], part));
  if (!isObject(before) || !isObject(fresh) || !holdsParts(fresh)) return fresh;
  return Object.fromEntries(Object.entries(fresh).map(([key, part]) => [key, kept(own(before, key), part)]));
}

/** Whether a value has parts at all: a table of texts has none. */
function holdsParts(value: object): boolean {
  return Object.values(value).some((part) => typeof part === 'object' && part !== null);
}

function kept(before: unknown, fresh: unknown): unknown {
  if (before === fresh || typeof before !== 'object' || typeof fresh !== 'object') return fresh;
  if (isList(before) && isList(fresh)) {
    const parts = fresh.map((part, index) => kept(before[index], part));
    return before.length === parts.length && parts.every((part, index) => part === before[index]) ? before : parts;
  }
  if (!isObject(before) || !isObject(fresh)) return fresh;
  const names = Object.keys(before);
  const entries = Object.entries(fresh).map(([key, part]) => [key, kept(own(before, key), part)] as const);
  const isAsBefore =
    entries.length === names.length &&
    entries.every(([key, part], index) => key === names[index] && part === before[key]);
  return isAsBefore ? before : Object.fromEntries(entries);
}
