import { isList, isObject } from './json';
import { memoByObject } from './memo';

/**
 * A hash of a text as 16 hex digits: two lanes of 32 bits, multiplied and folded at the end. It names content for
 * caches and golden files; it is no defence against someone who wants two texts to collide.
 */
export function hashText(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return hex(high) + hex(low);
}

/** JSON with its keys sorted at every level, so that equal values give equal text. Omits undefined properties. */
export function canonicalJson(value: unknown): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value)
    .sort()
    .filter((key) => value[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(',')}}`;
}

/** The hash of a JSON value. Remembered by identity, because such values are shared and never changed. */
export const hashOf = memoByObject((value: object): string => hashText(canonicalJson(value)));

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0');
}
