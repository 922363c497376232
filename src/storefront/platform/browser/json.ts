import { isObject, type JsonObject } from '@/engine/live';

/** Parses JSON. Undefined if it is broken. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // Broken JSON counts as missing.
  }
}

/** The fields of an unknown value; none if it is no object. */
export function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
