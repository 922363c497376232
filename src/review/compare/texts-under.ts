import { isObject, memoOne } from '@/engine';

/** Gives what stands as a text under a key, anywhere in a value of config, each once. Config does not change, so that an object is looked through once. */
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
