import { isObject, memoOne } from '@/engine';

/**
 * All texts under a key, anywhere in a value of config, each once. Config is never changed, so each object is searched
 * once.
 */
export function textsUnder(key: string): (value: unknown) => readonly string[] {
  const inObject = memoOne((value: { readonly [name: string]: unknown }) => {
    const own = value[key];
    return [...new Set([...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(inValue)])];
  });
  const inValue = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(inValue);
    return isObject(value) ? inObject(value) : [];
  };
  return inValue;
}
