import { isObject, type JsonObject } from '@/engine/live';

/** A text as JSON; undefined for what is none: half-written, or tampered with. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // Whoever reads it goes on as if it were not there.
  }
}

/** The fields of a value that may be anything; none where it has none. */
export function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
