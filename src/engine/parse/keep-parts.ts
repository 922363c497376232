import { isList, isObject, own } from '../json';

/**
 * A value that was read anew, with the parts that are as they were before being the same objects: what is known of them by identity is found
 * again. The value itself is never the one before, so that it stands for its own file.
 */
export function keepParts(before: unknown, fresh: unknown): unknown {
  if (isList(before) && isList(fresh)) return fresh.map((part, index) => kept(before[index], part));
  if (!isObject(before) || !isObject(fresh) || !holdsParts(fresh)) return fresh;
  return Object.fromEntries(Object.entries(fresh).map(([key, part]) => [key, kept(own(before, key), part)]));
}

/** A table of texts holds none. */
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
