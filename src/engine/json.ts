/** The keys and indices that lead to a value, from the root of its file. */
export type JsonPath = readonly (string | number)[];

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The value of a key of its own, never one of the prototype's. */
export function own<T>(map: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;
}

/** The same for a value that may be no object at all. */
export function pick(value: unknown, key: string): unknown {
  return isObject(value) ? own(value, key) : undefined;
}
