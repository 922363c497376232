import { isObject, type JsonObject } from '@/engine/live';

/** The fields of an unknown value; none if it is no object. */
export function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
