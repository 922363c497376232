export type Json = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a key, or an empty one. */
export function objectAt(value: unknown, key: string): Json {
  const child = isObject(value) ? value[key] : undefined;
  return isObject(child) ? child : {};
}

/** The text under a key, or nothing. */
export function textAt(value: unknown, key: string): string | undefined {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}

export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'Y' || flag === 'true';
}
