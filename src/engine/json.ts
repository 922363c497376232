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

/** A value under a key of the object itself, never of its prototype. */
export function own<T>(map: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;
}

/** The same for a value that may not be an object. */
export function pick(value: unknown, key: string): unknown {
  return isObject(value) ? own(value, key) : undefined;
}

/** The value of a JSON text; undefined if it is broken or missing. */
export function tryParseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // Broken JSON counts as missing.
  }
}
