import { isList, isObject, type JsonObject, own } from '../json';

/**
 * A copy with the value at a path set, or removed by null. Objects that are missing on the way are made. Undefined if
 * the path leads into another kind of value, past the end of a list, or by an empty name or one of a prototype.
 */
export function setPath(target: JsonObject, path: readonly string[], value: unknown): JsonObject | undefined {
  const [name, ...rest] = path;
  if (name === undefined || name === '' || isPrototypeKey(name)) return undefined;
  if (rest.length === 0 && value === null) {
    const { [name]: _removed, ...others } = target;
    return others;
  }
  if (rest.length === 0) return { ...target, [name]: value };
  const inner = own(target, name) ?? {};
  if (isList(inner)) return setInList(target, name, inner, rest, value);
  const changed = isObject(inner) ? setPath(inner, rest, value) : undefined;
  return changed && { ...target, [name]: changed };
}

function setInList(
  target: JsonObject,
  name: string,
  list: readonly unknown[],
  rest: readonly string[],
  value: unknown,
) {
  const index = /^\d{1,4}$/.test(rest[0] ?? '') ? Number(rest[0]) : list.length;
  if (index >= list.length) return undefined;
  if (rest.length === 1) {
    return { ...target, [name]: value === null ? list.toSpliced(index, 1) : list.toSpliced(index, 1, value) };
  }
  const inner = list[index];
  const changed = isObject(inner) ? setPath(inner, rest.slice(1), value) : undefined;
  return changed && { ...target, [name]: list.toSpliced(index, 1, changed) };
}

function isPrototypeKey(name: string): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype';
}

/** The value that `setPath` would replace; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, part) => {
    if (isList(inner)) return inner[Number(part)];
    return isObject(inner) ? own(inner, part) : undefined;
  }, value);
}
