import { isObject, memoByObject } from '@/engine';

/**
 * All texts under a key, anywhere in a value of config, each once. Config is never changed, so each object and each
 * list is searched once.
 */
export function textsUnder(key: string): (value: unknown) => readonly string[] {
  const textsInObject = memoByObject((object: object): readonly string[] => {
    const text: unknown = isObject(object) ? object[key] : undefined;
    return [...new Set([...(typeof text === 'string' ? [text] : []), ...Object.values(object).flatMap(textsIn)])];
  });
  function textsIn(value: unknown): readonly string[] {
    return typeof value === 'object' && value !== null ? textsInObject(value) : [];
  }
  return textsIn;
}
