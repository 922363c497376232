import { keptLately } from '../memo';
import { readJavaPattern } from '../normalize/java-pattern';

/** Addresses as players have them: endings of any length, and the characters that mail providers allow in a name. */
const everyday = [
  'nora@mail.com',
  'nora@mail.info',
  'nora@mail.online',
  'nora@mail.co.uk',
  'nora+play@mail.com',
  'no-ra@mail.com',
];

/** Those that a pattern refuses, as a form matches it. What cannot be read is told as such elsewhere. */
export function refusedAddresses(pattern: string): readonly string[] {
  return kept(pattern, () => refusedBy(pattern));
}

/** Most brands have the same pattern. */
const kept = keptLately<string, readonly string[]>(64);

function refusedBy(pattern: string): readonly string[] {
  const read = readJavaPattern(pattern);
  if (read.kind !== 'pattern') return [];
  const expression = new RegExp(read.source, read.flags);
  return everyday.filter((address) => !expression.test(address));
}

/** Nobody has an address that passes. */
export function isNobody(refused: readonly string[]): boolean {
  return refused.length === everyday.length;
}
