import { isObject, memoOne } from '@/engine';

/**
 * All texts under a key, anywhere in a value of config, each once. Config is never changed, so each object is searched
 * once.
 */
export function textsUnder(key: string): (value: unknown) => readonly string[] {
  const textsInObject = memoOne((value: { readonly [name: string]: unknown }) => {
    const text = value[key];
    return [...new Set([...(typeof text === 'string' ? [text] : []), ...Object.values(value).flatMap(textsInValue)])];
  });
  const textsInValue = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(textsInValue);
    return isObject(value) ? textsInObject(value) : [];
  };
  return textsInValue;
}
